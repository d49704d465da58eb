import { isPublished, publication } from "./publication"

const production = { NODE_ENV: "production" } as const

test("a build for the public shows published articles only, as of today", () => {
  expect(publication(production)).toEqual({
    today: new Date().toISOString().slice(0, 10),
    preview: false,
    showsUnpublished: false,
  })
})

test("SITE_TODAY is the day of the build", () => {
  expect(publication({ ...production, SITE_TODAY: "2028-02-29" }).today).toBe("2028-02-29")
})

test.each(["tomorrow", "2027-02-29", "2027-1-1"])("SITE_TODAY=%s is refused", (SITE_TODAY) => {
  expect(() => publication({ ...production, SITE_TODAY })).toThrow(`it is "${SITE_TODAY}"`)
})

test("a preview shows everything", () => {
  expect(publication({ ...production, SITE_PREVIEW: "1" })).toMatchObject({
    preview: true,
    showsUnpublished: true,
  })
})

test("develop shows everything and is not a preview", () => {
  expect(publication({ NODE_ENV: "development" })).toMatchObject({ preview: false, showsUnpublished: true })
})

test.each([
  ["the day before its date", { draft: false, date: "2027-03-02" }, false],
  ["on its day", { draft: false, date: "2027-03-01" }, true],
  ["after its day", { draft: false, date: "2020-01-01" }, true],
  ["as a draft", { draft: true, date: "2020-01-01" }, false],
])("an article is public or not: %s", (_, article, expected) => {
  expect(isPublished(article, "2027-03-01")).toBe(expected)
})
