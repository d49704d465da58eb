import { render, screen } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { copyOf } from "../../../test/content/copy"
import { mockIntersection } from "../../../test/dom/mock-intersection"
import { mockMatchMedia } from "../../../test/dom/mock-match-media"
import { Layout } from "./layout"

jest.mock("../consent/cookie-banner", () => ({
  CookieBanner: ({ policyVersion }: { policyVersion: string }) => <p>Cookie choice for {policyVersion}</p>,
}))

const data = {
  profile: { ...copyOf("SiteProfile", "site.yml"), mark: { viewBox: "0 0 4 4", paths: [] } },
  cookieBanner: copyOf("CookieBanner", "cookie-banner.yml"),
  allPlainPage: { nodes: [] },
  privacyPage: copyOf("PrivacyPage", "pages/privacy-policy.yml"),
  site: { buildTime: "2025" },
}

const show = () => {
  mockIntersection()
  mockMatchMedia()
  jest.mocked(useStaticQuery).mockReturnValue(data)
  render(
    <Layout pathname="/blog">
      <h1>A page</h1>
    </Layout>,
  )
}

test("the first link skips to the main region, which has the page and is focusable", () => {
  show()
  const main = screen.getByRole("main")
  expect(screen.getAllByRole("link")[0]).toHaveAttribute("href", `#${main.id}`)
  expect(main).toHaveAttribute("tabindex", "-1")
  expect(main).toContainElement(screen.getByRole("heading", { name: "A page" }))
  expect(screen.getByRole("banner")).toBeVisible()
  expect(screen.getByRole("contentinfo")).toBeVisible()
})

test("the cookie banner gets the version of the policy", () => {
  show()
  expect(screen.getByText(`Cookie choice for ${data.privacyPage.version}`)).toBeVisible()
})
