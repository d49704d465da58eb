import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { readLogo } from "../logo"
import { didYouMean, fileProblem, problemAt, type Problem, type ProblemText } from "./problem"
import type { Folder } from "./read-folder"
import type { Reference } from "./references"

/** The logo of the practice, which may be missing. */
export const logoFile = "mark.svg"

/** The background of the social cards, which no text names. */
export const socialPicture = "social.png"

/** Matches the names of pictures that pages show. */
export const shownFormats = /\.(?:png|jpe?g|webp|avif)$/

/** Returns the path of a picture relative to `content/`, and that of its version for dark screens. */
export const filesOfPicture = ({ source, address }: Reference): [main: string, dark: string] => {
  const main = path.posix.join(path.posix.dirname(source.path), address)
  return [main, main.replace(/(?=\.[a-z]+$)/, ".dark")]
}

/** Returns true if all pixels can be decoded: a file that is damaged in the middle has a valid header. */
const canDecode = async (bytes: Buffer): Promise<boolean> => {
  try {
    const image = sharp(bytes, { failOn: "warning" })
    if ((await image.metadata()).format === "svg") return false
    await image.raw().toBuffer()
    return true
  } catch {
    return false
  }
}

/** The results by the hash of the file, because develop checks all pictures after each save. */
const results = new Map<string, Promise<boolean>>()

const checkFile = async ({ root }: Folder, file: string): Promise<ProblemText | undefined> => {
  const bytes = readFileSync(path.join(root, file))
  const hash = createHash("sha256").update(bytes).digest("hex")
  const result = results.get(hash) ?? canDecode(bytes)
  results.set(hash, result)
  if (await result) return undefined
  return { message: `the picture ${file} cannot be read`, fix: "save it again as PNG or JPEG" }
}

/** Checks that a picture is beside its file, that it has a format that pages show, and that it and its dark version are whole. */
export const checkPicture = async (folder: Folder, picture: Reference): Promise<Problem[]> => {
  const { source, offset, address, isField } = picture
  const [main, dark] = filesOfPicture(picture)
  const report = ({ message, fix }: ProblemText) => [problemAt(source, offset, message, fix)]
  if (!shownFormats.test(address)) {
    // The schema reports it.
    if (isField) return []
    const fix = "save it as PNG or JPEG, with a name that ends in .png or .jpg in small letters"
    return report({ message: `pages do not show a picture with this name (${address})`, fix })
  }
  if (!folder.paths.has(main)) {
    const dir = path.posix.dirname(main)
    const beside = [...folder.paths].filter(
      (file) => path.posix.dirname(file) === dir && shownFormats.test(file),
    )
    const names = beside.map((file) => path.posix.basename(file))
    const fix = didYouMean(path.posix.basename(main), names, "./") ?? `put the picture into content/${dir}`
    return report({ message: `the picture ${address} does not exist`, fix })
  }
  const files = folder.paths.has(dark) ? [main, dark] : [main]
  const problems = await Promise.all(files.map((file) => checkFile(folder, file)))
  return problems.flatMap((problem) => (problem ? report(problem) : []))
}

/** Checks the logo and the background of the social cards, which no text names. */
export const checkUnnamedPictures = async (folder: Folder): Promise<Problem[]> => {
  const { root, paths } = folder
  const social = paths.has(socialPicture) ? await checkFile(folder, socialPicture) : undefined
  const { problems } = paths.has(logoFile)
    ? readLogo(await readFile(path.join(root, logoFile), "utf8"))
    : { problems: [] }
  return [
    ...(social ? [fileProblem(socialPicture, social.message, social.fix)] : []),
    ...problems.map(({ message, fix }) => fileProblem(logoFile, message, fix)),
  ]
}
