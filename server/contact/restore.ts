import { PGlite } from "@electric-sql/pglite"
import { mkdir, readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { lockDataDir } from "./data-dir-lock"

/**
 * Creates the embedded database of a data directory from a backup.
 * @throws an Error with a sentence if a server uses the directory, or if it has a database
 */
export const restoreDatabase = async (dataDir: string, file: string): Promise<void> => {
  const backup = new Blob([await readFile(file)])
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataDir(dataDir)
  try {
    const folder = join(dataDir, "database")
    const files = await readdir(folder).catch(() => [])
    if (files.length > 0) throw new Error(`There is a database in ${folder}. Move the folder away first.`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const database = await PGlite.create(folder, { loadDataDir: backup })
    await database.close()
  } finally {
    await lock.release()
  }
}
