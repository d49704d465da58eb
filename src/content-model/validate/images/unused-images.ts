import path from "node:path"
import type { Folder } from "../read-folder"

/** Whether a text beside a picture has its name with spaces, which `checkMarkdown` reports. */
export const isMentioned = ({ sources }: Folder, file: string): boolean => {
  const name = path.posix.basename(file)
  const near = sources.filter((source) => path.posix.dirname(source.path) === path.posix.dirname(file))
  return name.includes(" ") && near.some(({ text }) => text.includes(name) || text.includes(encodeURI(name)))
}

/** Returns the fix for a picture that no file shows; it can be a version of another whose name is wrong. */
export const unusedFix = ({ paths }: Folder, file: string): string => {
  const { dir, name, ext } = path.posix.parse(file)
  const [, main = "", versions = ""] = /^(.*?)((?:[-_. ](?:dark|small))+)$/i.exec(name) ?? []
  const shown = paths.find(
    (other) =>
      /^\.\w+$/.test(other.slice(path.posix.join(dir, main).length)) &&
      other.startsWith(path.posix.join(dir, main)),
  )
  if (!main || !shown) return "name it in a file of the same folder, or delete it"
  const ending = ["small", "dark"].filter((word) => versions.toLowerCase().includes(word)).join(".")
  const other = path.posix.extname(shown)
  const good = `${main}.${ending}${other}`
  return other === ext.toLowerCase()
    ? `give it the name ${good}, or delete it`
    : `save it as ${good}, with the same ending as ${main}${other}, or delete it`
}
