import type { ContentFile } from "../../content-file"
import { fileSchema } from "../../content-types"
import { bracedWord, tokenFields } from "../../tokens"
import { descriptionAt } from "../fields/check-fields"
import { nameOf } from "../fields/field-paths"
import { problemIn, type Problem } from "../problem"

type Path = readonly PropertyKey[]

/** Returns the words in braces of a text. */
export const bracedWordsOf = (text: string) => [...text.matchAll(bracedWord)].map(([word]) => word)

/** Returns true for the fields of `site.yml` that tokens stand for. */
export const isFact = (source: ContentFile, path: Path) =>
  source.contentType?.type === "SiteProfile" &&
  Object.values<string>(tokenFields).some((field) => field === path[0] || field === path.join("."))

/** Reports words in braces in a field that is a fact itself, or before which or after which the page adds the fact. */
export const misplacedToken = (source: ContentFile, value: string, path: Path): Problem[] => {
  const [found] = bracedWordsOf(value)
  if (found === undefined || !source.contentType) return []
  if (isFact(source, path)) {
    const message = `${nameOf(path)} is a fact that tokens stand for, so it cannot hold ${found}`
    return [problemIn(source, path, message, "write the words themselves")]
  }
  const description = descriptionAt(fileSchema(source.contentType), path)
  const [, added] = /^The words? before ([^.,]+)/.exec(description) ?? []
  if (added === undefined) return []
  const message = `${nameOf(path)} has ${found}, but the page adds ${added} itself`
  return [problemIn(source, path, message, `delete ${found}`)]
}
