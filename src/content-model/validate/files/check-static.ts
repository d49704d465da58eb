import { readFile } from "node:fs/promises"
import path from "node:path"
import { iconPaths, routes } from "../../../site/routes"
import { pageOf, type ContentFile } from "../../content-file"
import { nameProblem } from "../images/image-names"
import { builtFiles } from "../links/link-targets"
import { fileProblem, type ProblemText, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import { secretFix, secrets } from "../text/secrets"

/** The files that the build writes over those in `static`. */
const filesOfBuild: readonly string[] = [
  ...builtFiles.filter((file) => file !== routes.credits),
  ...iconPaths,
  ...[`${routes.notFound}.html`, "/_headers", "/_redirects"],
]

/** The credits of the owner, which begin those of the site; relative to `content/`. */
export const creditsFile = `../static${routes.credits}`

/** Matches the files that no text has to name: credits, and files for hosts and search engines. */
const unnamed = /^\/(?:credits\.txt|\.well-known\/|CNAME|google\w+\.html|BingSiteAuth)/

const officeFile = /\.(?:do[ct][xm]?|xls[xmb]?|pp[ts]x?|od[tsp]|rtf|pages|numbers|key|msg|eml)$/i

const photo = /\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?)$/i

/** The bytes of the pointer to the GPS fields of EXIF, in both byte orders, and of the same field in XMP. */
const position = [
  Buffer.from("2588040001000000", "hex"),
  Buffer.from("8825000400000001", "hex"),
  Buffer.from("exif:GPSLatitude"),
]

/** Matches a file whose name, or the name of its folder, begins with a dot. Hosts look into .well-known. */
const hidden = /\/\.(?!well-known\/)/

/** Matches private keys and files of passwords. */
const secret = /\/id_[a-z\d]+$|\.(?:kdbx?|p12|pem|pfx|ppk)$/i

/** Matches the files that operating systems and office programs make. */
const systemFile = /\/(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|~\$[^/]*|\.~lock\.[^/]*)$/i

const openSecret: ProblemText = {
  message: "everybody can open this file, which is hidden or has a key or a password",
  fix: secretFix,
  severity: "error",
}

const ofComputer = { message: "everybody can open this file, which your computer has made", fix: "delete it" }

/** Returns true for the file that the build writes for a page. */
const isPage = (address: string, sources: readonly ContentFile[]): boolean =>
  address.endsWith("/index.html") &&
  [...Object.values(routes), ...sources.map(pageOf)].includes(path.posix.dirname(address))

const describeDownload = async (
  { root, sources }: Folder,
  address: string,
): Promise<ProblemText | undefined> => {
  if ([systemFile, hidden, secret].some((pattern) => pattern.test(address))) {
    return systemFile.test(address) ? ofComputer : openSecret
  }
  if (filesOfBuild.includes(address) || isPage(address, sources)) {
    const fix =
      "delete it; the icons are made from content/mark.svg, and a developer can change the other files"
    return { message: "the build writes its own file to this path, so this one is never used", fix }
  }
  const wrongName = nameProblem(address, "file")
  if (wrongName) {
    const message = `${wrongName.message}, and everybody can open the file`
    return { message, fix: `delete it if it is private, or ${wrongName.fix}`, severity: "error" }
  }
  const bytes = await readFile(path.join(root, "..", "static", address))
  const isText = !bytes.includes(0) && !/\.pdf$/i.test(address)
  if (isText && secrets.some((pattern) => bytes.toString().search(pattern) >= 0)) return openSecret
  if (bytes.toString("latin1", 0, 1000).trim() === "") {
    const fix = `put it back as it was${address === routes.credits ? "" : ", or delete it"}`
    return { message: "the file is empty", fix, severity: "error" }
  }
  if (/\.pdf$/i.test(address) && !bytes.subarray(0, 1024).includes("%PDF")) {
    const fix = "open the document in its program, and save or export it as a PDF"
    return { message: "the file is another document under the name of a PDF", fix, severity: "error" }
  }
  if (photo.test(address) && position.some((mark) => bytes.includes(mark))) {
    const fix =
      "put it beside a text that shows it, so that the build removes the location, or save it without one"
    return { message: "the photo says where it was taken, and everybody can open it", fix }
  }
  if (officeFile.test(address)) {
    const fix = "save it as a PDF, link to that, and delete this file"
    return {
      message: "such a file can hold comments, names and deleted words, and everybody can open it",
      fix,
    }
  }
  const addresses = [address, encodeURI(address)].flatMap((each) => [each, each.normalize()])
  const isNamed = sources.some(({ text }) => addresses.some((each) => text.includes(each)))
  if (isNamed || unnamed.test(address)) return undefined
  const fix = `delete it if it is private, or link to ${encodeURI(address)}`
  return { message: "no text links to this file, and everybody can open it", fix }
}

/** Checks the files in the folder `static`: their names, and whether all of them are meant to be public. */
export const checkStatic = async (folder: Folder): Promise<Problem[]> => {
  const problems = folder.downloads.map(async (address) => {
    const problem = await describeDownload(folder, address)
    if (!problem) return []
    const { message, fix, severity = "warning" } = problem
    return [fileProblem(`../static${address}`, message, fix, severity)]
  })
  return (await Promise.all(problems)).flat()
}
