import type { ContentFile } from "../../content-file"
import { rangeOf, walk, type MarkdownNode } from "../../markdown"
import { problemAt, type Problem } from "../problem"

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
