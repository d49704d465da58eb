import path from "node:path"
import { checkImageVersions } from "./check-image-versions"
import { imageFault } from "./decode-image"
import { problemAt, type Problem } from "../problem"
import type { Folder } from "../read-folder"
import type { ImageReference } from "../links/references"

type Words = { message: string; fix: string; severity?: "warning" }

const shown = /\.(png|jpe?g|webp|avif)$/

/** The name that a picture should have: small letters, hyphens in the place of spaces. */
const goodName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/%20|[\s%]+/g, "-")
    .replace(/-+(?=\.)/g, "")

/** What is wrong with the way a picture is named, before anybody looks for the file. */
const formFault = ({ src, field }: ImageReference): Words | undefined => {
  const name = path.posix.basename(src)
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
      message: `the picture stands on another site (${src})`,
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
  if (!shown.test(src) && shown.test(src.toLowerCase())) {
    const fix = `give the file the name ${goodName(name)}, and write ./${goodName(name)}`
    return { message: `the name of the picture ends in capital letters (${src})`, fix }
  }
  if (!shown.test(src)) {
    return {
      message: `this is no picture (${src})`,
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

/** The picture's path below `content/`, or undefined where it is outside. */
const placeOf = ({ source, src }: ImageReference): string | undefined => {
  const below = path.posix.normalize(path.posix.join(path.posix.dirname(source.path), src))
  return below.startsWith("../") || path.posix.isAbsolute(src) ? undefined : below
}

const judge = async (folder: Folder, use: ImageReference): Promise<Words | undefined> => {
  const { src } = use
  const form = formFault(use)
  if (form) return form
  const below = placeOf(use)
  if (below === undefined) {
    return {
      message: `the picture is outside content (${src})`,
      fix: "put it beside this file and write ./name.png",
    }
  }
  if (!folder.paths.includes(below)) {
    const alike = (name: string) => goodName(name.normalize("NFC"))
    const twin = folder.paths.find((other) => alike(other) === alike(below))
    const fix = twin
      ? `write it with the same capital letters as the file: ./${path.posix.basename(twin)}`
      : `put ${path.posix.basename(below)} into content/${path.posix.dirname(below)}, or name a picture that is there`
    return { message: `the picture ${src} does not exist`, fix }
  }
  const fault = await imageFault(folder.root, below)
  return fault && { ...fault, message: `the picture ${src} ${fault.message}` }
}

/** Checks one picture that a file names, and its versions: of a kind that is shown, there, whole and wide enough. */
export const checkImage = async (folder: Folder, use: ImageReference): Promise<Problem[]> => {
  const words = await judge(folder, use)
  if (words) return [problemAt(use.source, use.offset, words.message, words.fix, words.severity)]
  return use.field ? checkImageVersions(folder, placeOf(use) ?? "") : []
}
