import path from "node:path"
import { articlePath } from "../../../site/routes"
import { slugify } from "../../../site/slugify"
import { filesOfType, listAt, slugOf, valueAt, type ContentFile } from "../../content-file"
import { isRead } from "../../content-types"
import { valueOffset } from "../../yaml"
import { closestMatch, problemAt, problemOf, problemIn, type Problem } from "../problem"
import type { Folder } from "../read-folder"

/** Returns the slug of a folder name without its date, in any format. */
const slugWithoutDate = (folder: string) =>
  slugify(folder.replace(/^\D{0,3}\d{2,4}(?:\D?\d{1,2}){0,2}\D+/, ""), new Set())

/** Returns true if a misnamed folder was probably meant to have this slug. */
export const resembles = (slug: string, folder: string): boolean =>
  slug !== "" &&
  (slugify(folder, new Set()).endsWith(slug) || closestMatch(slugWithoutDate(folder), [slug]) !== undefined)

/** Returns the name that a misnamed article folder should have. `date` is the date in its text. */
export const folderName = (folder: string, date: string): string => {
  const [, year = "", month = "", day = "", rest = ""] =
    /^\D*(\d{4})\D?(\d{1,2})\D?(\d{1,2})(?:[^\p{L}\p{N}]+(.*))?$/u.exec(folder) ?? []
  if (year && Number(month) <= 12 && Number(day) <= 31 && rest) {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}--${slugify(rest, new Set())}`
  }
  return `${/^\d{4}-\d\d-\d\d$/.test(date) ? date : "YYYY-MM-DD"}--${slugify(folder.replace(/^[\d\W]+/, "") || "its-title", new Set())}`
}

const isArticle = (file: string) => file.startsWith("articles/") && isRead(file)

/** Returns the names of the folders in `articles/` that have no article. */
export const strayFolders = (paths: readonly string[]): string[] => {
  const folders = paths.flatMap((path) => /^articles\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(folders)].filter(
    (folder) => !paths.some((path) => path.startsWith(`articles/${folder}/`) && isArticle(path)),
  )
}

/** Returns the names of folders with the text of an article that no page reads, and of texts of articles without a folder. */
export const strayArticles = (paths: readonly string[]): string[] => [
  ...strayFolders(paths),
  ...paths.flatMap((file) => /^articles\/([^/]+)\.(?:mdx?|markdown|txt|docx?)$/.exec(file)?.[1] ?? []),
  ...paths.flatMap((file) =>
    isRead(file) ? [] : (/^(?!articles\/).*?([^/]+)\/index\.md$/.exec(file)?.[1] ?? []),
  ),
]

/** Reports a folder without an article once, at its text if it has one; each folder of an article in it by itself. */
export const strayFolder = ({ paths, sources }: Folder, folder: string): Problem[] => {
  const files = paths.filter((file) => file.startsWith(`articles/${folder}/`))
  const index =
    files.find((file) => /\/index\.md$/i.test(file)) ??
    files.find((file) => /\.(mdx?|markdown|txt)$/i.test(file))
  const at = (file: string | undefined, message: string, fix: string) =>
    problemOf(file ?? files[0] ?? `articles/${folder}`, message, fix)
  const nameOf = (name: string, file: string | undefined) => {
    const source = sources.find((each) => each.path === file)
    return folderName(name, /^date:\s*["']?(\d{4}-\d\d-\d\d)/m.exec(source?.text ?? "")?.[1] ?? "")
  }
  const isNamed = isArticle(`articles/${folder}/index.md`)
  const inner = files.filter((file) => /^articles\/.+\/.+\/index\.md$/.test(file))
  if (!isNamed && inner.length > 0 && !files.includes(`articles/${folder}/index.md`)) {
    return inner.map((file) => {
      const name = path.posix.basename(path.posix.dirname(file))
      const good = isArticle(`articles/${name}/index.md`) ? name : nameOf(name, file)
      const message = `the article's folder ${name} is in another folder, ${folder}`
      return at(file, message, `move the folder up, to content/articles/${good}`)
    })
  }
  if (!isNamed) {
    const message = `the folder ${folder} is not named like an article's folder`
    const rule = "the date, two hyphens, small letters, figures and single hyphens"
    return [at(index, message, `name it with ${rule}: ${nameOf(folder, index)}`)]
  }
  const fix = "give this file the name index.md, in the article's own folder"
  return index
    ? [at(index, "an article's text is not named index.md", fix)]
    : [at(undefined, `the folder ${folder} has no text`, "put its index.md back, or delete the folder")]
}

type Claim = { source: ContentFile; offset: number; value: string; isAlias?: true }

type Describe = (value: string, first: string, isSame: boolean, isAlias: boolean) => [string, string]

const offsetOf = (source: ContentFile, path: PropertyKey[]) =>
  source.yamlStart + valueOffset(source.document, source.yaml, path)

/** Reports each claim to a value that already belongs to an earlier claim. */
const taken = (claims: readonly Claim[], describe: Describe): Problem[] => {
  const first = new Map<string, ContentFile>()
  return claims.flatMap(({ source, offset, value, isAlias = false }) => {
    const other = first.get(value)
    if (!other) {
      first.set(value, source)
      return []
    }
    return [problemAt(source, offset, ...describe(value, other.file, other === source, isAlias))]
  })
}

const slugClaims = (articles: readonly ContentFile[]): Claim[] => [
  ...articles.map((source) => ({ source, offset: 0, value: slugOf(source) })),
  ...articles.flatMap((source) =>
    listAt(source, ["aliases"]).map((alias, index) => ({
      source,
      offset: offsetOf(source, ["aliases", index]),
      value: String(alias),
      isAlias: true as const,
    })),
  ),
]

/** Reports numbers and addresses that two articles have. */
const duplicateIds = (articles: readonly ContentFile[]): Problem[] => {
  const claims = articles
    .filter((source) => typeof valueAt(source, ["id"]) === "number")
    .map((source) => ({
      source,
      offset: offsetOf(source, ["id"]),
      value: String(valueAt(source, ["id"])),
    }))
  const next = Math.max(0, ...claims.map(({ value }) => Number(value))) + 1
  const ids = taken(claims, (value, first) => [
    `id ${value} is already the number of ${first}`,
    `write another number, for example ${next}`,
  ])
  const slugs = taken(slugClaims(articles), (value, first, isSame, isAlias) => [
    `the address ${articlePath(value)} already belongs to ${isSame ? "this article" : first}`,
    isAlias
      ? `remove ${value} from aliases`
      : "change the words after -- in the name of one of the two folders",
  ])
  return [...ids, ...slugs]
}

/** Reports numbers and slugs that two files of one folder have in their names. The page of the policy shows the numbers. */
const duplicateNames = (files: readonly ContentFile[]): Problem[] => {
  const orders = files.map((source) => ({ source, offset: 0, value: source.place["order"] ?? "" }))
  const used = new Set(orders.map(({ value }) => Number(value)))
  const free = files.findIndex((_, index) => !used.has(index + 1)) + 1
  const number = String(free).padStart(2, "0")
  const fix = `begin the name of one of the two files with ${number}, which is free`
  const isPolicy = files.some(({ path }) => path.startsWith("privacy/"))
  return [
    ...taken(orders, (value, first) => [`the number ${value} already belongs to ${first}`, fix]).map(
      (problem) => ({ ...problem, severity: isPolicy ? "error" : "warning" }) as const,
    ),
    ...taken(
      files.map((source) => ({ source, offset: 0, value: slugOf(source) })),
      (value, first) => [
        `the name ${value} already belongs to ${first}`,
        "give one of the two files another name",
      ],
    ),
  ]
}

/** Reports numbers and addresses that belong to two files; each problem names the other file. */
export const checkDuplicateIds = (sources: readonly ContentFile[]): Problem[] => [
  ...duplicateIds(filesOfType(sources, "Article")),
  ...["Client", "CaseStudy", "PrivacySection"].flatMap((type) => duplicateNames(filesOfType(sources, type))),
]

/** Warns about a tag in two spellings, which would become two filters. */
export const checkTags = (sources: readonly ContentFile[]): Problem[] => {
  const root = (tag: string) =>
    tag
      .trim()
      .toLowerCase()
      .replace(/[\s\-_/]+/g, " ")
      .replace(/(?<=\w{3})s\b/g, "")
  const first = new Map<string, { tag: string; file: string }>()
  return filesOfType(sources, "Article").flatMap((source) =>
    listAt(source, ["tags"]).flatMap((tag, index) => {
      if (typeof tag !== "string") return []
      const known = first.get(root(tag))
      if (!known) first.set(root(tag), { tag, file: source.file })
      if (!known || known.tag === tag || known.file === source.file) return []
      const message = `the tag ${tag} is written ${known.tag} in ${known.file}`
      return [problemIn(source, ["tags", index], message, `write ${known.tag} in both`, "warning")]
    }),
  )
}
