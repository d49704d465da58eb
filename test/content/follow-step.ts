import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Recipe, Step } from "./recipes"

const project = path.join(__dirname, "..", "..")

/** The picture that recipes put into place. */
export const anyPicture = path.join(project, "content", "home", "hero.png")

/** Returns the bytes of a file that recipes put into place: a PDF or a picture. */
export const anyFile = async (name: string): Promise<Buffer> =>
  name.endsWith(".pdf") ? Buffer.from("%PDF-1.7\n") : readFile(anyPicture)

const indent = (text: string, by: string) => text.replace(/(?<=\n)(?=.)/g, by)

/** Returns the text of a file after a step that changes it. */
export const changedText = (text: string, step: Extract<Step, { do: "change" | "fields" }>): string => {
  if (step.do === "fields") {
    return step.lines.reduce((all, line) => {
      const field = new RegExp(`^( *)${line.split(":")[0] ?? ""}: .*$`, "m")
      if (!field.test(all)) throw new Error(`${step.file} has no field for: ${line}`)
      return all.replace(field, (_, spaces: string) => spaces + line)
    }, text)
  }
  const by = ["", "  ", "    "].find((spaces) => text.includes(indent(step.from, spaces)))
  if (by === undefined) throw new Error(`${step.file} does not contain:\n${step.from}`)
  return text.replace(indent(step.from, by), () => indent(step.to, by))
}

/** Follows a step on the files of the project in `root`. */
export const followStep = async (root: string, step: Step): Promise<void> => {
  const file = path.join(root, step.file)
  if (step.do === "rename") return rename(file, path.join(root, step.to))
  if (step.do === "delete") return rm(file, { recursive: true })
  await mkdir(path.dirname(file), { recursive: true })
  if (step.do === "picture") return writeFile(file, await anyFile(file))
  if (step.do === "write") return writeFile(file, step.to, { flag: "wx" })
  await writeFile(file, changedText(await readFile(file, "utf8"), step))
}

/** Follows recipes one after the other on the files of the project in `root`. */
export const followRecipes = async (root: string, recipes: readonly Recipe[]): Promise<void> => {
  for (const step of recipes.flatMap(({ steps }) => steps)) await followStep(root, step)
}
