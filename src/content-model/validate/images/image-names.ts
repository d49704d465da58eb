import path from "node:path"
import type { ImageReference } from "../references"
import type { PictureFault } from "./decode-picture"

/** Matches the names of pictures that pages show. */
export const shownFormats = /\.(png|jpe?g|webp|avif)$/

/** Returns the file name that a picture should have: lower case, with hyphens instead of spaces. */
export const goodName = (src: string): string =>
  path.posix
    .basename(src)
    .toLowerCase()
    .replace(/%20|[\s%]+/g, "-")

/** Describes what is wrong with the address of a picture; undefined if it is valid. */
export const addressFault = ({ src, field }: ImageReference): PictureFault | undefined => {
  const name = goodName(src)
  const beside = `put the picture beside this file and write ./${name}`
  if (src === "") {
    return { message: "the picture has no address", fix: "write ./name.png between the round brackets" }
  }
  if (/^[a-z]:[\\/]|^file:|\\/i.test(src)) {
    return { message: `the picture is on your computer (${src})`, fix: beside }
  }
  if (/^[a-z]+:|^\/\//i.test(src)) {
    return { message: `the picture is on another site (${src.slice(0, 80)})`, fix: beside }
  }
  if (/[\s%]/.test(src)) {
    const message = `the name of the picture has a space or a % (${src})`
    return { message, fix: `give the file the name ${name}, and write ./${name}` }
  }
  if (shownFormats.test(name) && !shownFormats.test(src)) {
    const message = `the name of the picture ends in capital letters (${src})`
    return { message, fix: `give the file the name ${name}, and write ./${name}` }
  }
  if (!shownFormats.test(src)) {
    const fix = "save it as PNG or JPEG, with a name that ends in .png or .jpg"
    return { message: `pictures of this kind are not shown (${src})`, fix }
  }
  if (src.startsWith("/") || (field && !/^\.\/[^/]+$/.test(src))) {
    return { message: `the picture is not beside this file (${src})`, fix: beside }
  }
  return undefined
}
