import { articlePath } from "../../../site/routes"
import { filesOfType, listAt, slugOf, textAt, valueAt, type ContentFile } from "../../content-file"
import { valueOffset } from "../../yaml"
import { plainText, problemAt, problemIn, type Problem } from "../problem"
import { checkParagraphs, isLong } from "./check-paragraphs"

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
const duplicateNames = (files: readonly ContentFile[]): Problem[] => [
  ...taken(
    files.map((source) => ({ source, offset: 0, value: source.place["order"] ?? "" })),
    (value, first) => [
      `the number ${value} already belongs to ${first}`,
      "begin the file's name with a free number",
    ],
  ).map(
    (problem) =>
      ({ ...problem, severity: problem.file.includes("/privacy/") ? "error" : "warning" }) as const,
  ),
  ...taken(
    files.map((source) => ({ source, offset: 0, value: slugOf(source) })),
    (value, first) => [
      `the name ${value} already belongs to ${first}`,
      "give one of the two files another name",
    ],
  ),
]

const comparedFields = ["name", "title", "shortTitle", "picture.src", "description", "excerpt", "picture.alt"]

/** Warns about files with the same text, for example because one is a copy of the other. */
const copies = (files: readonly ContentFile[], fields = comparedFields): Problem[] => {
  const first = new Map<string, ContentFile>()
  return files.flatMap((source) => {
    const textOf = (field: string) => plainText(textAt(source, field.split(".")))
    // Articles have folders of their own, so the same name is another picture.
    const isAddress = (field: string) => field.endsWith("src") && source.contentType?.type !== "Article"
    const keyOf = (field: string) => `${field} ${textOf(field)}`
    const [same, ...others] = fields.filter((field) => {
      const text = textOf(field)
      const shortest = ["name", "title", "shortTitle"].includes(field) || isAddress(field) ? 1 : 40
      return text.length >= shortest && !text.startsWith("{{") && first.has(keyOf(field))
    })
    const other = same && first.get(keyOf(same))
    for (const field of fields) if (!first.has(keyOf(field))) first.set(keyOf(field), source)
    if (!same || !other) return []
    const fix = `change one of the two${others.length > 0 ? ", or delete the extra file" : ""}`
    return [problemIn(source, same.split("."), `${same} is the same as in ${other.file}`, fix, "warning")]
  })
}

const identifyingFields = ["title", "name", "quote", "label", "term", "meaning"]

/** Warns about items that occur twice in the list at `path`. */
const duplicateItems = (source: ContentFile, list: readonly unknown[], path: PropertyKey[]): Problem[] => {
  const seen = new Map<string, number>()
  return list.flatMap((item, index) => {
    const entry = item as Record<string, unknown> | null
    const named = identifyingFields.find((field) => typeof entry?.[field] === "string")
    const key = plainText(named ? entry?.[named] : typeof item === "string" ? item : JSON.stringify(item))
    const description = plainText(entry?.["description"])
    const href = path[0] !== "navigation" ? "" : plainText(entry?.["href"]).replace(/^\/#/, "#")
    const keys = [key, isLong(description) ? description : "", href].filter(
      (each) => !/^(?:\{\{|$)/.test(each),
    )
    const same = keys.find((each) => seen.has(each))
    for (const each of keys) if (!seen.has(each)) seen.set(each, index)
    const other = seen.get(same ?? "")
    if (other === undefined) return []
    const [field, of] =
      same === key
        ? [named, ""]
        : same === href
          ? ["href", "the address of "]
          : ["description", "the description of "]
    const at = field ? [...path, index, field] : [...path, index]
    const message = `${of}item ${index + 1} of ${path.map(String).join(".")} is the same as item ${other + 1}`
    return [problemIn(source, at, message, "change one of the two, or delete it", "warning")]
  })
}

/** Warns about a text that only repeats the title above it. */
const repeatedTitle = (source: ContentFile, block: object, path: PropertyKey[]): Problem[] => {
  const textOf = (field: string) => plainText((block as Record<string, unknown>)[field]).replace(/[.!?]$/, "")
  const title = ["title", "name", "heading", "headline"].find((field) => textOf(field) !== "")
  const same = ["excerpt", "description", "lead", "text"].find(
    (field) => title !== undefined && textOf(field) === textOf(title),
  )
  if (title === undefined || same === undefined || textOf(title).startsWith("{{")) return []
  const message = `${same} is the same as ${title}`
  return [problemIn(source, [...path, same], message, `write what ${title} does not say`, "warning")]
}

/** Warns about duplicate items in all lists below `path`, and about texts that only repeat a title. */
const duplicatesIn = (source: ContentFile, value: unknown, path: PropertyKey[] = []): Problem[] => {
  if (typeof value !== "object" || value === null || path[0] === "claimsOk") return []
  const inner = Object.entries(value).flatMap(([key, each]) =>
    duplicatesIn(source, each, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  const own = Array.isArray(value) ? duplicateItems(source, value, path) : repeatedTitle(source, value, path)
  return [...inner, ...own]
}

/** Reports numbers and addresses that belong to two files; each problem names the other file. */
export const checkDuplicateIds = (sources: readonly ContentFile[]): Problem[] => [
  ...duplicateIds(filesOfType(sources, "Article")),
  ...["Client", "CaseStudy", "PrivacySection"].flatMap((type) => duplicateNames(filesOfType(sources, type))),
]

/** Warns about texts that occur twice: in two files, in one list or in one file. */
export const checkDuplicateTexts = (sources: readonly ContentFile[]): Problem[] => [
  ...["Client", "CaseStudy", "Article", "PrivacySection"].flatMap((type) =>
    copies(filesOfType(sources, type)),
  ),
  ...copies(
    sources.filter(({ contentType }) => /^(?:Home|Site)|Page$/.test(contentType?.type ?? "")),
    ["lead", "description"],
  ),
  ...sources.flatMap((source) => duplicatesIn(source, source.values)),
  ...checkParagraphs(sources),
]
