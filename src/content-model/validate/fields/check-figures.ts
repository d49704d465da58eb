import { filesOfType, listAt, textAt, type ContentFile } from "../../content-file"
import { rangeOf, walk, type MarkdownNode } from "../../markdown"
import { didYouMean, plainText, problemAt, problemIn, type Problem } from "../problem"
import { numberOf, numbers } from "./check-counts"

/** Warns if a client or a case study names an industry that is not in the list on the landing page. */
export const checkIndustries = (files: readonly ContentFile[]): Problem[] => {
  const [services] = filesOfType(files, "HomeServices")
  const known = (services ? listAt(services, ["industries"]) : [])
    .map((item) => (item as { name?: unknown } | null)?.name)
    .filter((name) => typeof name === "string")
  if (known.length === 0) return []
  return [...filesOfType(files, "Client"), ...filesOfType(files, "CaseStudy")].flatMap((source) => {
    const industry = textAt(source, ["industry"]).trim()
    if (industry === "" || known.includes(industry)) return []
    const message = `the industry ${industry} is not in the list of industries`
    const fix =
      didYouMean(industry, known) ??
      `use one of ${known.join(", ")}, or add ${industry} to industries in content/home/services.yml`
    return [problemIn(source, ["industry"], message, fix, "warning")]
  })
}

const figureWords = new RegExp(
  String.raw`([$£€]?)\s?(?<![\d.,])\b(\d+(?:[.,]\d+)*|${numbers.join("|")})[\s-]?(%|per cent|[kKM]\b|x\b|times\b|(?:minute|hour|day|week|month|year)s?\b|)`,
  "gi",
)

type Figure = { words: string; value: string; unit: string; at: number }

/** Returns the figures of a text that have a unit. */
const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(figureWords)]
    .map(({ index: at, 0: words, 1: currency = "", 2: value = "", 3: unit = "" }) => ({
      words: words.trim(),
      value: String(numberOf(value) || value),
      unit: `${currency}${unit
        .toLowerCase()
        .replace(/^per cent$/, "%")
        .replace(/s$/, "")}`,
      at,
    }))
    .filter(({ unit }) => unit !== "")

/** Returns the beginnings of the words that say what a figure is about. */
const subjectsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/return on investment|pay(?:s|ed)? (?:itself )?back|payback/g, "roi")
    .split(/[^\p{L}]+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:the|and|with|for|from|per|after|than|within|months?|years?|days?|weeks?|hours?)$/.test(word),
    )
    .map((word) => word.slice(0, 5))

/** Reports a result whose figure and meaning are in each other's place. */
const exchanged = (source: ContentFile): Problem[] =>
  listAt(source, ["results"]).flatMap((_, index) => {
    const [figure, meaning] = ["figure", "meaning"].map((field) => textAt(source, ["results", index, field]))
    const isFigure = /^[^\p{L}]{0,3}\d[\d.,]*(?:\s?(?:[-–]|to)\s?\d[\d.,]*)?\s?(?:%|[kKM]|\p{L}+)?$/u
    if (!figure || !meaning || /\d/.test(figure) || !isFigure.test(meaning.trim())) return []
    if (figuresIn(figure).length > 0 || numberOf(figure.trim().split(" ")[0] ?? "") > 0) return []
    const message = `figure has no figure, and meaning is one (${meaning})`
    return [
      problemIn(source, ["results", index, "figure"], message, "exchange the texts of figure and meaning"),
    ]
  })

/** Reports words at the end of a figure that its meaning begins with, because the page shows one after the other. */
const repeatedWords = (source: ContentFile): Problem[] =>
  listAt(source, ["results"]).flatMap((_, index) => {
    const path = ["results", index, "figure"]
    const [figure, meaning] = [textAt(source, path), textAt(source, ["results", index, "meaning"])]
    const [before, after] = [figure, meaning].map((text) => text.trim().split(/\s+/)) as [string[], string[]]
    const isSame = (count: number) =>
      plainText(before.slice(-count).join(" ")) === plainText(after.slice(0, count).join(" "))
    const count = before.map((_word, at) => at + 1).findLast(isSame)
    if (count === undefined || after.length <= count) return []
    const words = after.slice(0, count).join(" ")
    const message = `the page shows “${figure} ${meaning}”, with ${words} twice`
    return [problemIn(source, path, message, `write ${words} only in figure or only in meaning`)]
  })

type Result = { path: PropertyKey[]; figures: Figure[]; subjects: string[] }

const differing = (source: ContentFile, results: readonly Result[]): Problem[] =>
  ["title", "description"].flatMap((field) =>
    textAt(source, [field])
      .split(/[:;–—]|[.,](?!\d)/)
      .flatMap((clause) => {
        const [stated, ...others] = figuresIn(clause)
        const known = results.flatMap(({ figures }) => figures).map(({ unit, value }) => `${value} ${unit}`)
        if (!stated || others.length > 0 || known.includes(`${stated.value} ${stated.unit}`)) return []
        const subjects = subjectsOf(clause)
        const [other] = results.filter(
          (result) =>
            result.figures.some(({ unit }) => unit === stated.unit) &&
            2 * result.subjects.filter((word) => subjects.includes(word)).length > result.subjects.length,
        )
        if (!other) return []
        const [figure] = other.figures
        const message = `the figure is ${figure?.words}, but ${field} says “${stated.words}” for the same`
        return [problemIn(source, other.path, message, "write the same figure in both", "warning")]
      }),
  )

/** Checks the figures of the results of a case study. */
export const checkResults = (source: ContentFile): Problem[] => {
  const results = listAt(source, ["results"]).map((_, index) => ({
    path: ["results", index, "figure"],
    figures: figuresIn(textAt(source, ["results", index, "figure"])),
    subjects: subjectsOf(textAt(source, ["results", index, "meaning"])),
  }))
  return [...repeatedWords(source), ...differing(source, results), ...exchanged(source)]
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`
const expression = new RegExp(String.raw`^(?:[\s()×÷+−]|${number})+$`)

/** Returns the value of a sum of products, consuming `tokens` up to a closing bracket; NaN if it is incomplete. */
const valueOf = (tokens: string[]): number => {
  const factor = (): number => {
    const token = tokens.shift() ?? ""
    if (token !== "(") return token === "" ? Number.NaN : Number(token.replaceAll(",", ""))
    const inner = valueOf(tokens)
    return tokens.shift() === ")" ? inner : Number.NaN
  }
  const product = (): number => {
    let value = factor()
    while (/[×÷]/.test(tokens[0] ?? "")) value = tokens.shift() === "×" ? value * factor() : value / factor()
    return value
  }
  let value = product()
  while (/[+−]/.test(tokens[0] ?? "")) value = tokens.shift() === "+" ? value + product() : value - product()
  return value
}

/** Returns the result of a calculation such as `12 × 600 hits + 1,000`; undefined if the text is none. */
const resultOf = (text: string): number | undefined => {
  const bare = text.replace(/[*_£€$]|\p{L}[\p{L} ]*/gu, " ")
  if (!expression.test(bare) || !/[\d)]\s*[×÷+−]\s*[\d(]/.test(bare)) return undefined
  const tokens = bare.match(new RegExp(`${number}|[()×÷+−]`, "g")) ?? []
  const value = valueOf(tokens)
  return tokens.length === 0 && Number.isFinite(value) ? value : undefined
}

/** Returns true if a number is a result, which may be rounded. */
const isRounded = (written: string, result: number): boolean => {
  const decimals = written.split(".")[1]?.length ?? 0
  const most = Math.max(0.5 * 10 ** -decimals, Math.abs(result) / 100)
  return Math.abs(Number(written.replaceAll(",", "")) - result) <= most
}

/** Warns about a table in which the cell after a calculation has another result. */
export const checkSums = (source: ContentFile, tree: MarkdownNode): Problem[] => {
  const problems: Problem[] = []
  const textOf = (cell: MarkdownNode) => source.body.slice(...rangeOf(cell)).replace(/^[|\s]+|[|\s]+$/g, "")
  walk(tree, ({ type, children: [head, ...rows] = [] }) => {
    if (type !== "table") return
    const column = (head?.children ?? []).findIndex((cell) => /calculat|formula|sum/i.test(textOf(cell)))
    for (const { children = [] } of column < 0 ? [] : rows) {
      const [calculation, cell] = [children[column], children[column + 1]]
      const result = calculation && resultOf(textOf(calculation))
      const [written = "", ...others] = (cell && textOf(cell).match(new RegExp(number, "g"))) ?? []
      if (!cell || textOf(cell).includes("%") || result === undefined || written === "" || others.length > 0)
        continue
      if (isRounded(written, result)) continue
      const at = source.bodyStart + rangeOf(cell)[0] + source.body.slice(...rangeOf(cell)).indexOf(written)
      const value = result.toLocaleString("en-GB", { maximumFractionDigits: 2 })
      const message = `the calculation in the cell before gives ${value}, not ${written}`
      problems.push(problemAt(source, at, message, "correct the result or the calculation", "warning"))
    }
  })
  return problems
}
