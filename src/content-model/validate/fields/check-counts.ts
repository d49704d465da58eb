import { z } from "zod"
import { filesOfType, listAt, textAt, type ContentFile } from "../../content-file"
import { schemaAt } from "../../content-types"
import { rangeOf, type MarkdownNode } from "../../markdown"
import { scalarAt } from "../../yaml"
import { problemAt, problemInText, type Problem } from "../problem"

type Files = readonly ContentFile[]

/** The words for the numbers from 1, in order. */
export const numbers =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ")

/** Returns the number that a word or figures state. */
export const numberOf = (words: string): number => numbers.indexOf(words.toLowerCase()) + 1 || Number(words)

/** Matches a number of things. A number in front of a unit, or one that only limits another, counts no things. */
const countOf = (things: string): RegExp =>
  new RegExp(
    String.raw`(?<!\b(?:than|over|about|around|some|nearly|almost|least|most|to|between|(?:one|two|any|some|each|most|many) of(?: the| these)?)\s)(?<![-–.,/]\s?)\b(${numbers.slice(1).join("|")}|\d{1,2})\s+(?:(?!(?:years?|months?|weeks?|days?|hours?|minutes|of|per|in|for|and|or|to|%)\b)[\w-]+\s+){0,2}?(${things})\b`,
    "gi",
  )

type Counted = { things: string; count: number }

/** Returns the things that the texts of each content type can count, with their actual numbers. */
const countedThings = (files: Files): Record<string, Counted[]> => {
  // A list with a wrong item has another number than the editor means, and its item is reported.
  const isValid = ({ contentType }: ContentFile, field: string, list: unknown[]) => {
    const schema = contentType && schemaAt(contentType.schema, [field])
    return schema !== undefined && z.safeParse(schema, list).success
  }
  const length = (type: string, field: string) =>
    filesOfType(files, type).reduce((sum, source) => {
      const list = listAt(source, [field])
      return isValid(source, field, list) ? sum + list.length : Number.NaN
    }, 0)
  const filesIn = (type: string) => filesOfType(files, type).length
  return {
    HomeServices: [
      { things: "modules|parts", count: length("HomeServices", "modules") },
      { things: "industries|sectors", count: length("HomeServices", "industries") },
      { things: "reasons|arguments", count: length("HomeServices", "reasons") },
    ],
    HomeWhy: [
      { things: "benefits|advantages", count: length("HomeWhy", "benefits") },
      { things: "certifications|certificates|qualifications", count: length("HomeWhy", "certifications") },
      { things: "testimonials|quotations|voices", count: length("Testimonials", "items") },
    ],
    HomeClients: [{ things: "clients|companies|customers", count: filesIn("Client") }],
    HomeCaseStudies: [{ things: "projects|case studies|cases|examples", count: filesIn("CaseStudy") }],
    HomeContact: [{ things: "steps", count: length("HomeContact", "steps") }],
    PrivacyPage: [{ things: "sections|chapters", count: filesIn("PrivacySection") }],
    NotFoundPage: [{ things: "links|courses|pages", count: length("NotFoundPage", "links") }],
  }
}

/** Warns if a heading or lead such as “Ten modules” states a wrong number. */
export const checkCounts = (files: Files): Problem[] =>
  Object.entries(countedThings(files)).flatMap(([type, counted]) =>
    filesOfType(files, type).flatMap((source) =>
      Object.keys((source.values as object | undefined) ?? {})
        .filter((field) => /heading$|^lead$/i.test(field))
        .flatMap((field) =>
          counted.flatMap(({ things, count }) =>
            [...textAt(source, [field]).matchAll(countOf(things))]
              .filter(([, number = ""]) => count > 0 && numberOf(number) !== count)
              .map(({ index, 0: words }) => {
                const message = `${field} says “${words}”, but there ${count === 1 ? "is" : "are"} ${count}`
                const fix = "change the number, or what it counts"
                const scalar = scalarAt(source.document, [field])
                return problemInText(source, scalar, index, message, fix, "warning")
              }),
          ),
        ),
    ),
  )

/** Things that headings and sentences of articles count before a list of them. */
const listed = countOf(
  "steps|stages|phases|cases|checks|tests|tasks|questions|points|items|parts|things|topics|areas|reasons|ways|routes|rules|principles|sources|formulas|examples|scenarios|decisions|choices|options|measures|mistakes|pitfalls|tips|lessons|remarks|benefits|advantages|risks|conditions|requirements|criteria|actions|activities",
)

type Group = { index: number; size: number; has: string }

const isBold = ({ type, children = [] }: MarkdownNode) =>
  type === "paragraph" && children.length > 1 && children[0]?.type === "strong"

/** Returns the lists, the tables and the series of paragraphs that begin with bold words. */
const groupsOf = (blocks: readonly MarkdownNode[]): Group[] =>
  blocks.flatMap((block, index) => {
    const size = (block.children ?? []).length
    if (block.type === "list") return [{ index, size, has: `the list has ${size}` }]
    if (block.type === "table") return [{ index, size: size - 1, has: `the table has ${size - 1} rows` }]
    if (!isBold(block) || (index > 0 && blocks.slice(index - 1, index).some(isBold))) return []
    const end = blocks.findIndex((each, at) => at > index && !isBold(each))
    const run = (end < 0 ? blocks.length : end) - index
    return run < 2 ? [] : [{ index, size: run, has: `${run} paragraphs in bold follow` }]
  })

/** Returns what belongs to a heading: the headings of the next level below it, or the groups up to the next heading. */
const groupsBelow = (blocks: readonly MarkdownNode[], index: number): Group[] => {
  const { depth = 0 } = blocks[index] ?? {}
  const rest = blocks.slice(index + 1)
  const end = rest.findIndex((block) => block.type === "heading" && (block.depth ?? 0) <= depth)
  const own = end < 0 ? rest : rest.slice(0, end)
  const size = own.filter((block) => block.type === "heading" && block.depth === depth + 1).length
  const first = own.findIndex(({ type }) => type === "heading")
  const groups = groupsOf(first < 0 ? own : own.slice(0, first))
  return size < 2 ? groups : [...groups, { index: 0, size, has: `${size} headings are below it` }]
}

/** Matches words at the start of a sentence after which a number of things is that of a list below. */
const opening =
  /^(?:(?:there are|here are|these are|it takes|it has|you need|take|follow|check|ask|answer|the|these|those) ?(?:the |these |those )?(?:following )?)?$/i

type Statement = { at: number; match: RegExpExecArray; groups: Group[]; place: "heading" | "text" }

/** Returns the numbers in headings and in sentences directly above a list, with the lists that they can mean. */
const statementsIn = (body: string, blocks: readonly MarkdownNode[]): Statement[] => {
  const groups = groupsOf(blocks)
  return blocks.flatMap((block, index) => {
    const [from, to] = rangeOf(block)
    const text = body.slice(from, to)
    const below = groups.filter((group) => group.index === index + 1)
    const isHeading = block.type === "heading"
    if (!isHeading && (block.type !== "paragraph" || below.length === 0 || isBold(block))) return []
    const start = isHeading
      ? 0
      : Math.max(
          0,
          ...[...text.matchAll(/[.!?]["”)]?\s+(?=\p{Lu})/gu)].map(({ index: at, 0: end }) => at + end.length),
        )
    const sentence = text.slice(start)
    const [match, ...others] = sentence.matchAll(listed)
    if (!match || others.length > 0) return []
    const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)]
    const isDirect = after.trim() === ":" || (opening.test(before) && !/[,;]/.test(after))
    if (!isHeading && !isDirect) return []
    const found = isHeading ? groupsBelow(blocks, index) : below
    return [
      {
        at: from + start + match.index,
        match,
        groups: found,
        place: isHeading ? "heading" : "text",
      } as const,
    ]
  })
}

/** Returns true if two numbers are so close that one of them is probably a slip. */
const isNear = (a: number, b: number, most = 2) => a !== b && Math.abs(a - b) <= most

/** Warns if a heading, a sentence above a list, or a field says another number than the list in the text has. */
export const checkListCounts = (source: ContentFile, { children: blocks = [] }: MarkdownNode): Problem[] => {
  const statements = statementsIn(source.body, blocks).filter(({ groups }) => groups.length > 0)
  const wrong = statements.flatMap(({ at, match, groups, place }) => {
    const [group, ...others] = groups
    const [words, number = ""] = match
    if (
      !group ||
      others.length > 0 ||
      !isNear(numberOf(number), group.size, group.has.includes("bold") ? 1 : 2)
    )
      return []
    const message = `the ${place} says “${words}”, but ${group.has}`
    return [problemAt(source, source.bodyStart + at, message, "change the number, or the list", "warning")]
  })
  const fields = ["title", "shortTitle", "excerpt"].flatMap((field) =>
    [...textAt(source, [field]).matchAll(listed)].flatMap((stated) => {
      const [words, number = "", things = ""] = stated
      const same = statements.filter(({ match }) => match[2]?.toLowerCase() === things.toLowerCase())
      const known = same.flatMap(({ match, groups }) => [
        numberOf(match[1] ?? ""),
        ...groups.map(({ size }) => size),
      ])
      const [other] = same
      if (!other || !known.every((count) => isNear(numberOf(number), count))) return []
      const { line } = problemAt(source, source.bodyStart + other.at, "", "")
      const message = `${field} says “${words}”, but the text says “${other.match[0]}” in line ${line}`
      const scalar = scalarAt(source.document, [field])
      return [
        problemInText(source, scalar, stated.index, message, "write the same number in both", "warning"),
      ]
    }),
  )
  return [...wrong, ...fields]
}
