import { createHash } from "node:crypto"
import { readFile, stat } from "node:fs/promises"
import path from "node:path"
import { textAt } from "../../content-file"
import type { ImageReference } from "../extract"
import { plainText, problemAt, type Problem } from "../problem"
import type { Folder } from "../read-folder"

const fileOf = ({ source, src }: ImageReference) => path.posix.join(path.posix.dirname(source.path), src)

/** Warns about a text that begins with the picture that the page shows above it. */
const shownAbove = (images: readonly ImageReference[]): Problem[] =>
  images.flatMap((image) => {
    const { source, offset, field } = image
    if (field || source.text.slice(source.bodyStart, offset).trim() !== "") return []
    const above = images.some(
      (other) => other.field && other.source === source && fileOf(other) === fileOf(image),
    )
    const fix = "delete this line, or write the name of another picture"
    return above ? [problemAt(source, offset, "the picture is already above the text", fix, "warning")] : []
  })

type Sized = { image: ImageReference; file: string; size: number }

/** Returns the images whose files have a size that others have as well. */
const ofSameSize = async ({ root, paths }: Folder, images: readonly ImageReference[]): Promise<Sized[]> => {
  const sized = await Promise.all(
    images
      .filter((image) => image.field && paths.includes(fileOf(image)))
      .map(async (image) => {
        const file = path.join(root, fileOf(image))
        const { size } = await stat(file).catch(() => ({ size: -1 }))
        return { image, file, size }
      }),
  )
  return sized.filter(({ file, size }) =>
    sized.some((other) => size >= 0 && other.size === size && other.file !== file),
  )
}

/**
 * Warns about a picture that has been saved under the name of another one, and about the picture of an article that its text
 * repeats. Two texts of one kind can have the same picture if they describe it with the same words.
 */
export const checkSamePictures = async (
  folder: Folder,
  images: readonly ImageReference[],
): Promise<Problem[]> => {
  const first = new Map<string, ImageReference>()
  const problems = shownAbove(images)
  for (const { image, file } of await ofSameSize(folder, images)) {
    const { source, offset } = image
    const hash = createHash("sha256")
      .update(await readFile(file).catch(() => file))
      .digest("hex")
    const key = `${source.contentType?.type} ${hash}`
    const other = first.get(key)
    if (!other) first.set(key, image)
    const altOf = (reference: ImageReference) => plainText(textAt(reference.source, ["picture", "alt"]))
    const texts = [image, other ?? image].map(altOf)
    // The same address is reported as such, and so is a missing text.
    if (!other || fileOf(other) === fileOf(image) || new Set(texts).size === 1 || texts.includes("")) continue
    const message = `the picture is the same as in ${other.source.file}, but alt says something else`
    const fix = `put the right picture in the place of ${path.basename(file)}, or write the same words after alt:`
    problems.push(problemAt(source, offset, message, fix, "warning"))
  }
  return problems
}
