import type { FirstView, Kind } from "./first-view"
import { markdownTable } from "./markdown-table"

const first: Kind[] = ["html", "script", "css", "font", "image", "data"]
const later: Kind[] = ["particles", "ahead"]
const columns = [...first, ...later]

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** What the first view of each page fetches, in kilobytes of 1,000 bytes; neither the particle engine nor the next page is in the sum. */
export const sizesTable = (views: readonly (FirstView & { name: string })[]): string =>
  markdownTable(
    [
      "first view, KB compressed",
      "all but later",
      ...first,
      "later: particles",
      "later: next pages",
      "requests",
      "elements",
    ],
    views.map(({ name, requests, elements }) => {
      const sum = (wanted: readonly Kind[]) =>
        requests.filter(({ kind }) => wanted.includes(kind)).reduce((all, { bytes }) => all + bytes, 0)
      const all = sum(first)
      return [
        name,
        kilobytes(all),
        ...columns.map((kind) => kilobytes(sum([kind]))),
        requests.length,
        elements,
      ]
    }),
  )
