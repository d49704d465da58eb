import { storageInventory } from "../site/storage"
import { cookieTable } from "./cookie-table"

const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "g"))].map(([, text]) => text)

const rows = texts(cookieTable(), "tr").slice(1)

test("every item of the inventory has one row, in order", () => {
  expect(rows.map((row) => texts(row ?? "", "code")[0])).toEqual(storageInventory.map(({ name }) => name))
})

test.each(storageInventory.map((item) => [item.name, item]))(
  "the row of %s says what for, how long and when",
  (name, { purpose, lifetime, when }) => {
    const row = rows.find((each) => each?.includes(`<code>${name}</code>`))
    expect(texts(row ?? "", "td").slice(2)).toEqual([purpose, lifetime, when])
  },
)

test("every column has a head", () => {
  expect(texts(cookieTable(), "th")).toEqual(["Name", "Kind", "What for", "How long", "Set when"])
  for (const row of rows) expect(texts(row ?? "", "td")).toHaveLength(5)
})

test("the kinds are told in plain words", () => {
  const kinds = new Set(rows.map((row) => texts(row ?? "", "td")[1]))
  expect(kinds).toEqual(new Set(["Local storage", "Session storage", "Cookie"]))
})
