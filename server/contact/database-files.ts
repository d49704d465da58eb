import { open, stat } from "node:fs/promises"
import { join } from "node:path"

// PGlite needs these files, and does not replace them while it runs.
const parts = ["PG_VERSION", "base", "global", "pg_wal"]

/** Remembers the files of an open database: the process can go on writing to files that were deleted or moved away. */
export const watchDatabaseFiles = async (folder: string) => {
  const identify = async (part: string) => {
    const { dev, ino } = await stat(join(folder, part), { bigint: true })
    return `${dev} ${ino}`
  }
  const identities = () => Promise.all(parts.map(identify)).then(String)
  const atStart = await identities()
  // The inode of an open file is not reused.
  const handles =
    process.platform === "win32" ? [] : await Promise.all(parts.map((part) => open(join(folder, part))))
  return {
    /** Resolves to false if the folder was removed, emptied or replaced. */
    areKept: async () => (await identities().catch(() => "gone")) === atStart,
    release: () => Promise.all(handles.map((handle) => handle.close())),
  }
}
