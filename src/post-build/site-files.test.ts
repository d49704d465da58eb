import { manifest, robots, securityTxt } from "./site-files"

test("the manifest has the name and the colours of the site", () => {
  expect(manifest({ name: "Lodestar", description: "Advice" })).toMatchObject({
    name: "Lodestar",
    theme_color: "#0b1e31",
    background_color: "#f7f4ec",
  })
})

test("robots.txt disallows nothing and names the absolute URL of the sitemap", () => {
  expect(robots("https://site.test")).toBe(
    "User-agent: *\nDisallow:\n\nSitemap: https://site.test/sitemap.xml\n",
  )
})

const now = new Date("2026-03-01T12:00:00Z")
const fieldsOf = (text: string) =>
  new Map(
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )
const made = fieldsOf(securityTxt({ email: "hello@gts.example", url: "https://gts.example" }, now))

test("security.txt has an email address, a canonical URL and a language", () => {
  expect(made.get("Contact")).toBe("mailto:hello@gts.example")
  expect(made.get("Canonical")).toBe("https://gts.example/.well-known/security.txt")
  expect(made.get("Preferred-Languages")).toBe("en")
})

test("security.txt expires after more than a month and less than a year, as RFC 9116 recommends", () => {
  const days = (Date.parse(made.get("Expires") ?? "") - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})
