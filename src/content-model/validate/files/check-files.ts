import path from "node:path"
import { plainPagePath, redirectedSections, routes } from "../../../site/routes"
import { plainLetters } from "../../../site/plain-letters"
import { filesOfType, slugOf } from "../../content-file"
import { collections, exampleOf, folderOf, isRead, singleFiles, typeOfFile } from "../../content-types"
import type { ImageReference } from "../references"
import { mainPicture, markFile, picturePath, socialPicture } from "../images/check-images"
import { shownFormats } from "../images/image-names"
import { closestMatch, problemAt, fileProblem, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import { strayFolders } from "./check-article-folders"
import { slugsLock } from "./check-slugs"
import { creditsFile } from "./check-static"

type Files = ReadonlySet<string>

const neededFiles = [...singleFiles.map(({ file }) => file), socialPicture, slugsLock, creditsFile]

/** Returns the fix for a file that no page reads. `missing` are the files that a page needs and does not have. */
const fixOf = (file: string, missing: readonly string[]): string => {
  const tidy = plainLetters(file)
    .replace(/[^a-z0-9/.-]+/g, "-")
    .replace(/\.txt$/, "")
  const meant = closestMatch(file, missing) ?? [tidy, tidy.replace(/(?:\.markdown)?$/, ".md")].find(isRead)
  if (meant) return `give it the name content/${meant}, or delete it`
  if (/\.(?:png|jpe?g|webp|avif|gif|tiff?|bmp|hei[cf]|svg)$/i.test(file)) {
    return "save it as a .png or .jpg, with small letters, or delete it"
  }
  if (!/\.(?:md|ya?ml)$/.test(file)) {
    return "delete it here; the guide says how to offer a file to download, which makes it public"
  }
  const collection = collections.find((each) => file.startsWith(`${folderOf(each)}/`))
  return collection
    ? `name it like ${exampleOf(collection)}, or delete it`
    : "move it to where it belongs with a name that ends in .yml or .md, or delete it"
}

/** Warns about pictures that no text beside them names. */
const unusedPictures = ({ paths, sources }: Folder, needed: Files, unreadable: Files): Problem[] => {
  const isNamed = (file: string) => {
    const { dir } = path.posix.parse(file)
    const names = [file, mainPicture(file)].map((each) => path.posix.basename(each).normalize())
    const beside = sources.filter((source) => path.posix.dirname(source.path) === dir)
    return beside.some(
      ({ file: name, values, text }) =>
        unreadable.has(name) || !values || names.some((each) => text.normalize().includes(each)),
    )
  }
  return [...paths]
    .filter((file) => shownFormats.test(file) && !needed.has(mainPicture(file)) && !isNamed(file))
    .map((file) => {
      const fix = file.startsWith("mark.")
        ? `save the logo as an SVG with the name ${markFile}`
        : "name it in a file beside it, or delete it"
      return fileProblem(file, "no file shows this picture", fix, "warning")
    })
}

/** Paths that the site, the service, the editor or Gatsby uses, and that no plain page can have. */
const usedPaths: readonly string[] = [
  ...Object.values(routes),
  ...redirectedSections.map((section) => `/${section}`),
  ...["/admin", "/functions", "/index", "/page-data", "/social", "/static"],
]

/** Reports plain pages whose address something else on the site has, for example a file in the folder static. */
const usedAddresses = ({ sources, downloads }: Folder): Problem[] =>
  filesOfType(sources, "PlainPage").flatMap((source) => {
    const address = plainPagePath(slugOf(source))
    const used = [...usedPaths, ...downloads].map((each) => each.replace(/\.html?$/, ""))
    const isUsed = used.some((each) => `${each}/`.startsWith(`${address}/`))
    const message = `the address ${address} already belongs to another page or file of the site`
    return isUsed ? [problemAt(source, 0, message, "give this file another name")] : []
  })

/** Checks that every file is used, and that no file that a page needs is missing. */
export const checkFiles = (
  folder: Folder,
  images: readonly ImageReference[],
  unreadable: Files,
): Problem[] => {
  const stray = strayFolders(folder.paths).map((name) => `articles/${name}/`)
  const paths = new Set([...folder.paths].filter((file) => !stray.some((name) => file.startsWith(name))))
  const left = [...paths].map((file) => typeOfFile(file).contentType)
  const present = new Set([...paths, ...folder.downloads.map((file) => `../static${file}`)])
  const missing = neededFiles.filter((file) => !present.has(file))
  const needed = new Set([...neededFiles, ...images.map(picturePath)])
  const unread = [...paths].filter(
    (file) => !needed.has(file) && file !== markFile && !isRead(file) && !shownFormats.test(file),
  )
  const lost = missing.filter((file) => !unread.some((other) => closestMatch(other, missing) === file))
  const empty = collections.filter((collection) => !collection.mayBeEmpty && !left.includes(collection))
  const undo = "put it back as it was: see “Undo a change” in docs/editing.md"
  return [
    ...lost.map((file) => fileProblem(file, "the file is missing", undo)),
    ...empty.map((collection) =>
      fileProblem(
        folderOf(collection),
        "no file of this kind is left",
        `add one as ${exampleOf(collection)}`,
      ),
    ),
    ...unread.map((file) => fileProblem(file, "no page reads this file", fixOf(file, missing))),
    ...usedAddresses(folder),
    ...unusedPictures({ ...folder, paths }, needed, unreadable),
  ]
}
