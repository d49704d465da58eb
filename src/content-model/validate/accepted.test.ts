import { accepted } from "../../../test/content/accepted"
import { problemsOf } from "../../../test/content/edited-site"
import { formatProblem } from "./problem"

test.each(accepted)("the check has nothing to say about this: $title", async ({ edits }) => {
  expect((await problemsOf(edits)).map(formatProblem)).toEqual([])
})
