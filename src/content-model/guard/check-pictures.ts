import { open, stat } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import type { Folder } from "./read-folder"
import { problemAt, type Problem } from "./problem"
import type { PictureUse } from "./uses"

/** Narrower pictures look blurred on a wide screen with a fine grid. */
const minimumWidth = 1200

const ends: Record<string, Buffer> = {
  png: Buffer.from("IEND"),
  jpeg: Buffer.from([0xff, 0xd9]),
}

/** A copy that was cut short still has a good head; its tail tells. */
const isWhole = async (file: string, format: string): Promise<boolean> => {
  const end = ends[format]
  if (!end) return true
  const { size } = await stat(file)
  const handle = await open(file)
  const tail = Buffer.alloc(Math.min(64, size))
  await handle.read(tail, 0, tail.length, size - tail.length)
  await handle.close()
  return tail.includes(end)
}

const judge = async (file: string): Promise<{ message: string; cure: string } | undefined> => {
  const unreadable = { message: "cannot be read as a picture", cure: "save the picture again as PNG or JPEG" }
  const data = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (!data?.width || !(await isWhole(file, data.format))) return unreadable
  if (data.width >= minimumWidth || data.format === "svg") return undefined
  return {
    message: `is only ${data.width} pixels wide`,
    cure: `use a picture at least ${minimumWidth} pixels wide`,
  }
}

const place = (folder: Folder, { source, src }: PictureUse): string | undefined => {
  const below = path.posix.normalize(path.posix.join(path.posix.dirname(source.path), decodeURI(src)))
  return below.startsWith("../") || path.posix.isAbsolute(src) || folder.root === "" ? undefined : below
}

/** A picture that was replaced without its dark version would still show the old one to every visitor with a dark screen. */
const judgeVersions = async (folder: Folder, main: string): Promise<Problem[]> => {
  const { dir, name, ext } = path.posix.parse(main)
  const versionOf = (ending: string) => path.posix.join(dir, `${name}${ending}${ext}`)
  const versions = [
    { file: versionOf(".dark"), of: main },
    { file: versionOf(".small"), of: undefined },
    { file: versionOf(".small.dark"), of: versionOf(".small") },
  ].filter(({ file }) => folder.paths.includes(file))
  const problems = versions.map(async ({ file, of }) => {
    const at = (message: string, cure: string) => [
      problemAt({ file: `content/${file}`, text: "" }, 0, message, cure),
    ]
    const fault = await judge(path.join(folder.root, file))
    if (fault) return at(fault.message, fault.cure)
    if (!of || !folder.paths.includes(of)) return []
    const [ratio, other] = await Promise.all([file, of].map((each) => ratioOf(path.join(folder.root, each))))
    if (Math.abs((ratio ?? 0) - (other ?? 0)) < 0.02) return []
    return at(
      `has another shape than ${path.posix.basename(of)}`,
      `replace it by the dark version of the new ${path.posix.basename(of)}, or delete it`,
    )
  })
  return (await Promise.all(problems)).flat()
}

const ratioOf = async (file: string): Promise<number> => {
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 1 }))
  return width / height
}

const judgeUse = async (folder: Folder, use: PictureUse): Promise<Problem[]> => {
  const { source, offset, src } = use
  const problem = (message: string, cure: string) => [problemAt(source, offset, message, cure)]
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(src)) {
    return problem(
      `the picture stands on another site (${src})`,
      "save it beside this file and write ./name.png",
    )
  }
  const below = place(folder, use)
  if (!below)
    return problem(`the picture is outside content (${src})`, "put it beside this file and write ./name.png")
  if (!folder.paths.includes(below)) {
    const twin = folder.paths.find((other) => other.toLowerCase() === below.toLowerCase())
    const cure = twin
      ? `write it with the same capital letters as the file: ./${path.posix.basename(twin)}`
      : `put ${path.posix.basename(below)} into content/${path.posix.dirname(below)}, or name a picture that is there`
    return problem(`the picture ${src} does not exist`, cure)
  }
  const fault = await judge(path.join(folder.root, below))
  if (fault) return problem(`the picture ${src} ${fault.message}`, fault.cure)
  return judgeVersions(folder, below)
}

/** Checks every picture that a file names: there, readable and wide enough. */
export const checkPictures = async (folder: Folder, uses: readonly PictureUse[]): Promise<Problem[]> =>
  (await Promise.all(uses.map((use) => judgeUse(folder, use)))).flat()
