import path from "node:path"
import { isMisspelt } from "../../../site/is-misspelt"
import { articlePath } from "../../../site/routes"
import { reservedIds, slugify } from "../../../site/slugify"
import { filesOfType, listAt, slugOf, textAt, valueAt, type ContentFile } from "../../content-file"
import { isRead } from "../../content-types"
import type { Path } from "../../yaml"
import { problemAt, fieldProblem, fileProblem, type Problem, type Severity } from "../problem"
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
  return `${date}--${slugify(folder.replace(/^[^\p{L}]+/u, "") || "its-title")}`
}

/** Reports the folders in `articles/` whose article has no page, because the folder or its text is misnamed. */
export const checkFolders = ({ paths }: Folder): Problem[] =>
  strayFolders(paths).map((folder) => {
    const files = [...paths].filter((file) => file.startsWith(`articles/${folder}/`))
    const text = files.find((file) => /\.(?:mdx?|markdown|txt)$/i.test(file))
    const place = text ?? `articles/${folder}`
    if (!isRead(`articles/${folder}/index.md`)) {
      const fix = `name it with the date, two hyphens, small letters and single hyphens: ${folderName(folder)}`
      return fileProblem(place, `the folder ${folder} is not named like an article's folder`, fix)
    }
    const other = files.find((file) => /\.(?:docx?|odt|pages|pdf|rtf)$/i.test(file))
    const withoutText = other
      ? `copy the words of ${path.posix.basename(other)} into index.md, below fields as in another article`
      : "put it back, or delete the folder"
    const fix = text ? "give this file the name index.md" : withoutText
    return fileProblem(place, `the folder ${folder} has no index.md`, fix)
  })

/** A value that only one file of its type can have. `path` is its field; without one it is in the name of the file. */
type Unique = { source: ContentFile; value: string; path?: Path; severity?: Severity }

/** Returns the title of a file in a folder, with its number and its name, or the number and the addresses of an article. */
const uniqueValues = (source: ContentFile): Unique[] => {
  const { order } = source.place
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

/** Returns true if two tags are the same but for a typing error in a long one. Figures are those of versions. */
const isSameTag = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) > 4 && !/\d/.test(a + b) && isMisspelt(a, b))

const plainTag = (tag: string): string => slugify(tag).replace(/s$/, "")

/**
 * Warns about a tag that most articles spell in another way, and about one that is twice in an article: articles with the
 * same tag are shown as related.
 */
export const checkTags = (sources: readonly ContentFile[]): Problem[] => {
  const used = filesOfType(sources, "Article").flatMap((source) =>
    listAt(source, ["tags"]).flatMap((tag, index) => (typeof tag === "string" ? { source, tag, index } : [])),
  )
  const counts = new Map<string, number>()
  for (const { tag } of used) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const spellings = [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => ({ tag, plain: plainTag(tag) }))
  return used.flatMap(({ source, tag, index }) => {
    const warn = (message: string, fix: string) => [
      fieldProblem(source, ["tags", index], message, fix, "warning"),
    ]
    if (listAt(source, ["tags"]).indexOf(tag) < index)
      return warn(`the tag ${tag} is there twice`, "delete the line")
    const meant = spellings.find(({ plain }) => isSameTag(plain, plainTag(tag)))?.tag
    if (meant === undefined || meant === tag) return []
    return warn(`the tag ${tag} is ${meant} in another article`, `write ${meant} in both`)
  })
}
