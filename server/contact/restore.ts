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
 * @throws an Error with a sentence if a server uses the directory, if it has a database, or if the backup is damaged
 */
export const restoreDatabase = async (dataDir: string, file: string): Promise<void> => {
  const damaged = (cause: unknown) =>
    new Error(`${file} is not a complete backup. Nothing was restored.`, { cause })
  const compressed = file === "-" ? await buffer(process.stdin) : await readFile(file)
  const backup = await promisify(gunzip)(compressed).catch((error: unknown) => {
    throw damaged(error)
  })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDataDir(dataDir)
  try {
    const folder = join(dataDir, "database")
    const files = await readdir(folder).catch(() => [])
    if (files.length > 0) throw new Error(`There is a database in ${folder}. Move the folder away first.`)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    try {
      const database = await PGlite.create(folder, { loadDataDir: new Blob([backup]) })
      await database.close()
    } catch (error) {
      await rm(folder, { recursive: true })
      throw damaged(error)
    }
  } finally {
    await lock.release()
  }
}
