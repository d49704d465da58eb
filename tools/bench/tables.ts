import type { FirstView, Kind } from "../../e2e/support/first-view"

/** Returns the lower middle value of a list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? Number.NaN

/** Returns a markdown table whose columns are right-aligned, except for the first. */
export const markdownTable = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const lines = [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")
}

const columns: Kind[] = ["html", "script", "css", "font", "image", "data", "particles"]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Returns the sizes of the first view of each page in kilobytes of 1,000 bytes. The sum excludes the particle engine. */
export const sizesTable = (views: readonly (FirstView & { name: string })[]): string =>
  markdownTable(
    ["first view, KB compressed", "all but particles", ...columns, "requests", "elements"],
    views.map(({ name, requests, elements }) => {
      const sum = (wanted: readonly Kind[]) =>
        requests.filter(({ kind }) => wanted.includes(kind)).reduce((all, { bytes }) => all + bytes, 0)
      const all = sum(columns.filter((kind) => kind !== "particles"))
      return [
        name,
        kilobytes(all),
        ...columns.map((kind) => kilobytes(sum([kind]))),
        requests.length,
        elements,
      ]
    }),
  )
