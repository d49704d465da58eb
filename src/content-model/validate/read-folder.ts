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
  paths: string[]
  /** The text files, parsed. */
  sources: ContentFile[]
  /** Problems of files that cannot be read. */
  problems: Problem[]
}

/** Returns true for the names of files that operating systems and editors create. */
const isTemporary = (name: string) =>
  /^[.~]|~$|\.(sw[a-z]|tmp|part|crdownload)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/i.test(name)

const isText = (file: string) => /\.(md|ya?ml)$/.test(file)

/** Returns the name of the placeholder that a cloud drive has in place of a file that is not on the computer. */
export const placeholderOf = (file: string) => file.replace(/[^/]+$/, ".$&.icloud")

/** Reports a file of which only a placeholder of the cloud drive is on the computer. */
const notDownloaded = (below: string, name: string): Problem[] => {
  const [, meant] = /^\.(.+)\.icloud$/.exec(name) ?? []
  if (meant === undefined) return []
  const message = `${meant} is in the cloud and not on this computer`
  const fix = "open the folder in Finder, click the cloud beside the file, and wait until it is downloaded"
  return [problemOf(path.posix.join(below, name), message, fix)]
}

const walk = async (root: string, below: string, problems: Problem[]): Promise<string[]> => {
  const entries = await readdir(path.join(root, below), { withFileTypes: true })
  problems.push(...entries.flatMap(({ name }) => notDownloaded(below, name)))
  const found = await Promise.all(
    entries
      .filter(({ name }) => !isTemporary(name))
      .map(async (entry) => {
        const file = below ? `${below}/${entry.name}` : entry.name
        if (entry.isDirectory()) return walk(root, file, problems)
        if (entry.isFile()) return [file]
        const what = entry.isSymbolicLink() ? "a shortcut to another place" : "not a file"
        problems.push(problemOf(file, `this is ${what}`, "put the file itself here"))
        return []
      }),
  )
  return found.flat().sort()
}

const byteOrderMarks: Partial<Record<string, string>> = { fffe: "utf-16le", feff: "utf-16be" }

/** The beginnings of files of other programs that were saved under the name of a text. */
const programs: readonly (readonly [start: RegExp, what: string])[] = [
  [/^\{\\rtf/, "an RTF document"],
  [/^PK[^\t\n\r -~]{2}|^ÐÏ[^\t\n\r -~]à/, "a document of Word or another office program"],
  [/^%PDF-/, "a PDF"],
  [/^(?:\xEF\xBB\xBF)?\s*<(?:!doctype html|html)\b/i, "a web page"],
]

/** Parses a file. One in another encoding than UTF-8 is read as far as possible, so that links to it are not reported. */
const readSource = async (root: string, file: string, problems: Problem[]): Promise<ContentFile> => {
  const bytes = await readFile(path.join(root, file))
  const utf16 = byteOrderMarks[bytes.toString("hex", 0, 2)]
  const text = new TextDecoder(utf16).decode(bytes)
  const source = parseContentFile(file, text)
  const program = programs.find(([start]) => start.test(bytes.toString("latin1", 0, 200)))?.[1]
  if (program) {
    const fix =
      "save it as plain text, or put the earlier version back: see “Undo a change” in docs/editing.md"
    problems.push(problemAt(source, 0, `the file is ${program} under the name of a text`, fix))
    return source
  }
  if (isUtf8(bytes)) return source
  const fix = utf16
    ? "save it as UTF-8: in Notepad choose it under “Save as”, in VS Code click UTF-16 at the bottom right"
    : "open it in VS Code or on the host's website, retype the letters that are shown as �, and save it"
  const message = "the file was saved in an encoding other than UTF-8"
  problems.push(problemAt(source, Math.max(0, source.text.indexOf("\uFFFD")), message, fix))
  return source
}

/** Reads a content folder. A folder that does not exist is read as an empty one. */
export const readFolder = async (root: string): Promise<Folder> => {
  const problems: Problem[] = []
  const stat = await lstat(root).catch(() => undefined)
  if (!stat?.isDirectory()) return { root, paths: [], sources: [], problems }
  const paths = await walk(root, "", problems)
  const sources = await Promise.all(paths.filter(isText).map((file) => readSource(root, file, problems)))
  return { root, paths, sources, problems }
}

/** The time to wait after a change, in milliseconds, so that files that are saved together are read together. */
const debounce = 50

/**
 * Calls `onCheck` as soon as the folder is watched, and after changes in it. Calls do not overlap: a change during a call leads
 * to another call after it.
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
