import { isMap } from "yaml"
import { checkAlternatives } from "./check-alternatives"
import { checkClaims } from "./check-claims"
import { checkFields } from "./check-fields"
import { checkHeadings } from "./check-headings"
import { checkHtml } from "./check-html"
import { checkLeftovers } from "./check-leftovers"
import { checkYaml } from "./check-yaml"
import type { Part } from "./markdown"
import { problemAt, type Problem } from "./problem"
import type { Source } from "./source"

const emptied = (source: Source): Problem[] | undefined => {
  const nothing = source.document.contents === null && source.document.errors.length === 0
  if (source.text.trim() === "" || (nothing && !source.path.endsWith(".md"))) {
    return [problemAt(source, 0, "the file is empty", `put its text back: git restore ${source.file}`)]
  }
  return undefined
}

const frontMatter = (source: Source): Problem[] => {
  const { fault } = source
  if (fault === "missing") {
    const cure = `start the file with a line ---, then ${Object.keys(source.noun?.schema.shape ?? {})
      .slice(0, 3)
      .join(", ")} and so on, then --- again`
    return [problemAt(source, 0, "the fields at the top of the file are missing", cure)]
  }
  if (fault === "open") {
    const cure = "write --- on a line of its own between the fields and the text"
    return [problemAt(source, source.bodyStart, "the line --- that ends the fields is missing", cure)]
  }
  return []
}

const body = (source: Source): Problem[] => {
  if (!source.path.endsWith(".md") || source.fault === "missing") return []
  if (source.body.replace(/<!--[\s\S]*?-->/g, "").trim() !== "") return []
  return [
    problemAt(source, source.bodyStart, "the text below the fields is missing", "write it, or put it back"),
  ]
}

/** The fields at the top level of a file whose YAML is something else than fields. */
const shape = (source: Source): Problem[] => [
  problemAt(source, source.yamlStart, "the file has no fields", "write them as name: text, one on each line"),
]

const fields = (source: Source): Problem[] => {
  if (source.fault === "missing" || source.values === undefined || !source.noun) return []
  if (!isMap(source.document.contents)) return shape(source)
  return checkFields(source, source.noun.schema)
}

/** Every problem that one file has by itself. A file that no page reads is only looked at as YAML. */
export const checkFile = (source: Source, parts: readonly Part[]): Problem[] => {
  const empty = emptied(source)
  if (empty) return empty
  if (!source.noun)
    return source.path.endsWith(".yml") ? [...checkYaml(source), ...checkLeftovers(source)] : []
  return [
    ...frontMatter(source),
    ...checkYaml(source),
    ...fields(source),
    ...body(source),
    ...checkHeadings(source, parts),
    ...checkHtml(source, parts),
    ...checkAlternatives(source, parts),
    ...checkLeftovers(source),
    ...checkClaims(source),
  ]
}
