import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { textAt } from "../../content-file"
import type { ImageReference } from "../extract"
import { plainText, problemAt, problemOf, type Problem } from "../problem"
import { placeholderOf, type Folder } from "../read-folder"
import { imageFault, type ImageFault } from "./decode-image"
import { addressFault, besideFix, missingFix, pictureBeside } from "./image-names"

const ratioOf = async (file: string): Promise<number> => {
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 1 }))
  return width / height
}

/**
 * Checks the other versions of a picture. If only the picture itself is replaced, visitors with a dark colour scheme
 * still see the old one.
 * @param main the path of the picture relative to `content/`
 */
const checkImageVersions = async (folder: Folder, main: string): Promise<Problem[]> => {
  const { dir, name, ext } = path.posix.parse(main)
  const versionOf = (ending: string) => path.posix.join(dir, `${name}${ending}${ext}`)
  const versions = [
    { file: versionOf(".dark"), of: main },
    { file: versionOf(".small"), of: undefined },
    { file: versionOf(".small.dark"), of: versionOf(".small") },
    { file: versionOf(".thumbnail"), of: undefined },
    { file: versionOf(".thumbnail.dark"), of: versionOf(".thumbnail") },
  ].filter(({ file }) => folder.paths.includes(file))
  const problems = versions.map(async ({ file, of }) => {
    const fault = await imageFault(folder.root, file)
    if (fault) return [problemOf(file, fault.message, fault.fix)]
    if (!of || !folder.paths.includes(of)) return []
    const [ratio, other] = await Promise.all([file, of].map((each) => ratioOf(path.join(folder.root, each))))
    if (Math.abs((ratio ?? 0) - (other ?? 0)) < 0.02) return []
    const light = path.posix.basename(of)
    const fix = `replace it with the dark version of the new ${light}, or delete it`
    return [problemOf(file, `has a different shape from ${light}`, fix)]
  })
  return (await Promise.all(problems)).flat()
}

/** Returns the path of a picture relative to `content/`, or undefined if it is outside. */
const pathOf = ({ source, src }: ImageReference): string | undefined => {
  const below = path.posix.normalize(path.posix.join(path.posix.dirname(source.path), src))
  return below.startsWith("../") || path.posix.isAbsolute(src) ? undefined : below
}

/** Matches addresses that start at the root of the site or at a folder of the project. */
const fromRoot = /^\/|^[./]*(?:content|static|public|src)\//

/** Returns the first folder of an address, with the slash after it; a slash for a file alone. */
const startOf = (address: string): string => /^[./]*([^./][^/]*\/)/.exec(address)?.[1] ?? "/"

const describe = async (folder: Folder, image: ImageReference): Promise<ImageFault | undefined> => {
  const { src } = image
  const wrongAddress = addressFault(image)
  const isFromRoot = fromRoot.test(src) || folder.paths.some((file) => file.startsWith(startOf(src)))
  const beside = (wrongAddress ?? isFromRoot) && pictureBeside(folder, image)
  const moved = beside ? `write ./${beside}` : besideFix(path.posix.basename(src))
  if (wrongAddress) return beside ? { ...wrongAddress, fix: `write ./${beside}` } : wrongAddress
  const below = pathOf(image)
  if (below === undefined) {
    return { message: `the picture is outside content (${src})`, fix: moved }
  }
  if (folder.problems.some(({ file }) => file === `content/${placeholderOf(below)}`)) return undefined
  if (!folder.paths.includes(below)) {
    const fix = isFromRoot ? moved : missingFix(folder, below)
    return { message: `the picture ${src} does not exist`, fix }
  }
  const main = below.replace(/(\.small|\.thumbnail)?(\.dark)?(?=\.\w+$)/, "")
  if (image.field && main !== below && folder.paths.includes(main)) {
    const message = `${src} is a version of another picture`
    return { message, fix: `write ./${path.posix.basename(main)}, and the site finds the version` }
  }
  if (image.field && /\.dark\.\w+$/.test(below)) {
    const light = path.posix.basename(below).replace(/\.dark(?=\.\w+$)/, "")
    const message = `${src} is the dark version of ${light}, which does not exist`
    return { message, fix: `put ${light} beside it and write ./${light}` }
  }
  const fault = await imageFault(folder.root, below)
  return fault && { ...fault, message: `the picture ${src} ${fault.message}` }
}

/** Checks a picture to which a file refers, and its versions: address, format, decoding and size. */
export const checkImage = async (folder: Folder, image: ImageReference): Promise<Problem[]> => {
  const fault = await describe(folder, image)
  if (fault) return [problemAt(image.source, image.offset, fault.message, fault.fix, fault.severity)]
  return image.field ? checkImageVersions(folder, pathOf(image) ?? "") : []
}

const fileOf = ({ source, src }: ImageReference) => path.posix.join(path.posix.dirname(source.path), src)

/** Warns about a text that begins with the picture that the page shows above it. */
const shownAbove = (images: readonly ImageReference[]): Problem[] =>
  images.flatMap((image) => {
    const { source, offset, field } = image
    if (field || source.text.slice(source.bodyStart, offset).trim() !== "") return []
    const above = images.some(
      (other) => other.field && other.source === source && fileOf(other) === fileOf(image),
    )
    const fix = "delete this line, or write the name of another picture"
    return above ? [problemAt(source, offset, "the picture is already above the text", fix, "warning")] : []
  })

type Sized = { image: ImageReference; file: string; size: number }

/** Returns the images whose files have a size that others have as well. */
const ofSameSize = async ({ root, paths }: Folder, images: readonly ImageReference[]): Promise<Sized[]> => {
  const sized = await Promise.all(
    images
      .filter((image) => image.field && paths.includes(fileOf(image)))
      .map(async (image) => {
        const file = path.join(root, fileOf(image))
        const { size } = await stat(file).catch(() => ({ size: -1 }))
        return { image, file, size }
      }),
  )
  return sized.filter(({ file, size }) =>
    sized.some((other) => size >= 0 && other.size === size && other.file !== file),
  )
}

/**
 * Warns about a picture that has been saved under the name of another one, and about the picture of an article that its text
 * repeats. Two texts of one kind can have the same picture if they describe it with the same words.
 */
export const checkSamePictures = async (
  folder: Folder,
  images: readonly ImageReference[],
): Promise<Problem[]> => {
  const first = new Map<string, ImageReference>()
  const problems = shownAbove(images)
  for (const { image, file } of await ofSameSize(folder, images)) {
    const { source, offset } = image
    const hash = createHash("sha256")
      .update(await readFile(file).catch(() => file))
      .digest("hex")
    const key = `${source.contentType?.type} ${hash}`
    const other = first.get(key)
    if (!other) first.set(key, image)
    const altOf = (reference: ImageReference) => plainText(textAt(reference.source, ["picture", "alt"]))
    const texts = [image, other ?? image].map(altOf)
    // The same address is reported as such, and so is a missing text.
    if (!other || fileOf(other) === fileOf(image) || new Set(texts).size === 1 || texts.includes("")) continue
    const message = `the picture is the same as in ${other.source.file}, but alt says something else`
    const fix = `put the right picture in the place of ${path.basename(file)}, or write the same words after alt:`
    problems.push(problemAt(source, offset, message, fix, "warning"))
  }
  return problems
}
