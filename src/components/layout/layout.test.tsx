import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { copyOf } from "../../../test/content/copy"
import { mockIntersection } from "../../../test/dom/mock-intersection"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { Layout } from "./layout"

jest.mock("../consent/cookie-banner", () => ({
  CookieBanner: ({ policyVersion }: { policyVersion: string }) => <p>Cookie choice for {policyVersion}</p>,
}))

const data = {
  profile: copyOf("SiteProfile", "site.yml"),
  cookieBanner: copyOf("CookieBanner", "cookie-banner.yml"),
  privacyPage: copyOf("PrivacyPage", "pages/privacy-policy.yml"),
  site: { buildTime: "2025" },
}

beforeEach(() => {
  mockIntersection()
  mockMatchMedia()
  jest.mocked(useStaticQuery).mockReturnValue(data)
})

const show = (pathname = "/blog") =>
  render(
    <Layout pathname={pathname}>
      <h1>A page</h1>
    </Layout>,
  )

test("the first link of every page skips to the content", () => {
  show()
  const [first] = screen.getAllByRole("link")
  expect(first).toBe(screen.getByRole("link", { name: "Skip to the content" }))
  expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`)
})

test("the content is focusable for the skip link", () => {
  show()
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1")
})

test("the page is in the main region, between site header and footer", () => {
  show()
  expect(within(screen.getByRole("main")).getByRole("heading", { name: "A page" })).toBeVisible()
  expect(screen.getByRole("banner")).toBeVisible()
  expect(screen.getByRole("contentinfo")).toBeVisible()
})

test("the cookie banner gets the version of the policy", () => {
  show()
  expect(screen.getByText(`Cookie choice for ${data.privacyPage.version}`)).toBeVisible()
})
