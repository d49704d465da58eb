import { isDraft, type ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { withoutCode } from "./readable-text"

const ownerPlaceholder = /\{\{\s*OWNER:\s*([^}\n]*)/g

/** Reports what must not be released: files and pictures of the sample, and placeholders. Drafts are not released. */
export const checkRelease = (source: ContentFile): Problem[] => {
  if (isDraft(source)) return []
  const report = (offset: number, message: string, fix: string) => problemAt(source, offset, message, fix)
  const marks = source.texts
    .filter(({ name, text }) => name === "sample" && text === "true")
    .map(({ path, offset }) =>
      path.length > 1
        ? report(offset, "the picture is a sample", "put your own in its place, then delete this line")
        : report(offset, "the file is a sample", "replace its texts with your own, then delete this line"),
    )
  const files = source.texts
    .filter(({ path: [field] }) => field === "sampleFiles")
    .map(({ offset, text }) =>
      report(offset, `${text} is a sample`, "put your own in its place, then delete this line"),
    )
  const placeholders = [...withoutCode(source).matchAll(ownerPlaceholder)].map(({ index, 1: note = "" }) =>
    report(index, `a placeholder is left: ${note.trim()}`, "write what it asks for in its place"),
  )
  return [...marks, ...files, ...placeholders]
}
