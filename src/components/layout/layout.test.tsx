import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { copyOf } from "../../../test/copy"
import { mockIntersection } from "../../../test/intersection"
import { mockMatchMedia } from "../../../test/match-media"
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

test("the first thing on every page leads past the bar to the content", () => {
  show()
  const [first] = screen.getAllByRole("link")
  expect(first).toBe(screen.getByRole("link", { name: "Skip to the content" }))
  expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`)
})

test("the content can take the focus that the skip link sends there", () => {
  show()
  expect(screen.getByRole("main")).toHaveAttribute("tabindex", "-1")
})

test("the page stands in the main region, between bar and foot", () => {
  show()
  expect(within(screen.getByRole("main")).getByRole("heading", { name: "A page" })).toBeVisible()
  expect(screen.getByRole("banner")).toBeVisible()
  expect(screen.getByRole("contentinfo")).toBeVisible()
})

test("the cookie banner knows the version of the policy", () => {
  show()
  expect(screen.getByText(`Cookie choice for ${data.privacyPage.version}`)).toBeVisible()
})

test("the links know on which page they stand", () => {
  show("/")
  expect(screen.getByRole("link", { name: "Why Us" })).toHaveAttribute("href", "#why-choose-us")
})
