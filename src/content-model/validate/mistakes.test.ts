import path from "node:path"
import { fieldSlips } from "../../../test/content/mistakes/field-mistakes"
import { fileSlips } from "../../../test/content/mistakes/file-mistakes"
import { ordinarySlips } from "../../../test/content/mistakes/ordinary-mistakes"
import { textSlips } from "../../../test/content/mistakes/text-mistakes"
import { yamlSlips } from "../../../test/content/mistakes/yaml-mistakes"
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

test.each([...ordinarySlips, ...fieldSlips, ...yamlSlips, ...textSlips, ...fileSlips])(
  "says where it is and what to do when $slip",
  async ({ edits, problems }) => {
    expect(await linesFor(edits)).toEqual(problems)
  },
)
