import { characterMistakes } from "../../../test/content/mistakes/character-mistakes"
import { consistencyMistakes } from "../../../test/content/mistakes/consistency-mistakes"
import { copiedFieldMistakes } from "../../../test/content/mistakes/copied/copied-field-mistakes"
import { copiedLinkMistakes } from "../../../test/content/mistakes/copied/copied-link-mistakes"
import { copiedMarkMistakes } from "../../../test/content/mistakes/copied/copied-mark-mistakes"
import { copiedPlaceholderMistakes } from "../../../test/content/mistakes/copied/copied-placeholder-mistakes"
import { copiedTextMistakes } from "../../../test/content/mistakes/copied/copied-text-mistakes"
import { legalWordingEdits } from "../../../test/content/mistakes/copied/legal-wording-edits"
import { copiedYamlMistakes } from "../../../test/content/mistakes/copied/copied-yaml-mistakes"
import { misreadMistakes } from "../../../test/content/mistakes/copied/misread-mistakes"
import { unfinishedMistakes } from "../../../test/content/mistakes/copied/unfinished-mistakes"
import { mistypedFieldMistakes } from "../../../test/content/mistakes/copied/mistyped-field-mistakes"
import { factMistakes } from "../../../test/content/mistakes/fact-mistakes"
import { contradictionMistakes } from "../../../test/content/mistakes/facts/contradiction-mistakes"
import { leftOverMistakes } from "../../../test/content/mistakes/copied/left-over-mistakes"
import { legalLeftOverEdits } from "../../../test/content/mistakes/copied/legal-left-over-edits"
import { dayMistakes } from "../../../test/content/mistakes/facts/day-mistakes"
import { figureMistakes } from "../../../test/content/mistakes/facts/figure-mistakes"
import { labelMistakes } from "../../../test/content/mistakes/facts/label-mistakes"
import { legalFactEdits } from "../../../test/content/mistakes/facts/legal-fact-edits"
import { legalFigureEdits } from "../../../test/content/mistakes/facts/legal-figure-edits"
import { siteFactMistakes } from "../../../test/content/mistakes/facts/site-fact-mistakes"
import { movedFileMistakes } from "../../../test/content/mistakes/files/moved-file-mistakes"
import { pictureMistakes } from "../../../test/content/mistakes/files/picture-mistakes"
import { secondVersionMistakes } from "../../../test/content/mistakes/files/second-version-mistakes"
import { imageMistakes } from "../../../test/content/mistakes/image-mistakes"
import { legalEdits } from "../../../test/content/mistakes/legal-edits"
import { legalFieldEdits } from "../../../test/content/mistakes/legal-field-edits"
import { legalOverlookedEdits } from "../../../test/content/mistakes/legal-overlooked-edits"
import { addressMistakes } from "../../../test/content/mistakes/links/address-mistakes"
import { linkMistakes } from "../../../test/content/mistakes/links/link-mistakes"
import { lostTextMistakes } from "../../../test/content/mistakes/lost-text-mistakes"
import { markdownMistakes } from "../../../test/content/mistakes/markdown-mistakes"
import { misplacedMistakes } from "../../../test/content/mistakes/misplaced-mistakes"
import { overlookedMistakes } from "../../../test/content/mistakes/overlooked-mistakes"
import { repetitionMistakes } from "../../../test/content/mistakes/repetition-mistakes"
import { tokenMistakes } from "../../../test/content/mistakes/token-mistakes"
import { exactFixMistakes } from "../../../test/content/mistakes/typed/exact-fix-mistakes"
import { causeMistakes } from "../../../test/content/mistakes/typed/cause-mistakes"
import { typedFileMistakes } from "../../../test/content/mistakes/typed/typed-file-mistakes"
import { typedTextMistakes } from "../../../test/content/mistakes/typed/typed-text-mistakes"
import { typedYamlMistakes } from "../../../test/content/mistakes/typed/typed-yaml-mistakes"
import { wordingMistakes } from "../../../test/content/mistakes/wording-mistakes"
import { edited, readValidFolder } from "../../../test/content/valid-folder"
import { checkFolder } from "./check-content"
import { formatProblem } from "./problem"
import type { Folder } from "./read-folder"

let folder: Folder
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ folder, remove } = await readValidFolder())
})
afterAll(() => remove())

const linesFor = async (edits: Parameters<typeof edited>[1], release = false) =>
  (await checkFolder(edited(folder, edits), { today: "2026-01-01", release })).map(formatProblem)

test.each([
  ...lostTextMistakes,
  ...overlookedMistakes,
  ...misplacedMistakes,
  ...factMistakes,
  ...characterMistakes,
  ...consistencyMistakes,
  ...markdownMistakes,
  ...wordingMistakes,
  ...linkMistakes,
  ...addressMistakes,
  ...imageMistakes,
  ...tokenMistakes,
  ...repetitionMistakes,
  ...copiedFieldMistakes,
  ...contradictionMistakes,
  ...dayMistakes,
  ...figureMistakes,
  ...labelMistakes,
  ...leftOverMistakes,
  ...movedFileMistakes,
  ...copiedMarkMistakes,
  ...copiedTextMistakes,
  ...copiedLinkMistakes,
  ...copiedYamlMistakes,
  ...typedYamlMistakes,
  ...causeMistakes,
  ...typedFileMistakes,
  ...typedTextMistakes,
  ...unfinishedMistakes,
  ...misreadMistakes,
  ...pictureMistakes,
  ...copiedPlaceholderMistakes,
  ...mistypedFieldMistakes,
  ...siteFactMistakes,
  ...exactFixMistakes,
  ...secondVersionMistakes,
])("the check prints the place and the fix when $mistake", async ({ edits, problems }) => {
  expect(problems).not.toEqual([])
  expect(await linesFor(edits)).toEqual(problems)
})

test.each([
  ...legalEdits,
  ...legalFieldEdits,
  ...legalOverlookedEdits,
  ...legalFactEdits,
  ...legalFigureEdits,
  ...legalLeftOverEdits,
  ...legalWordingEdits,
])("the check accepts $edit, also for a release", async ({ edits }) => {
  expect(await linesFor(edits)).toEqual([])
  const release = await linesFor(edits, true)
  expect(release.filter((line) => line.includes(" is sample data"))).toEqual([])
})
