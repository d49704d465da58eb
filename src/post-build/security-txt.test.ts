import { securityTxt } from "./security-txt"

const now = new Date("2026-03-01T12:00:00Z")
const fields = (text: string) =>
  new Map(
    text
      .trimEnd()
      .split("\n")
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  )
const made = fields(securityTxt({ email: "hello@gts.example", url: "https://gts.example" }, now))

test("it says whom to write to, where it belongs and in which language", () => {
  expect(made.get("Contact")).toBe("mailto:hello@gts.example")
  expect(made.get("Canonical")).toBe("https://gts.example/.well-known/security.txt")
  expect(made.get("Preferred-Languages")).toBe("en")
})

test("it is good for more than a month and less than a year, as RFC 9116 asks", () => {
  const days = (Date.parse(made.get("Expires") ?? "") - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test("each field stands once", () => {
  expect([...made.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"])
})
