import { securityTxt } from "./site-files"

test("security.txt has an email address, a canonical URL, a language, and an end in less than a year (RFC 9116)", () => {
  const site = { email: "hello@gts.example", url: "https://gts.example" }
  expect(securityTxt(site, new Date("2026-03-01T12:00:00Z"))).toBe(
    "Contact: mailto:hello@gts.example\nExpires: 2027-01-25T12:00:00.000Z\nPreferred-Languages: en\n" +
      "Canonical: https://gts.example/.well-known/security.txt\n",
  )
})
