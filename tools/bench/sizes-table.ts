import type { FirstView, Kind } from "../../e2e/support/first-view"
import { markdownTable } from "./markdown-table"

const columns: Kind[] = ["html", "script", "css", "font", "image", "data", "particles"]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** What the first view of each page fetches, in kilobytes of 1,000 bytes; the particle engine is not in the sum. */
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
