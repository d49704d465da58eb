import path from "node:path"
import sharp from "sharp"
import type { ImageReference } from "../extract"
import { closestMatch, problemAt, type Problem } from "../problem"
import { placeholderOf, type Folder } from "../read-folder"
import { imageFault, type ImageFault } from "./decode-image"
import { addressFault, goodName, shownFormats } from "./image-address"

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
    const at = (message: string, fix: string) => [
      problemAt({ file: `content/${file}`, text: "" }, 0, message, fix),
    ]
    const fault = await imageFault(folder.root, file)
    if (fault) return at(fault.message, fault.fix)
    if (!of || !folder.paths.includes(of)) return []
    const [ratio, other] = await Promise.all([file, of].map((each) => ratioOf(path.join(folder.root, each))))
    if (Math.abs((ratio ?? 0) - (other ?? 0)) < 0.02) return []
    return at(
      `has a different shape from ${path.posix.basename(of)}`,
      `replace it with the dark version of the new ${path.posix.basename(of)}, or delete it`,
    )
  })
  return (await Promise.all(problems)).flat()
}

/** Returns the path of a picture relative to `content/`, or undefined if it is outside. */
const pathOf = ({ source, src }: ImageReference): string | undefined => {
  const below = path.posix.normalize(path.posix.join(path.posix.dirname(source.path), src))
  return below.startsWith("../") || path.posix.isAbsolute(src) ? undefined : below
}

/** Returns the fix for a picture whose name and that of a file differ only in capital letters, or in how they are stored. */
const alikeFix = (file: string, below: string): string => {
  const name = path.posix.basename(file)
  if (file.normalize("NFC") !== below.normalize("NFC")) {
    return `write it with the same capital letters as the file: ./${name}`
  }
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "")
  return `give the file the name ${plain}, and write ./${plain}: the two names only look the same`
}

/** Returns the fix for a picture that does not exist: a picture with a similar name, or the folder for the file. */
const missingFix = ({ paths }: Folder, below: string): string => {
  const alike = (name: string) => goodName(name.normalize("NFC"))
  const similar = paths.find((other) => alike(other) === alike(below))
  if (similar) return alikeFix(similar, below)
  const { dir, name: stem, base } = path.posix.parse(below)
  const beside = paths.filter((other) => path.posix.dirname(other) === dir && shownFormats.test(other))
  const names = beside.map((other) => path.posix.basename(other))
  const near = names.find((other) => other.replace(/\.\w+$/, "") === stem)
  if (near) return `Did you mean \`./${near}\`?`
  // A version is no picture of its own, and a version of the picture may be what is missing.
  const own = names.filter((other) => !/\.(?:small|thumbnail|dark)\./.test(other))
  const copy = own.find(
    (other) =>
      /^(?:\.| ?\(| - )/.test(other.slice(base.length - path.posix.extname(base).length)) &&
      other.startsWith(stem),
  )
  if (copy) return `give the file ${copy} the name ${base}`
  const meant = closestMatch(
    stem,
    own.map((other) => path.posix.parse(other).name),
  )
  const found = own.find((other) => path.posix.parse(other).name === meant)
  return found
    ? `Did you mean \`./${found}\`?`
    : `put ${base} into content/${path.posix.dirname(below)}, or name a picture that is there`
}

/** Returns the picture beside the file that has the name in a wrong address, with or without its ending. */
const pictureBeside = ({ paths }: Folder, { source, src }: ImageReference): string | undefined => {
  if (/^(?:[a-z]{2,}:|\/\/|\.\.\/)/i.test(src)) return undefined
  const name = src.replace(/^.*[\\/]/, "")
  const dir = path.posix.dirname(source.path)
  return paths
    .filter((file) => path.posix.dirname(file) === dir && /^[^\s%]+$/.test(file) && shownFormats.test(file))
    .map((file) => path.posix.basename(file))
    .find((file) => file === name || file.replace(/\.\w+$/, "") === name)
}

const describe = async (folder: Folder, image: ImageReference): Promise<ImageFault | undefined> => {
  const { src } = image
  const wrongAddress = addressFault(image)
  const beside = (wrongAddress ?? src.startsWith("/")) && pictureBeside(folder, image)
  if (wrongAddress) return beside ? { ...wrongAddress, fix: `write ./${beside}` } : wrongAddress
  const below = pathOf(image)
  if (below === undefined) {
    return {
      message: `the picture is outside content (${src})`,
      fix: beside ? `write ./${beside}` : "put it beside this file and write ./name.png",
    }
  }
  if (folder.problems.some(({ file }) => file === `content/${placeholderOf(below)}`)) return undefined
  if (!folder.paths.includes(below)) {
    return { message: `the picture ${src} does not exist`, fix: missingFix(folder, below) }
  }
  const main = below.replace(/(\.small|\.thumbnail)?(\.dark)?(?=\.\w+$)/, "")
  if (image.field && main !== below && folder.paths.includes(main)) {
    const message = `${src} is a version of another picture`
    return { message, fix: `write ./${path.posix.basename(main)}, and the site finds the version` }
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

/** Returns the fix for a picture that no file shows; it may be a misnamed version of another picture. */
export const unusedFix = ({ paths }: Folder, file: string): string => {
  const { dir, name, ext } = path.posix.parse(file)
  const [, main = "", versions = ""] = /^(.*?)((?:[-_. ](?:dark|small|thumb(?:nail)?))+)$/i.exec(name) ?? []
  const shown = paths.find(
    (other) => shownFormats.test(other) && other.replace(/\.\w+$/, "") === path.posix.join(dir, main),
  )
  if (dir === "articles") return "move it into the folder of its article, or delete it"
  const own = path.posix.join(dir, `${name}.yml`)
  if (paths.includes(own)) return `write ./${name}${ext} after src: in ${name}.yml, or delete it`
  if (!main || !shown) return "name it in a file of the same folder, or delete it"
  const ending = ["small", "thumbnail", "dark"]
    .filter((word) => versions.toLowerCase().includes(word.slice(0, 5)))
    .join(".")
  const other = path.posix.extname(shown)
  const good = `${main}.${ending}${other}`
  return other === ext.toLowerCase()
    ? `give it the name ${good}, or delete it`
    : `save it as ${good}, with the same ending as ${main}${other}, or delete it`
}
