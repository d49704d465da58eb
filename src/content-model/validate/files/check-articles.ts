import { articlePath } from "../../../site/routes"
import { reservedIds, slugify } from "../../../site/slugify"
import { filesOfType, listAt, slugOf, valueAt, type ContentFile } from "../../content-file"
import { isRead } from "../../content-types"
import { problemAt, problemIn, problemOf, type Problem } from "../problem"
import type { Folder } from "../read-folder"

/** Returns the names of the folders in `articles/` in which no page finds an article. */
export const strayFolders = (paths: ReadonlySet<string>): string[] => {
  const folders = new Set([...paths].flatMap((file) => /^articles\/([^/]+)\//.exec(file)?.[1] ?? []))
  return [...folders].filter(
    (folder) => !isRead(`articles/${folder}/index.md`) || !paths.has(`articles/${folder}/index.md`),
  )
}

/** Returns a name for an article's folder, with the date and the words of its present name. */
const folderName = (folder: string): string => {
  const [date = "YYYY-MM-DD"] = /^\d{4}-\d\d-\d\d/.exec(folder) ?? []
  return `${date}--${slugify(folder.replace(/^[\d\W_]+/, "") || "its-title", new Set())}`
}

/** Reports the folders in `articles/` whose article has no page, because the folder or its text is misnamed. */
export const checkFolders = ({ paths }: Folder): Problem[] =>
  strayFolders(paths).map((folder) => {
    const files = [...paths].filter((file) => file.startsWith(`articles/${folder}/`))
    const text = files.find((file) => /\.(?:mdx?|markdown|txt)$/i.test(file))
    const place = text ?? `articles/${folder}`
    if (!isRead(`articles/${folder}/index.md`)) {
      const fix = `name it with the date, two hyphens, small letters and single hyphens: ${folderName(folder)}`
      return problemOf(place, `the folder ${folder} is not named like an article's folder`, fix)
    }
    if (text)
      return problemOf(text, "an article's text is not named index.md", "give this file the name index.md")
    return problemOf(place, `the folder ${folder} has no text`, "put its index.md back, or delete the folder")
  })

/**
 * A number, a name or an address that belongs to a file. `path` is the field in which it is; without one it is in the
 * name.
 */
type Claim = { source: ContentFile; value: string; path?: PropertyKey[] }

/** Reports each claim to a value that already belongs to an earlier claim. */
const taken = (claims: readonly Claim[], what: string, fix: string): Problem[] => {
  const first = new Map<string, ContentFile>()
  return claims.flatMap(({ source, value, path }) => {
    const other = first.get(value)
    first.set(value, other ?? source)
    if (!other) return []
    const message = `${what} ${value} already belongs to ${other === source ? "this article" : other.file}`
    return [path ? problemIn(source, path, message, fix) : problemAt(source, 0, message, fix)]
  })
}

const duplicatesInArticles = (articles: readonly ContentFile[]): Problem[] => {
  const ids = articles
    .map((source) => ({ source, value: String(valueAt(source, ["id"])), path: ["id"] }))
    .filter(({ value }) => /^\d+$/.test(value))
  const next = Math.max(0, ...ids.map(({ value }) => Number(value))) + 1
  const addresses: Claim[] = [
    ...articles.map((source) => ({ source, value: articlePath(slugOf(source)) })),
    ...articles.flatMap((source) =>
      listAt(source, ["aliases"]).map((alias, index) => ({
        source,
        value: articlePath(String(alias)),
        path: ["aliases", index],
      })),
    ),
  ]
  return [
    ...taken(ids, "id", `write another number, for example ${next}`),
    ...taken(
      addresses,
      "the address",
      "change the words after -- in the name of a folder, or remove the alias",
    ),
  ]
}

const duplicatesInNames = (files: readonly ContentFile[]): Problem[] => {
  const orders = files.map((source) => ({ source, value: source.place["order"] ?? "" }))
  const names = files.map((source) => ({ source, value: slugOf(source) }))
  const free = files.findIndex((_, index) => !orders.some(({ value }) => Number(value) === index + 1)) + 1
  const fix = `begin the name of one of the two files with another number, for example ${String(free).padStart(2, "0")}`
  return [
    ...taken(orders, "the number", fix).map((problem) => ({ ...problem, severity: "warning" as const })),
    ...taken(names, "the name", "give one of the two files another name"),
  ]
}

/** Reports names that become an id which the page itself has. */
const reservedNames = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter((source) => reservedIds.has(slugOf(source)))
    .map((source) => problemAt(source, 0, "every page itself uses this name", "give the file another name"))

/** Reports numbers, names and addresses that belong to two files or to the page; each problem names the other file. */
export const checkDuplicateIds = (sources: readonly ContentFile[]): Problem[] => [
  ...duplicatesInArticles(filesOfType(sources, "Article")),
  ...["Client", "CaseStudy", "PrivacySection"].flatMap((type) =>
    duplicatesInNames(filesOfType(sources, type)),
  ),
  ...["Article", "PrivacySection"].flatMap((type) => reservedNames(filesOfType(sources, type))),
]

/** Warns about a tag in two spellings, which would become two filters. */
export const checkTags = (sources: readonly ContentFile[]): Problem[] => {
  const spellingOf = (tag: string) =>
    tag
      .trim()
      .toLowerCase()
      .replace(/[\s\-_/]+/g, " ")
      .replace(/s$/, "")
  const first = new Map<string, { tag: string; file: string }>()
  return filesOfType(sources, "Article").flatMap((source) =>
    listAt(source, ["tags"]).flatMap((tag, index) => {
      if (typeof tag !== "string") return []
      const known = first.get(spellingOf(tag)) ?? { tag, file: source.file }
      first.set(spellingOf(tag), known)
      if (known.tag === tag) return []
      const message = `the tag ${tag} is written ${known.tag} in ${known.file}`
      return [problemIn(source, ["tags", index], message, `write ${known.tag} in both`, "warning")]
    }),
  )
}
