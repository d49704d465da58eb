import { PGlite } from "@electric-sql/pglite"
import { mkdir, readdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { buffer } from "node:stream/consumers"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { lockDataDir } from "./data-dir-lock"

/**
 * Creates the embedded database of a data directory from a backup.
 * @param file `-` for the standard input
 * @throws an Error with a sentence if a server uses the directory, if it has a database, or if the backup is damaged or the disk full
 */
export const restoreDatabase = async (dataDir: string, file: string): Promise<void> => {
  const compressed = file === "-" ? await buffer(process.stdin) : await readFile(file)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataDir(dataDir)
  try {
    const folder = join(dataDir, "database")
    const files = await readdir(folder).catch(() => [])
    if (files.length > 0) throw new Error(`There is a database in ${folder}. Move the folder away first.`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      const backup = await promisify(gunzip)(compressed)
      const database = await PGlite.create(folder, { loadDataDir: new Blob([backup]) })
      await database.close()
    } catch (cause) {
      await rm(folder, { recursive: true })
      const problem = `The disk is full, or ${file} is not a complete backup. Nothing was restored.`
      throw new Error(problem, { cause })
    }
  } finally {
    await lock.release()
  }
}
