import { filesOfType, isDraft, textAt, type ContentFile } from "../../content-file"
import { quote } from "../../yaml"
import { withoutFences } from "../extract"
import { plainText, problemAt, problemIn, type Problem } from "../problem"

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

/** Returns true if a text is too long to occur twice by chance. */
const isLong = (text: string) => text.length >= 60 || text.split(" ").length >= 12

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
    const kind = same === href ? ["href", "the address of "] : ["description", "the description of "]
    const [field, of = ""] = same === key ? [named, ""] : kind
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

/** Matches pictures, quotations, comments and footnotes, which can be in several texts. */
const shareable = /^(?:!\[|>|<!--|\[[^\]]*\]:)/

/** A paragraph that is the same as an earlier one, and the file of that one. */
type Repeated = { of: ContentFile; problem: Problem }

/** Reports a text with most paragraphs of another one once: it is a copy in which only the fields were changed. */
const onceForCopies = (source: ContentFile, paragraphs: number, repeated: readonly Repeated[]): Problem[] => {
  const [first] = repeated
  const isCopy = repeated.length > 3 && 2 * repeated.length > paragraphs
  if (!first || !isCopy || repeated.some(({ of }) => of !== first.of || of === source)) {
    return repeated.map(({ problem }) => problem)
  }
  const message = `${repeated.length} paragraphs are the same as in ${first.of.file}`
  const fix = "write the text of this file in their place, or delete this file"
  return [{ ...first.problem, message, fix, severity: isDraft(source) ? "warning" : "error" }]
}

/** Warns about a paragraph that occurs twice. Several texts can end with the same words, or with a sentence of another. */
const checkParagraphs = (sources: readonly ContentFile[]): Problem[] => {
  const first = new Map<string, { source: ContentFile; at: number; isEnd: boolean }>()
  const repeatedIn = (source: ContentFile, { index, 0: written, input }: RegExpExecArray) => {
    const key = plainText(written)
    if (!isLong(key) || key.startsWith("|")) return []
    const other = first.get(key)
    const at = source.bodyStart + index
    const isEnd = index + written.length === input.length && input.slice(0, index).trim() !== ""
    if (!other) first.set(key, { source, at, isEnd })
    const isSame = other?.source === source
    const ends = [isEnd, other?.isEnd === true]
    const isShort = key.length < 120 && (ends.includes(true) || key.split(" ").length < 12)
    const isUsual = isShort || !ends.includes(false) || shareable.test(key)
    if (!other || (!isSame && isUsual)) return []
    const { file, line } = problemAt(other.source, other.at, "", "")
    const message = `the paragraph is the same as the one in line ${line}${isSame ? "" : ` of ${file}`}`
    return [{ of: other.source, problem: problemAt(source, at, message, "delete one of the two", "warning") }]
  }
  return sources.flatMap((source) => {
    const text = withoutFences(source.body).trimEnd()
    const paragraphs = [...text.matchAll(/.+(?:\n.+)*/g)]
    const repeated = paragraphs.flatMap((paragraph) => repeatedIn(source, paragraph))
    return onceForCopies(source, paragraphs.filter(([words]) => isLong(plainText(words))).length, repeated)
  })
}

const accepts = /\b(?:accept|agree|allow|yes|ok|okay|consent)\b/i
const declines = /\b(?:decline|reject|refuse|deny|no|disagree|don['’]t)\b/i

/** Reports swapped labels of the cookie banner's buttons: a visitor who clicks “no” must not be tracked. */
const banner = (source: ContentFile): Problem[] => {
  const [decline, accept] = [textAt(source, ["decline"]), textAt(source, ["accept"])]
  const isSwapped = accepts.test(decline) && !declines.test(decline)
  if (!isSwapped && !declines.test(accept)) return []
  const [wrong, label] = isSwapped ? ["decline", decline] : ["accept", accept]
  const fix = "put the words of the two buttons back: decline refuses, accept agrees"
  return [problemIn(source, [wrong], `the button ${wrong} says ${quote(label)}`, fix)]
}

/** Warns about two buttons of the hero with the same words or the same target. */
const heroButtons = (source: ContentFile): Problem[] =>
  ["label", "href"].flatMap((field) => {
    const [primary, secondary] = ["primary", "secondary"].map((button) =>
      textAt(source, [button, field]).trim().toLowerCase().replace(/^\/#/, "#"),
    )
    if (!primary || primary !== secondary) return []
    const message = `the two buttons have the same ${field === "label" ? "words" : "target"}`
    return [problemIn(source, ["secondary", field], message, "change one of the two", "warning")]
  })

/** Words of labels that mean the opposite. The names of the fields contain them as well. */
const opposites = [
  "open close",
  "pause play",
  "previous next",
  "older newer",
  "granted denied",
  "remaining excess",
]

/** Warns about two opposite labels below `path` that are the same, or in each other's place. */
const opposed = (source: ContentFile, value: unknown, path: string[] = []): Problem[] => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return []
  const entries = Object.entries(value)
  const inner = entries.flatMap(([key, each]) => opposed(source, each, [...path, key]))
  const own = opposites.flatMap((words) => {
    const [one = "", other = ""] = words.split(" ")
    return entries.flatMap(([key, label]) => {
      const partner = key.startsWith(one) ? key.replace(one, other) : ""
      const [first, second] = [plainText(label), plainText((value as Record<string, unknown>)[partner])]
      const isSwapped =
        new RegExp(`\\b${other}`).test(first) && new RegExp(`\\b${one}`).test(second) && first !== second
      if (first === "" || (first !== second && !isSwapped)) return []
      const message = isSwapped
        ? `${key} says ${quote(String(label))}, and ${partner} says the opposite`
        : `${key} and ${partner} have the same words`
      const isFirst = new RegExp(`\\b${other}`).test(first) && !new RegExp(`\\b${one}`).test(first)
      const [wrong, meant] = isSwapped || isFirst ? [key, one] : [partner, other]
      const fix = isSwapped ? "exchange the words of the two" : `write the words for ${meant} in ${wrong}`
      return [problemIn(source, [...path, wrong], message, fix, "warning")]
    })
  })
  return [...inner, ...own]
}

/** Warns about texts that occur twice: in two files, in one list or in one file, and about labels in each other's place. */
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
  ...filesOfType(sources, "CookieBanner").flatMap(banner),
  ...filesOfType(sources, "HomeHero").flatMap(heroButtons),
  ...sources.flatMap((source) => opposed(source, source.values)),
]
