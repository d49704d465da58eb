import path from "node:path"
import sharp from "sharp"
import { imageFault } from "./decode-image"
import { problemAt, type Problem } from "../problem"
import type { Folder } from "../read-folder"

const ratioOf = async (file: string): Promise<number> => {
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: 0, height: 1 }))
  return width / height
}

/**
 * Checks the dark and small versions beside a picture. A picture that was replaced without its dark version would show the old
 * one to every visitor with a dark screen.
 * @param main the picture's path below `content/`
 */
export const checkImageVersions = async (folder: Folder, main: string): Promise<Problem[]> => {
  const { dir, name, ext } = path.posix.parse(main)
  const versionOf = (ending: string) => path.posix.join(dir, `${name}${ending}${ext}`)
  const versions = [
    { file: versionOf(".dark"), of: main },
    { file: versionOf(".small"), of: undefined },
    { file: versionOf(".small.dark"), of: versionOf(".small") },
  ].filter(({ file }) => folder.paths.includes(file))
  const problems = versions.map(async ({ file, of }) => {
    const at = (message: string, fix: string) => [
      problemAt({ file: `content/${file}`, text: "" }, 0, message, fix),
    ]
    const fault = await imageFault(folder.root, file)
    if (fault) return at(fault.message, fault.fix)
    if (!of || !folder.paths.includes(of)) return []
    const [ratio, other] = await Promise.all([file, of].map((each) => ratioOf(path.join(folder.root, each))))
    if (Math.abs((ratio ?? 0) - (other ?? 0)) < 0.02) return []
    return at(
      `has another shape than ${path.posix.basename(of)}`,
      `replace it with the dark version of the new ${path.posix.basename(of)}, or delete it`,
    )
  })
  return (await Promise.all(problems)).flat()
}
