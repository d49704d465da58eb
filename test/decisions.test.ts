import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const folder = path.join("docs", "decisions")
const records = readdirSync(folder)
  .filter((file) => file !== "README.md")
  .toSorted()

const read = (file: string) => readFileSync(path.join(folder, file), "utf8")

/** Title, status, date and the three sections, in this order. */
const format =
  /^# (?<number>\d{4}) (?<title>.+)\n\nStatus: (?:accepted|superseded by \[\d{4}\]\(.+\))\nDate: \d{4}-\d\d-\d\d\n\n## Context\n\n[^#]+## Decision\n\n[^#]+## Consequences\n\n[^#]+$/

test("decision records are numbered from 0001 without gaps", () => {
  expect(records.length).toBeGreaterThan(0)
  expect(records.map((file) => file.slice(0, 5))).toEqual(
    records.map((_, index) => `${String(index + 1).padStart(4, "0")}-`),
  )
})

test.each(records)("the decision %s has the format of a record and fewer than 40 lines", (file) => {
  const text = read(file)
  expect(text).toMatch(format)
  expect(text.slice(2, 6)).toBe(file.slice(0, 4))
  expect(text.split("\n").length).toBeLessThan(40)
})

test("the index lists each decision by its title, in order", () => {
  const titles = records.map((file) => `- [${read(file).split("\n", 1)[0]?.slice(2)}](${file})`)
  expect(read("README.md").match(/^- .+$/gm)).toEqual(titles)
})

test("links between records lead to a record", () => {
  const linked = records.flatMap((file) =>
    [...read(file).matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name),
  )
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((name) => !records.includes(name ?? ""))).toEqual([])
})

/** Folders of the project whose files may refer to a record. */
const referring = ["docs", "e2e", "hosting", "scripts", "server", "src", "supabase", "test"]

test("every path of a record that a file of the project names exists", () => {
  const named = referring.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|md|css|sql|toml)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(path.join(root, file), "utf8")
        return [...text.matchAll(/\bdecisions\/(\d{4}(?:-[\w-]+\.md)?)/g)].map(([, name = ""]) => name)
      }),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !records.includes(name))).toEqual([])
})
