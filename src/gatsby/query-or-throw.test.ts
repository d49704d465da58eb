import { queryOrThrow } from "./query-or-throw"

test("an answered query gives its data", async () => {
  await expect(queryOrThrow(Promise.resolve({ data: { pages: 3 } }), "the sitemap")).resolves.toEqual({
    pages: 3,
  })
})

test("a query that failed stops the build and says what it was for", async () => {
  const failed = Promise.resolve({ errors: ["Unknown field"] })
  await expect(queryOrThrow(failed, "the sitemap")).rejects.toThrow(
    /for the sitemap could not be read.*Unknown field/,
  )
})
