import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"

/** Writes one file of the built site; `file` is its path below `public/`, and missing folders are made. */
export const writePublic = async (file: string, data: string | Uint8Array): Promise<void> => {
  const target = path.resolve("public", file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, data)
}
