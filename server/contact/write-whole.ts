import { rename, writeFile } from "node:fs/promises"

/** Writes a file for the owner's eyes that appears under its name only once it is whole, even if the process is killed. */
export const writeWhole = async (path: string, content: string | Buffer): Promise<void> => {
  await writeFile(`${path}.part`, content, { mode: 0o600 })
  await rename(`${path}.part`, path)
}
