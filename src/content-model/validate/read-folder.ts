import { isUtf8 } from "node:buffer"
import { lstat, readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { watch, type FSWatcher } from "chokidar"
import { parseContentFile, type ContentFile } from "../content-file"
import { problemAt, problemOf, type Problem } from "./problem"

/** The files of a content folder. */
export type Folder = {
  root: string
  /** The paths of all files relative to `root`, with forward slashes, sorted. */
  paths: ReadonlySet<string>
  /** The text files, parsed. */
  sources: ContentFile[]
  /**
   * The addresses of the files to download, which are in the folder `static` beside `root`, for example
   * `/checklist.pdf`.
   */
  downloads: string[]
  /** The migrations of the contact database, in `supabase/migrations` beside `root`, in one text. */
  migrations: string
  /** Problems of files that cannot be read. */
  problems: Problem[]
}

/** Returns true for the names of files that operating systems and editors create. */
const isTemporary = (name: string) =>
  /^[.~]|~$|\.(sw[a-z]|tmp|part|crdownload)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/i.test(name)

const isText = (file: string) => /\.(md|ya?ml)$/.test(file)

/** Lists the files below a folder. Symbolic links are not followed, and reported. */
const list = async (root: string, below: string, problems: Problem[]): Promise<string[]> => {
  const entries = await readdir(path.join(root, below), { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter(({ name }) => !isTemporary(name))
      .map(async (entry) => {
        const file = path.posix.join(below, entry.name)
        if (entry.isDirectory()) return list(root, file, problems)
        if (entry.isFile()) return [file]
        problems.push(problemOf(file, "this is a shortcut to another place", "put the file itself here"))
        return []
      }),
  )
  return found.flat().sort()
}

/**
 * Parses a file. One in another encoding than UTF-8 is read as far as possible, so that links to it are not reported.
 */
const readSource = async (root: string, file: string, problems: Problem[]): Promise<ContentFile> => {
  const bytes = await readFile(path.join(root, file))
  const source = parseContentFile(file, bytes.toString())
  if (!isUtf8(bytes)) {
    const fix =
      "save it as UTF-8 (in VS Code: click the encoding at the bottom right), and retype letters shown as �"
    const at = Math.max(0, source.text.indexOf("\uFFFD"))
    problems.push(problemAt(source, at, "the file was saved in an encoding other than UTF-8", fix))
  }
  return source
}

/** Reads the files of `supabase/migrations` in their order; empty if the folder does not exist. */
const readMigrations = async (folder: string): Promise<string> => {
  const names = await readdir(folder).catch(() => [])
  const texts = names.sort().map((name) => readFile(path.join(folder, name), "utf8"))
  return (await Promise.all(texts)).join("\n")
}

/** Reads a content folder. A folder that does not exist is read as an empty one. */
export const readFolder = async (root: string): Promise<Folder> => {
  const problems: Problem[] = []
  const stat = await lstat(root).catch(() => undefined)
  const migrations = await readMigrations(path.join(root, "..", "supabase", "migrations"))
  if (!stat?.isDirectory())
    return { root, paths: new Set(), sources: [], downloads: [], migrations, problems }
  const paths = await list(root, "", problems)
  const sources = await Promise.all(paths.filter(isText).map((file) => readSource(root, file, problems)))
  const files = await list(path.join(root, "..", "static"), "", []).catch(() => [])
  const downloads = files.map((file) => `/${file}`)
  return { root, paths: new Set(paths), sources, downloads, migrations, problems }
}

/** The time to wait after a change, in milliseconds, so that files that are saved together are read together. */
const debounce = 50

/**
 * Calls `onCheck` as soon as the folder is watched, and after changes in it. Calls do not overlap: a change during a
 * call leads to another call after it.
 */
export const watchFolder = (root: string, onCheck: () => Promise<void>): FSWatcher => {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = () => {
    running = running.then(onCheck).catch(console.error)
  }
  const ignored = (file: string) => isTemporary(path.basename(file))
  return watch(root, { ignored, ignoreInitial: true })
    .once("ready", run)
    .on("all", () => {
      clearTimeout(timer)
      timer = setTimeout(run, debounce)
    })
}
