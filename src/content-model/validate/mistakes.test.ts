import path from "node:path"
import { fieldMistakes } from "../../../test/content/mistakes/field-mistakes"
import { fileMistakes } from "../../../test/content/mistakes/file-mistakes"
import { ordinaryMistakes } from "../../../test/content/mistakes/ordinary-mistakes"
import { textMistakes } from "../../../test/content/mistakes/text-mistakes"
import { yamlMistakes } from "../../../test/content/mistakes/yaml-mistakes"
import { withValidCopy } from "../../../test/content/valid-copy"
import { checkContent } from "./check-content"
import { formatProblem } from "./problem"

const linesFor = (edits: Parameters<typeof withValidCopy>[0]) =>
  withValidCopy(edits, async (root) =>
    (await checkContent(path.join(root, "content"), { today: "2026-01-01" })).map(formatProblem),
  )

test("content without a mistake has no problem", async () => {
  expect(await linesFor([])).toEqual([])
})

test.each([...ordinaryMistakes, ...fieldMistakes, ...yamlMistakes, ...textMistakes, ...fileMistakes])(
  "the check prints the place and the fix when $mistake",
  async ({ edits, problems }) => {
    expect(await linesFor(edits)).toEqual(problems)
  },
)
