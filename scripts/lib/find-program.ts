import { existsSync } from "node:fs"

/** Where distributions put programs that are not for people to start. */
const hidden = [
  "/usr/lib/x86_64-linux-gnu",
  "/usr/lib/aarch64-linux-gnu",
  "/usr/lib64",
  "/usr/libexec",
  "/usr/lib",
]

/**
 * The path of the first of these programs that is there: in the variable, on PATH, or in a folder of the system.
 * @throws Error where the variable names a file that is not there
 */
export const findProgram = (variable: string, names: readonly string[]): string | undefined => {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, and nothing is there`)
  if (named) return named
  const folders = [...(process.env.PATH ?? "").split(":"), ...hidden]
  return names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path))
}
