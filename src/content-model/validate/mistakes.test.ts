import { fieldMistakes } from "../../../test/content/mistakes/field-mistakes"
import { fileMistakes } from "../../../test/content/mistakes/file-mistakes"
import { foreignFileMistakes } from "../../../test/content/mistakes/files/moved-file-mistakes"
import { cloudMistakes } from "../../../test/content/mistakes/files/second-version-mistakes"
import { ordinaryMistakes } from "../../../test/content/mistakes/ordinary-mistakes"
import { textMistakes } from "../../../test/content/mistakes/text-mistakes"
import { yamlMistakes } from "../../../test/content/mistakes/yaml-mistakes"
import { checkValidCopy } from "../../../test/content/valid-copy"

test("content without a mistake has no problem", async () => {
  expect(await checkValidCopy([])).toEqual([])
})

test.each([
  ...ordinaryMistakes,
  ...fieldMistakes,
  ...yamlMistakes,
  ...textMistakes,
  ...fileMistakes,
  ...foreignFileMistakes,
  ...cloudMistakes,
])("the check prints the place and the fix when $mistake", async ({ edits, problems }) => {
  expect(await checkValidCopy(edits)).toEqual(problems)
})
