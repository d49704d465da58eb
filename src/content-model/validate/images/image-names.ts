import path from "node:path"
import type { ContentFile } from "../../content-file"
import type { Part } from "../../markdown"
import type { ImageReference } from "../extract"
import { closestMatch, problemAt, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import type { ImageFault } from "./decode-image"

/** Matches the names of pictures that pages show. */
const shownFormats = /\.(png|jpe?g|webp|avif)$/

/** Returns the file name that a picture should have: lower case, with hyphens instead of spaces. */
const goodName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/%20|[\s%]+/g, "-")
    .replace(/-+(?=\.)/g, "")

/** Describes what is wrong with the ending of a picture's name; undefined if pages show such pictures. */
const endingFault = (src: string): ImageFault | undefined => {
  if (/\.(svg|gif|heic|heif|tiff?|bmp|jfif|psd|ico)$/i.test(src)) {
    const [, kind = ""] = /\.(\w+)$/.exec(src) ?? []
    return {
      message: `pictures of the kind .${kind} are not shown (${src})`,
      fix: "save it as PNG or JPEG, with a name that ends in .png or .jpg",
    }
  }
  if (!shownFormats.test(src) && shownFormats.test(src.toLowerCase())) {
    const fix = `give the file the name ${goodName(path.posix.basename(src))}, and write ./${goodName(path.posix.basename(src))}`
    return { message: `the name of the picture ends in capital letters (${src})`, fix }
  }
  const [, bare, sign = ""] = /^(.+\.(?:png|jpe?g|webp|avif))([,;:.])$/.exec(src) ?? []
  if (bare) {
    const names: Record<string, string> = { ",": "comma", ";": "semicolon", ":": "colon", ".": "full stop" }
    return {
      message: `a ${names[sign]} follows the name of the picture (${src})`,
      fix: `write ${bare} without it`,
    }
  }
  if (!shownFormats.test(src)) {
    return {
      message: `this is not a picture (${src})`,
      fix: "write ./name.png, and keep the picture in the same folder",
    }
  }
  return undefined
}

/** Returns the fix for a picture in another folder. */
export const besideFix = (name: string) => `put the picture beside this file and write ./${name}`

/** Describes what is wrong with the address of a picture; undefined if it is valid. */
export const addressFault = ({ src, field }: ImageReference): ImageFault | undefined => {
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
  const wrongEnding = endingFault(src)
  if (wrongEnding) return wrongEnding
  if (field && !/^\.\/[^/]+$/.test(src)) {
    const fix = src.includes("/") ? besideFix(name) : `write ./${src}`
    return src.startsWith("../") || src.startsWith("/") || src.includes("/")
      ? { message: `the picture is not beside this file (${src})`, fix }
      : { message: `the picture ${src} does not say where it is`, fix }
  }
  return undefined
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
export const missingFix = ({ paths }: Folder, below: string): string => {
  const alike = (name: string) => goodName(name.normalize("NFC"))
  const similar = paths.find((other) => alike(other) === alike(below))
  if (similar) return alikeFix(similar, below)
  const { dir, name: stem, base } = path.posix.parse(below)
  const beside = paths.filter((other) => path.posix.dirname(other) === dir && shownFormats.test(other))
  const names = beside.map((other) => path.posix.basename(other))
  const near = names.find((other) => other.replace(/\.\w+$/, "") === stem)
  if (near) return `Did you mean \`./${near}\`?`
  // Versions of pictures are not proposed: the missing file may be the picture that they belong to.
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
export const pictureBeside = ({ paths }: Folder, { source, src }: ImageReference): string | undefined => {
  if (/^(?:[a-z]{2,}:|\/\/|\.\.\/)/i.test(src)) return undefined
  const name = src.replace(/^.*[\\/]/, "")
  const dir = path.posix.dirname(source.path)
  return paths
    .filter((file) => path.posix.dirname(file) === dir && /^[^\s%]+$/.test(file) && shownFormats.test(file))
    .map((file) => path.posix.basename(file))
    .find((file) => file === name || file.replace(/\.\w+$/, "") === name)
}

/** Returns the fix for a picture that no file shows; it may be a misnamed version of another picture. */
export const unusedFix = ({ paths }: Folder, file: string): string => {
  const { dir, name, ext } = path.posix.parse(file)
  const [, main = "", versions = ""] = /^(.*?)((?:[-_. ](?:dark|small|thumb(?:nail)?))+)$/i.exec(name) ?? []
  const shown = paths.find(
    (other) => shownFormats.test(other) && other.replace(/\.\w+$/, "") === path.posix.join(dir, main),
  )
  if (file.startsWith("social.")) return "delete it; the picture of shared links is content/social.png"
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

/** Matches file names, and words that say nothing about a picture. */
const noAltText =
  /^(?:none|n\/a|null|undefined|empty|test|alt(?:ernative)?(?: text)?(?: here)?|(?:image|picture|photo|graphic|screenshot|figure|chart|logo)(?: of)?|untitled|img[-_ ]?\d*|dsc[-_]?\d+|(?:screen ?shot|bildschirmfoto|whatsapp image|image|img|photo)[-_ ]+\d[-_.:\d]*(?: (?:at|um|[-_.:\d]+|\(\d+\)))*|[^\s]+\.(?:png|jpe?g|webp|avif|gif))\.?$/i

/** Returns true if an alternative text says nothing about the picture. */
export const isNoAltText = (text: string): boolean =>
  noAltText.test(text.trim()) || (text.trim() !== "" && !/\p{L}{2}|\p{Lo}/u.test(text))

/** Reports pictures without alternative text (WCAG 2.2, criterion 1.1.1). */
export const missingAltTexts = (source: ContentFile, parts: readonly Part[]): Problem[] =>
  parts
    .filter(({ type, text }) => type === "image" && (text.trim() === "" || isNoAltText(text)))
    .map(({ offset, text }) => {
      const message = text.trim()
        ? `“${text.trim()}” does not say what the picture shows`
        : "the picture has no alternative text"
      const fix = "say what it shows between the square brackets: ![What it shows](./name.png)"
      return problemAt(source, source.bodyStart + offset, message, fix)
    })
