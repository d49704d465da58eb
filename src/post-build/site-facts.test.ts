import { readSiteFacts } from "./site-facts"
import { siteFactsFixture } from "../../test/content/site-facts"

const answerWith = (response: object) => ({ graphql: () => Promise.resolve(response) as never })

test("the data of the query are returned", async () => {
  const data = siteFactsFixture([])
  await expect(readSiteFacts(answerWith({ data }))).resolves.toBe(data)
})

test.each([{ errors: ["Unknown field"] }, { data: null, errors: ["Unknown field"] }])(
  "a query that fails is an error with the messages of GraphQL",
  async (response) => {
    await expect(readSiteFacts(answerWith(response))).rejects.toThrow(/could not be read.*Unknown field/)
  },
)
