import { readFile } from "node:fs/promises"
import path from "node:path"
import { secretPrefixes } from "../../site/build-environment"
import { valueAt, type ContentFile } from "../content-file"
import { fileProblem, problemAt, type Problem, type ProblemText } from "./problem"
import type { Folder } from "./read-folder"
import { withoutCode } from "./without-code"

/** Match keys, and passwords behind their name. */
const secrets: readonly RegExp[] = [
  /\bsk-[\w-]{20,}|\bghp_\w{20,}|\bAKIA[A-Z\d]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  new RegExp(String.raw`\b(?:${secretPrefixes})_\w{16,}|\bpostgres(?:ql)?://\w+:[^\s@]+@`),
  /\bpass(?:word|wort)?\s*[:=]\s*(?=\S*\d)\S{6,}/i,
]

const openSecret = {
  message: "everybody could read this key or password",
  fix: "delete it, and replace the key or password with a new one",
}

/** Reports a key or a password in a text. */
export const checkSecrets = (source: ContentFile): Problem[] =>
  secrets
    .map((pattern) => source.text.search(pattern))
    .filter((at) => at >= 0)
    .map((at) => problemAt(source, at, openSecret.message, openSecret.fix))

/** Reports `draft: true` where it has no effect, so that the draft would be public. */
export const checkDraft = (source: ContentFile): Problem[] => {
  if (!source.path.endsWith(".md") || valueAt(source, ["draft"]) === true) return []
  const fields = source.text.slice(0, source.bodyStart)
  const at = (fields + withoutCode(source)).search(/^ *draft: *true\b/m)
  const fix = "move it to the start of a line of its own between the two lines ---"
  return at < 0 ? [] : [problemAt(source, at, "draft: true has no effect here, and the text is public", fix)]
}

/** Matches a file or a folder that is hidden. Hosts look into .well-known. */
const hidden = /\/\.(?!well-known\/)/

const photo = /\.(?:jpe?g|png|webp|avif|hei[cf]|tiff?)$/i

/** The bytes of the pointer to the GPS fields of EXIF, in both byte orders, and of the same field in XMP. */
const position = [
  Buffer.from("2588040001000000", "hex"),
  Buffer.from("8825000400000001", "hex"),
  Buffer.from("exif:GPSLatitude"),
]

const describeDownload = async (file: string, address: string): Promise<ProblemText | undefined> => {
  if (hidden.test(address)) {
    return { message: "everybody could open this hidden file", fix: "move it out of the folder static" }
  }
  const bytes = await readFile(file)
  const isText = !bytes.includes(0) && !/\.pdf$/i.test(address)
  if (isText && secrets.some((pattern) => pattern.test(bytes.toString()))) return openSecret
  if (!photo.test(address) || !position.some((mark) => bytes.includes(mark))) return undefined
  return {
    message: "the photo says where it was taken, and everybody could read it",
    fix: "save it without its location, or put it beside a text that shows it, so that the build removes it",
  }
}

/** Reports files in the folder `static` that are private: all of them can be opened by everybody. */
export const checkDownloads = async ({ root, downloads }: Folder): Promise<Problem[]> => {
  const problems = downloads.map(async (address) => {
    const problem = await describeDownload(path.join(root, "..", "static", address), address)
    return problem ? [fileProblem(`../static${address}`, problem.message, problem.fix)] : []
  })
  return (await Promise.all(problems)).flat()
}
