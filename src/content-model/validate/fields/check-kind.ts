import { z } from "zod"
import type { ContentFile } from "../../content-file"
import { checkedContentTypes, entryFolder, singleFile, type ContentType } from "../../content-types"
import { problemAt, type Problem } from "../problem"

/** Returns the names of the fields of a file, without those for editors. */
const namesIn = ({ values }: ContentFile): string[] =>
  typeof values === "object" && values !== null && !Array.isArray(values)
    ? Object.keys(values).filter((name) => !["sample", "claimsOk"].includes(name))
    : []

/** Returns the content types that have all fields of a file. A single field must be the only one that the type needs. */
export const kindsOf = (source: ContentFile): ContentType[] => {
  const names = namesIn(source)
  const fitting = checkedContentTypes.filter(({ schema }) => names.every((name) => name in schema.shape))
  return names.length > 1
    ? fitting
    : fitting.filter(({ schema }) => {
        const needed = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
        return needed.length === names.length
      })
}

/** Reports a file with the fields of another content type, for example those of a client in the folder of case studies. */
export const checkKind = (source: ContentFile): Problem[] => {
  const { contentType } = source
  const names = namesIn(source)
  const own = Object.keys(contentType?.schema.shape ?? {})
  const [other] = kindsOf(source)
  if (!contentType || !other || names.length < 3 || names.every((name) => own.includes(name))) return []
  const message = `the file has the fields of another kind of file, content/${singleFile(other) ?? entryFolder(other)}`
  const fix = other.path.test(source.path.replace(/^.*\//, `${entryFolder(other)}/`))
    ? `move the file to content/${entryFolder(other)}; if it took the place of another text, restore that`
    : "restore the text that was here, and put the new one where it belongs"
  return [problemAt(source, source.yamlStart, message, fix)]
}
