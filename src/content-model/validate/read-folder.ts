import { isUtf8 } from "node:buffer"
import { lstat, readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { problemAt, type Problem } from "./problem"
import { makeSource, type Source } from "./source"

/** What stands below `content/`. */
export type Folder = {
  /** The folder itself. */
  root: string
  /** Every file, below `content/` with forward slashes, in order. */
  paths: string[]
  /** The text files among them. */
  sources: Source[]
  /** What could not be read at all. */
  problems: Problem[]
}

/** Files that an operating system or an editor leaves behind. */
const isLitter = (name: string) =>
  /^[.~]|~$|\.(sw[a-z]|tmp|part|crdownload)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/i.test(name)

const isText = (file: string) => /\.(md|ya?ml)$/.test(file)

const at = (file: string, offset: number, before: string) => ({
  file: `content/${file}`,
  text: before,
  offset,
})

const walk = async (root: string, below: string, problems: Problem[]): Promise<string[]> => {
  const entries = await readdir(path.join(root, below), { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => !isLitter(name))
      .map(async (entry) => {
        const file = below ? `${below}/${entry.name}` : entry.name
        if (entry.isDirectory()) return walk(root, file, problems)
        if (entry.isFile()) return [file]
        const what = entry.isSymbolicLink() ? "a shortcut to another place" : "not a file"
        problems.push(problemAt(at(file, 0, ""), 0, `this is ${what}`, "put the file itself here"))
        return []
      }),
  )
  return found.flat().sort()
}

const readSource = async (root: string, file: string, problems: Problem[]): Promise<Source | undefined> => {
  const bytes = await readFile(path.join(root, file))
  if (isUtf8(bytes)) return makeSource(file, bytes.toString("utf8"))
  const readable = new TextDecoder().decode(bytes)
  const place = at(file, readable.indexOf("\uFFFD"), readable)
  const fix =
    "open it in VS Code or on the host's website, write the letters again that are shown as �, and save it"
  problems.push(
    problemAt(place, place.offset, "the file was saved in a way in which its letters cannot be read", fix),
  )
  return undefined
}

/** Reads everything below `root` that the guard looks at. A folder that is not there reads as an empty one. */
export const readFolder = async (root: string): Promise<Folder> => {
  const problems: Problem[] = []
  const stat = await lstat(root).catch(() => undefined)
  if (!stat?.isDirectory()) return { root, paths: [], sources: [], problems }
  const paths = await walk(root, "", problems)
  const read = await Promise.all(paths.filter(isText).map((file) => readSource(root, file, problems)))
  return { root, paths, sources: read.filter((source) => source !== undefined), problems }
}
