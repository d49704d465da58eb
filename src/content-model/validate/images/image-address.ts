import path from "node:path"
import type { ImageReference } from "../extract"
import type { ImageFault } from "./decode-image"

/** Matches the names of pictures that pages show. */
export const shownFormats = /\.(png|jpe?g|webp|avif)$/

/** Returns the file name that a picture should have: lower case, with hyphens instead of spaces. */
export const goodName = (name: string): string =>
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
    const fix = src.includes("/") ? "put it beside this file and write ./name.png" : `write ./${src}`
    return src.startsWith("../") || src.startsWith("/") || src.includes("/")
      ? { message: `the picture is not beside this file (${src})`, fix }
      : { message: `the picture ${src} does not say where it is`, fix }
  }
  return undefined
}
