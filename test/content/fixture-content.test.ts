import { checkContent } from "../../src/content-model/validate/check-content"
import { formatProblem } from "../../src/content-model/validate/problem"
import { fixtureContent } from "./sample"

test("the fixture content has no mistake", async () => {
  const problems = await checkContent(fixtureContent)
  expect(problems.filter(({ severity }) => severity === "error").map(formatProblem)).toEqual([])
})
