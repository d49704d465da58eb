import path from "node:path"
import sharp from "sharp"
import type { ImageReference } from "../extract"
import { problemAt, type Problem } from "../problem"
import { placeholderOf, type Folder } from "../read-folder"
import { imageFault, type ImageFault } from "./decode-image"

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

const shownFormats = /\.(png|jpe?g|webp|avif)$/

/** Returns the file name that a picture should have: lower case, with hyphens instead of spaces. */
const goodName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/%20|[\s%]+/g, "-")
    .replace(/-+(?=\.)/g, "")

/** Describes what is wrong with the address of a picture; undefined if it is valid. */
const addressFault = ({ src, field }: ImageReference): ImageFault | undefined => {
  const name = path.posix.basename(src)
  const [, inMarks] = /^!?\[[^\]]*\]\((\S+)\)$/.exec(src) ?? []
  if (inMarks) return { message: `this is not a picture (${src})`, fix: `write only ${inMarks}` }
  if (src === "") {
    return { message: "the picture has no address", fix: "write ./name.png between the round brackets" }
  }
  if (/^\.\\[^\\]+$/.test(src)) {
    return { message: `the picture has a \\ in its address (${src})`, fix: `write ./${src.slice(2)}` }
  }
  if (/^[a-z]:[\\/]|^file:|^\/(?:Users|home)\/|\\/i.test(src)) {
    return {
      message: `the picture is on your computer (${src})`,
      fix: "copy it into the folder of this file and write ./name.png",
    }
  }
  if (src.startsWith("data:")) {
    return {
      message: "the picture is written into the text (data:)",
      fix: "save it beside this file and write ./name.png",
    }
  }
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(src)) {
    return {
      message: `the picture is on another site (${src})`,
      fix: "save it beside this file and write ./name.png",
    }
  }
  if (/[\s%]/.test(src)) {
    const fix = `give the file the name ${goodName(name)}, and write ./${goodName(name)}`
    return { message: `the name of the picture has a space or a % (${src})`, fix }
  }
  if (/\.(svg|gif|heic|heif|tiff?|bmp|jfif|psd|ico)$/i.test(src)) {
    const [, kind = ""] = /\.(\w+)$/.exec(src) ?? []
    return {
      message: `pictures of the kind .${kind} are not shown (${src})`,
      fix: "save it as PNG or JPEG, with a name that ends in .png or .jpg",
    }
  }
  if (!shownFormats.test(src) && shownFormats.test(src.toLowerCase())) {
    const fix = `give the file the name ${goodName(name)}, and write ./${goodName(name)}`
    return { message: `the name of the picture ends in capital letters (${src})`, fix }
  }
  if (!shownFormats.test(src)) {
    return {
      message: `this is not a picture (${src})`,
      fix: "write ./name.png, and keep the picture in the same folder",
    }
  }
  if (field && !/^\.\/[^/]+$/.test(src)) {
    const fix = src.includes("/") ? "put it beside this file and write ./name.png" : `write ./${src}`
    return src.startsWith("../") || src.startsWith("/") || src.includes("/")
      ? { message: `the picture is not beside this file (${src})`, fix }
      : { message: `the picture ${src} does not say where it is`, fix }
  }
  return undefined
}

/** Returns the path of a picture relative to `content/`, or undefined if it is outside. */
const pathOf = ({ source, src }: ImageReference): string | undefined => {
  const below = path.posix.normalize(path.posix.join(path.posix.dirname(source.path), src))
  return below.startsWith("../") || path.posix.isAbsolute(src) ? undefined : below
}

/** Returns the fix for a picture that does not exist: a picture with a similar name, or the folder for the file. */
const missingFix = ({ paths }: Folder, { source }: ImageReference, below: string): string => {
  const alike = (name: string) => goodName(name.normalize("NFC"))
  const similar = paths.find((other) => alike(other) === alike(below))
  if (similar) return `write it with the same capital letters as the file: ./${path.posix.basename(similar)}`
  const stem = path.posix.join(path.posix.dirname(source.path), path.posix.parse(below).name)
  const near = paths.find((other) => shownFormats.test(other) && other.replace(/\.\w+$/, "") === stem)
  if (near) return `Did you mean \`./${path.posix.basename(near)}\`?`
  const place = `put ${path.posix.basename(below)} into content/${path.posix.dirname(below)}`
  const isNumbered = (other: string) =>
    shownFormats.test(other) &&
    other.startsWith(stem) &&
    /^[-_](?:\d{1,2}|copy|final|new|neu)\.\w+$/.test(other.slice(stem.length))
  const numbered = paths.filter(isNumbered).map((other) => path.posix.basename(other))
  return numbered.length === 1
    ? `if ${numbered[0]} is the picture, write ./${numbered[0]}; otherwise ${place}`
    : `${place}, or name a picture that is there`
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
    return { message: `the picture ${src} does not exist`, fix: missingFix(folder, image, below) }
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
