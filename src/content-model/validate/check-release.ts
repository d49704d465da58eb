import { isDraft, type ContentFile } from "../content-file"
import { problemAt, type Problem } from "./problem"
import { withoutCode } from "./without-code"

/** Match what is left to write, but not these words within a sentence. */
const placeholders = [
  /\{\{\s*OWNER:[^}\n]*\}*/g,
  /\blorem ipsum\b/gi,
  /\b(?:TODO|TBC|TBD):|[[(](?:TODO|TBC|TBD)\b|(?<=(?:^|: )["']?)(?:TODO|TBC|TBD)(?=[."']*$)/gm,
]

/** Reports what must not be released: what is marked as a sample, and placeholders. Drafts are not released. */
export const checkRelease = (source: ContentFile): Problem[] => {
  if (isDraft(source)) return []
  const remove = "then delete this line"
  const samples = source.texts.flatMap(({ name, path, offset, text }) => {
    if (path[0] === "sampleFiles") {
      return [problemAt(source, offset, `${text} is a sample`, `put your own in its place, ${remove}`)]
    }
    if (name !== "sample" || text !== "true") return []
    const [message, fix] =
      path.length > 1
        ? ["the picture is a sample", "put your own in its place"]
        : ["the file is a sample", "replace its texts with your own"]
    return [problemAt(source, offset, message, `${fix}, ${remove}`)]
  })
  const text = source.text.slice(0, source.bodyStart) + withoutCode(source)
  const left = placeholders.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: found }) =>
      problemAt(source, index, `a placeholder is left (${found})`, "write the text, or delete it"),
    ),
  )
  return [...samples, ...left]
}
