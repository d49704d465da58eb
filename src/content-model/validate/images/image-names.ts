import path from "node:path"
import { nameCharacters } from "../../schemas/fields"
import { plainLetters } from "../../../site/plain-letters"
import { decoded } from "../links/check-links"
import type { ImageReference } from "../references"
import type { ProblemText } from "../problem"

/** Matches the names of pictures that pages show. */
export const shownFormats = /\.(png|jpe?g|webp|avif)$/

/** Matches a character that a name cannot have. */
const wrongCharacter = new RegExp(`[^/${nameCharacters}]`, "u")

/** Returns the name that a file should have: small letters without accents, and hyphens instead of signs. */
export const goodName = (file: string): string => {
  const { name, ext } = path.win32.parse(plainLetters(decoded(file)))
  return `${name.replace(/[^\p{L}\p{N}._()]+/gu, "-").replace(/^-|-$/g, "") || "file"}${ext}`
}

/** Describes the first character that a name cannot have; undefined if there is none. */
export const nameProblem = (file: string, what: string): ProblemText | undefined => {
  const [sign] = wrongCharacter.exec(file) ?? []
  if (sign === undefined) return undefined
  const message = `the name of the ${what} has ${/\s/.test(sign) ? "a space" : sign} (${file})`
  const name = goodName(file)
  const src = file.slice(0, file.lastIndexOf("/") + 1) + name
  return { message, fix: `give the file the name ${name}, and write ${src}` }
}

/** Describes what is wrong with the address of a picture; undefined if it is valid. */
export const addressProblem = ({ src, field }: ImageReference): ProblemText | undefined => {
  const name = goodName(src)
  if (src === "") {
    return { message: "the picture has no address", fix: "write ./name.png between the round brackets" }
  }
  if (src.startsWith("data:")) {
    const fix = "save the picture as a file beside this one, and write its name: ./name.png"
    return { message: "the picture itself is in the text, in place of its name", fix }
  }
  const isElsewhere = /^[a-z]+:|^\/|\\/i.test(src)
  if (isElsewhere || (field && src.replace(/^\.\//, "").includes("/"))) {
    const message = `the picture is on another site, on your computer or in another folder (${src.slice(0, 80)})`
    return { message, fix: `put the picture beside this file and write ./${name}` }
  }
  const wrongName = nameProblem(src, "picture")
  if (wrongName) return wrongName
  if (shownFormats.test(src)) {
    const fix = `write ./${src}`
    return field && !src.startsWith("./")
      ? { message: `the picture has no ./ before its name`, fix }
      : undefined
  }
  const ending = shownFormats.test(src.toLowerCase())
    ? "in capital letters"
    : "in another way than .png or .jpg"
  const message = `the name of the picture ends ${ending} (${src})`
  const fix = shownFormats.test(name)
    ? `give the file the name ${name}, and write ./${name}`
    : "save it as PNG or JPEG, with a name that ends in .png or .jpg"
  return { message, fix }
}
