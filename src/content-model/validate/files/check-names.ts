import path from "node:path"
import { plainPagePath, redirectedSections, routes } from "../../../site/routes"
import { filesOfType, slugOf } from "../../content-file"
import { collections, exampleOf, isRead, singleFiles, typeOfFile } from "../../content-types"
import type { ImageReference } from "../references"
import { mainPicture, markFile, picturePath } from "../images/check-images"
import { nameFault, shownFormats } from "../images/image-names"
import { closestMatch, problemAt, problemOf, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import { strayFolders } from "./check-articles"
import { slugsLock } from "./check-slugs"

/** The base image of the social cards. */
export const socialPicture = "social.png"

/** The files that a page or a build needs. */
const neededFiles = [...singleFiles.map(({ file }) => file), socialPicture, slugsLock]

/** The fixes for files that no page reads, by a pattern of the path. */
const fixes: readonly [RegExp, string][] = [
  [/\.yaml$/, "rename it to end in .yml"],
  [
    /\.(png|jpe?g|webp|avif|gif|tiff?|bmp|hei[cf]|svg)$/i,
    "save it as a .png or .jpg, with small letters, or delete it",
  ],
  [
    /\.(?!md$|yml$)\w+$/,
    "delete it here; the guide says how to offer a file to download, which makes it public",
  ],
  [
    /^articles\/[^/]+\/.+\.md$/,
    "move it to a folder of its own, or delete it: an article has one text, index.md",
  ],
]

/** Reports a file that no page reads. `missing` are the files that a page needs and does not have. */
const unreadFile = (file: string, missing: readonly string[]): Problem => {
  const meant = closestMatch(file, missing)
  const known = fixes.find(([pattern]) => pattern.test(file))?.[1]
  const collection = collections.find(({ folder }) => file.startsWith(`${folder}/`))
  const fix =
    known ??
    (collection
      ? `name it like ${exampleOf(collection)}, or delete it`
      : "move it to where it belongs, or delete it")
  return problemOf(file, "no page reads this file", meant ? `give it the name content/${meant}` : fix)
}

/** Warns about pictures that no text beside them names, unless a file of `needed` is missing in their folder. */
const unusedPictures = ({ paths, sources }: Folder, needed: ReadonlySet<string>): Problem[] => {
  const missing = [...needed].filter((file) => !paths.has(file))
  const incomplete = new Set(missing.map((file) => path.posix.dirname(file)))
  const isNamed = (file: string) => {
    const { dir, base } = path.posix.parse(mainPicture(file))
    const beside = sources.filter((source) => path.posix.dirname(source.path) === dir)
    return beside.some(({ fault, values, text }) => fault || !values || text.includes(base))
  }
  return [...paths]
    .filter((file) => shownFormats.test(file) && !needed.has(mainPicture(file)))
    .filter((file) => !incomplete.has(path.posix.dirname(file)) && !isNamed(file))
    .map((file) =>
      problemOf(file, "no file shows this picture", "name it in a file beside it, or delete it", "warning"),
    )
}

/** Reports files in `static/` that a host would not find, or that the build refuses. */
const wrongDownloads = ({ downloads }: Folder): Problem[] =>
  downloads.flatMap((file) => {
    const place = { file: `static${file}`, text: "" }
    const fault = nameFault(file, "file")
    if (fault) return [problemAt(place, 0, fault.message, fault.fix)]
    const fix = "delete it, or ask whoever looks after the site to add it to the program"
    return /\.(?:js|css)$/.test(file)
      ? [problemAt(place, 0, "the site has its own programs and styles", fix)]
      : []
  })

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
    const isUsed = [...usedPaths, ...downloads].some((used) => `${used}/`.startsWith(`${address}/`))
    const message = `the address ${address} already belongs to another page or file of the site`
    return isUsed ? [problemAt(source, 0, message, "give this file another name")] : []
  })

/**
 * Checks that every file is used, and that no file that a page needs is missing.
 * @param images the pictures to which files refer
 */
export const checkNames = (folder: Folder, images: readonly ImageReference[]): Problem[] => {
  const strayArticles = strayFolders(folder.paths).map((name) => `articles/${name}/`)
  const paths = new Set(
    [...folder.paths].filter((file) => !strayArticles.some((name) => file.startsWith(name))),
  )
  const missing = neededFiles.filter((file) => !paths.has(file))
  const needed = new Set([...neededFiles, ...images.map(picturePath)])
  const unread = [...paths].filter(
    (file) => ![...needed, markFile].includes(file) && !isRead(file) && !shownFormats.test(file),
  )
  const renamed = unread.map((file) => closestMatch(file, missing))
  const fix = "put it back as it was: see “Undo a change” in docs/editing.md"
  return [
    ...missing
      .filter((file) => !renamed.includes(file))
      .map((file) => problemOf(file, "the file is missing", fix)),
    ...collections
      .filter(({ mayBeEmpty }) => !mayBeEmpty)
      .filter((collection) => ![...paths].some((file) => typeOfFile(file).contentType === collection))
      .map((collection) =>
        problemOf(
          collection.folder,
          "no file of this kind is left",
          `add one, for example ${exampleOf(collection)}`,
        ),
      ),
    ...unread.map((file) => unreadFile(file, missing)),
    ...usedAddresses(folder),
    ...unusedPictures({ ...folder, paths }, needed),
    ...wrongDownloads(folder),
  ]
}
