import { isUtf8 } from "node:buffer"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { parseContentFile, type ContentFile } from "../content-file"
import { fileProblem, type Problem } from "./problem"

export type Folder = {
  root: string
  /** The paths of all files relative to `root`, with forward slashes, sorted. */
  paths: ReadonlySet<string>
  sources: ContentFile[]
  /** The addresses of the files in the folder `static` beside `root`, for example `/checklist.pdf`. */
  downloads: string[]
  /** The migrations of the contact database, in `supabase/migrations` beside `root`, in one text. */
  migrations: string
  /** Problems with entries that are not files. */
  problems: Problem[]
}

/** Returns true for the names of files that operating systems and editors create. */
const isTemporary = (name: string) =>
  /^[.~]|~$|\.(sw[a-z]|tmp|part|crdownload)$|^(Thumbs\.db|desktop\.ini|Icon\r)$/i.test(name)

const isText = (file: string) => /\.(md|ya?ml)$/.test(file)

// Synchronous calls read many small files in a quarter of the time.

/** Lists the files below a folder whose names are not skipped. Symbolic links are not followed, and reported. */
const listFiles = (
  root: string,
  below: string,
  isSkipped: (name: string) => boolean,
  problems: Problem[],
): string[] => {
  const entries = readdirSync(path.join(root, below), { withFileTypes: true })
  const found = entries
    .filter(({ name }) => !isSkipped(name))
    .flatMap((entry) => {
      const file = path.posix.join(below, entry.name)
      if (entry.isDirectory()) return listFiles(root, file, isSkipped, problems)
      if (entry.isFile()) return [file]
      problems.push(fileProblem(file, "this is a shortcut to another place", "put the file itself here"))
      return []
    })
  return found.sort()
}

/** Parses a file. One in another encoding than UTF-8 is read as far as possible, so that links to it are not reported. */
const readSource = (root: string, file: string): ContentFile => {
  const bytes = readFileSync(path.join(root, file))
  const source = parseContentFile(file, bytes.toString())
  return isUtf8(bytes) ? source : { ...source, fault: "encoding" }
}

/** Reads the files of `supabase/migrations` in their order; empty if the folder does not exist. */
const readMigrations = async (folder: string): Promise<string> => {
  const names = await readdir(folder).catch(() => [])
  const texts = names.sort().map((name) => readFile(path.join(folder, name), "utf8"))
  return (await Promise.all(texts)).join("\n")
}

export const readFolder = async (root: string): Promise<Folder> => {
  const problems: Problem[] = []
  const paths = listFiles(root, "", isTemporary, problems)
  const sources = paths.filter(isText).map((file) => readSource(root, file))
  // Gatsby publishes all files, also those whose names begin with a dot.
  const files = existsSync(path.join(root, "..", "static"))
    ? listFiles(root, "../static", () => false, problems)
    : []
  const downloads = files.map((file) => file.replace("../static", ""))
  const migrations = await readMigrations(path.join(root, "..", "supabase", "migrations"))
  return { root, paths: new Set(paths), sources, downloads, migrations, problems }
}
