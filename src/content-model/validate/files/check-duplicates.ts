import { articlePath } from "../../../site/routes"
import { reservedIds } from "../../../site/slugify"
import { filesOfType, listAt, slugOf, textAt, valueAt, type ContentFile } from "../../content-file"
import type { Path } from "../../yaml"
import { fieldProblem, problemAt, type Problem, type Severity } from "../problem"

/** A value that only one file of its type can have. `path` is its field; without one it is in the name of the file. */
type Unique = { source: ContentFile; value: string; path?: Path; severity?: Severity }

/** Returns the title of a file in a folder, with its number and its name, or the number and the addresses of an article. */
const uniqueValues = (source: ContentFile): Unique[] => {
  const { order } = source.pathParts
  const slug = slugOf(source)
  const titles = ["title", "name"]
    .filter((field) => slug !== "" && textAt(source, [field]) !== "")
    .map((field): Unique => {
      const value = `the ${field} “${textAt(source, [field])}”`
      return { source, value, path: [field], severity: "warning" }
    })
  if (order !== undefined) {
    return [
      ...titles,
      { source, value: `the number ${order}`, severity: "warning" },
      { source, value: `the name ${slug}` },
    ]
  }
  if (source.contentType?.type !== "Article") return titles
  const addressOf = (name: unknown) => `the address ${articlePath(String(name))}`
  const aliases = listAt(source, ["aliases"])
  const id = valueAt(source, ["id"])
  return [
    ...titles,
    { source, value: addressOf(slug) },
    ...aliases.map((alias, index) => ({ source, value: addressOf(alias), path: ["aliases", index] })),
    ...(typeof id === "number" ? [{ source, value: `id ${id}`, path: ["id"] }] : []),
  ]
}

/** Reports numbers, names and addresses that belong to two files or to the page; each problem names the other file. */
export const checkDuplicates = (sources: readonly ContentFile[]): Problem[] => {
  const first = new Map<string, ContentFile>()
  const duplicates = sources
    .flatMap(uniqueValues)
    // An address in a name comes before aliases.
    .sort((a, b) => Number(a.path !== undefined) - Number(b.path !== undefined))
    .flatMap(({ source, value, path, severity }) => {
      const key = `${source.contentType?.type} ${value}`
      const other = first.get(key)
      first.set(key, other ?? source)
      if (!other) return []
      const message = `${value} already belongs to ${other === source ? "this article" : other.file}`
      const fix = path ? "write another one, or delete this one" : "rename one of the two"
      return [
        path
          ? fieldProblem(source, path, message, fix, severity)
          : problemAt(source, 0, message, fix, severity),
      ]
    })
  const reserved = ["Article", "PrivacySection"]
    .flatMap((type) => filesOfType(sources, type))
    .filter((source) => reservedIds.has(slugOf(source)))
    .map((source) => problemAt(source, 0, "all pages already use this id", "give the file another name"))
  return [...duplicates, ...reserved]
}
