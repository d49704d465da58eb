import path from "node:path"
import { routes } from "../../site/routes"
import { isBroken } from "../content-file"
import { collections, exampleOf, folderOf, singleFiles, typeOfFile } from "../content-types"
import { slugsLock } from "../slugs-lock"
import { filesOfPicture, logoFile, shownFormats, socialPicture } from "./check-pictures"
import { closestMatch, fileProblem, type Problem } from "./problem"
import type { Folder } from "./read-folder"
import type { Reference } from "./references"

/** The credits of the owner, which begin those of the site; relative to `content/`. */
const creditsFile = `../static${routes.credits}`

const neededFiles = [...singleFiles.map(({ file }) => file), socialPicture, slugsLock, creditsFile]

/** Returns the fix for a file that no page reads. */
const fixOf = (file: string, missing: readonly string[]): string => {
  const meant = closestMatch(file, missing)
  if (meant) return `give it the name content/${meant}, or delete it`
  if (shownFormats.test(file.toLowerCase())) return "write the ending of its name in small letters"
  const collection = collections.find((each) => file.startsWith(`${folderOf(each)}/`))
  return `${collection ? `name it like ${exampleOf(collection)}` : "move it to its folder"}, or delete it`
}

/** Warns about pictures that no text beside them names, unless one of these texts names a missing picture. */
const unusedPictures = ({ paths, sources }: Folder, pictures: readonly Reference[]): Problem[] => {
  const named = pictures.map(filesOfPicture)
  const used = new Set([socialPicture, ...named.flat()])
  const unclear = new Set([
    ...named
      .filter(([main]) => !paths.has(main) || !shownFormats.test(main))
      .map(([main]) => path.posix.dirname(main)),
    ...sources.filter(isBroken).map((source) => path.posix.dirname(source.path)),
  ])
  return [...paths]
    .filter((file) => shownFormats.test(file) && !used.has(file) && !unclear.has(path.posix.dirname(file)))
    .map((file) =>
      fileProblem(file, "no file shows this picture", "name it in a file beside it, or delete it", "warning"),
    )
}

/** Checks that every file is used, and that no file that a page needs is missing. */
export const checkFiles = (folder: Folder, pictures: readonly Reference[]): Problem[] => {
  const { paths, downloads } = folder
  const present = new Set([...paths, ...downloads.map((file) => `../static${file}`)])
  const missing = neededFiles.filter((file) => !present.has(file))
  const unread = [...paths].filter(
    (file) =>
      ![...neededFiles, logoFile].includes(file) && !typeOfFile(file).contentType && !shownFormats.test(file),
  )
  // The fix of an unread file names the missing one.
  const lost = missing.filter((file) => !unread.some((other) => closestMatch(other, missing) === file))
  const types = [...paths].map((file) => typeOfFile(file).contentType)
  const empty = collections.filter((collection) => !collection.mayBeEmpty && !types.includes(collection))
  const undo = "put it back as it was: see “Undo a change” in docs/editing.md"
  return [
    ...lost.map((file) => fileProblem(file, "the file is missing", undo)),
    ...empty.map((each) =>
      fileProblem(folderOf(each), "no file of this kind is left", `add one as ${exampleOf(each)}`),
    ),
    ...unread.map((file) => fileProblem(file, "no page reads this file", fixOf(file, missing))),
    ...unusedPictures(folder, pictures),
  ]
}
