import { render, screen, within } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { copyOf } from "../../../test/content/copy"
import { Layout } from "./layout"

jest.mock("../consent/cookie-banner", () => ({
  CookieBanner: ({ policyVersion }: { policyVersion: string }) => <p>Cookie choice for {policyVersion}</p>,
}))

const data = {
  profile: { ...copyOf("SiteProfile"), mark: { viewBox: "0 0 4 4", paths: [] } },
  cookieBanner: copyOf("CookieBanner"),
  allPlainPage: { nodes: [] },
  privacyPage: copyOf("PrivacyPage"),
  site: { buildTime: "2025" },
}

const show = (page = <h1>A page</h1>, hasSamples = false) => {
  jest.mocked(useStaticQuery).mockReturnValue({ ...data, profile: { ...data.profile, hasSamples } })
  return render(<Layout pathname="/blog">{page}</Layout>)
}

const Broken = (): never => {
  throw new Error("broken")
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

test.each([true, false])("a sentence says that the site has samples: %s", (hasSamples) => {
  show(undefined, hasSamples)
  expect(screen.queryAllByText(data.profile.labels.sampleSite)).toHaveLength(hasSamples ? 1 : 0)
})

test("a page that cannot be rendered leaves the menu and the footer", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  const { rerender } = show(<Broken />)
  const { labels, email } = data.profile
  const main = within(screen.getByRole("main"))
  expect(main.getByText(labels.broken)).toBeVisible()
  expect(screen.getByRole("navigation", { name: labels.mainNavigation })).toBeInTheDocument()
  expect(within(screen.getByRole("contentinfo")).getByRole("link", { name: email })).toBeVisible()
  rerender(<Layout pathname="/">Another page</Layout>)
  expect(main.getByText("Another page")).toBeVisible()
})
