import { readFile } from "node:fs/promises"
import path from "node:path"
import { problemAt, type Problem } from "../problem"
import type { Folder } from "../read-folder"

/** Matches the files that no text has to name: icons, credits, and files for hosts and search engines. */
const unnamed =
  /^\/(?:favicon\.|icon-|apple-touch-icon|credits\.txt|robots\.txt|_headers|_redirects|CNAME|google\w+\.html|BingSiteAuth)/

const officeFile = /\.(?:do[ct][xm]?|xls[xmb]?|pp[ts]x?|od[tsp]|rtf|pages|numbers|key|msg|eml)$/i

const photo = /\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?)$/i

/** The bytes of the pointer to the GPS fields of EXIF, in both byte orders, and of the same field in XMP. */
const position = [
  Buffer.from("2588040001000000", "hex"),
  Buffer.from("8825000400000001", "hex"),
  Buffer.from("exif:GPSLatitude"),
]

const describe = async (
  { root, sources }: Folder,
  address: string,
): Promise<[string, string] | undefined> => {
  const bytes = photo.test(address) ? await readFile(path.join(root, "..", "static", address)) : undefined
  if (position.some((mark) => bytes?.includes(mark))) {
    const fix =
      "show it in a text, with the picture beside it, which removes the place; or save it without the place"
    return ["the photo says where it was taken, and everybody can open it", fix]
  }
  if (officeFile.test(address)) {
    const fix = "save it as a PDF, link to that, and delete this file"
    return ["such a file can hold comments, names and deleted words, and everybody can open it", fix]
  }
  const addresses = [address, address.normalize(), encodeURI(address), encodeURI(address.normalize())]
  const isNamed = sources.some(({ text }) => addresses.some((each) => text.includes(each)))
  if (isNamed || unnamed.test(address)) return undefined
  return [
    "no text links to this file, and everybody can open it",
    `link to ${encodeURI(address)}, or delete the file`,
  ]
}

/** Warns about files in the folder `static`, all of which are public, that were perhaps not meant to be. */
export const checkStatic = async (folder: Folder): Promise<Problem[]> => {
  const problems = folder.downloads.map(async (address) => {
    const found = await describe(folder, address)
    const place = { file: `static${address}`, text: "" }
    return found ? [problemAt(place, 0, ...found, "warning")] : []
  })
  return (await Promise.all(problems)).flat()
}
