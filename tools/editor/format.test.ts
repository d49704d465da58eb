import { readFileSync } from "node:fs"
import path from "node:path"
import fc from "fast-check"
import { parseYaml } from "../../src/content-model/yaml"
import { fixtureContent, fixtureFiles } from "../../test/content/copy"
import { changeYaml } from "./change-yaml"
import { readMarkdown, readYaml, writeMarkdown, writeYaml } from "./format"

/** Returns a text with single spaces, because a save folds long texts again. */
const words = (text: string) => text.replace(/\s+/g, " ")

test.each(fixtureFiles)("a save of %s without a change keeps every word and comment", (file) => {
  const text = readFileSync(path.join(fixtureContent, file), "utf8")
  // The editor removes the space around a file before it reads it.
  const saved = file.endsWith(".md")
    ? writeMarkdown(readMarkdown(text.trim()))
    : writeYaml(readYaml(text.trim()))
  expect(words(saved)).toBe(words(text))
})

const source = `# The name of the practice is in site.yml.
title: "A: the title"
lead: >-
  A long text that is folded, because it has more words than fit on one line, which is a hundred and twenty characters
  long.
# The items are in order.
items:
  # The first one.
  - name: One
    figure: '1'
  - name: Two # the second one
    figure: '2'
  - name: Three
    figure: '3'
tags: [a, b]
flag: true
`

const values = () =>
  parseYaml(source).toJS() as Record<string, unknown> & { items: { name: string; figure: string }[] }

const changed = (change: (fields: ReturnType<typeof values>) => void) => {
  const fields = values()
  change(fields)
  return changeYaml(source, fields)
}

test("a field in an item of a list changes its own line only, and comments stay", () => {
  const text = changed(({ items }) => (items[1] = { name: "Second", figure: "2" }))
  expect(text).toBe(source.replace("name: Two", "name: Second"))
})

test("an item that moves takes its lines along", () => {
  const text = changed(({ items }) => items.push(...items.splice(1, 1)))
  expect(text).toBe(
    source
      .replace("  - name: Two # the second one\n    figure: '2'\n", "")
      .replace("    figure: '3'\n", "    figure: '3'\n  - name: Two # the second one\n    figure: '2'\n"),
  )
})

test("a new field follows the one that it follows in the form", () => {
  expect(changeYaml("a: 1\nb: 2\n", { a: 1, c: "new", b: 2 })).toBe("a: 1\nc: new\nb: 2\n")
})

test("an empty field that the file did not have is left out, and one that it had stays", () => {
  expect(changeYaml("a: 1\nalt: ''\n", { a: 1, alt: "", draft: false, tags: [], title: "" })).toBe(
    "a: 1\nalt: ''\n",
  )
})

test("a field that is emptied is removed, and one that is switched off says so", () => {
  expect(changeYaml("a: 1\nupdated: 2026-01-01\ndraft: true\n", { a: 1, updated: "", draft: false })).toBe(
    "a: 1\ndraft: false\n",
  )
})

test("the line break at the end of a text stays, which the editor removes", () => {
  const mail = "subject: S\ntext: |\n  Hello\n\n  Bye\n"
  expect(changeYaml(mail, { subject: "S", text: "Hello\n\nBye" })).toBe(mail)
  expect(changeYaml(mail, { subject: "S", text: "Hello" })).toBe("subject: S\ntext: |\n  Hello\n")
})

test("a group whose fields are all empty is not written", () => {
  expect(changeYaml("", { title: "T", link: { label: "", href: "" } })).toBe("title: T\n")
})

const special = fc.constantFrom("no", "2025-03-14", "a: b", "# x", "- y", "{z}", "1.0", "a\nb", " c ")
const leaf = fc.oneof(fc.string(), special, fc.integer(), fc.boolean())
const group = fc.dictionary(fc.constantFrom("x", "y"), leaf)
const tree = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.oneof(leaf, fc.array(leaf), fc.array(group)), {
  minKeys: 1,
})

/** Returns the values as a new file has them: without empty ones. */
const inNewFile = (fields: unknown): unknown => parseYaml(changeYaml("", { fields })).toJS()

test("what is read back is what was written, whatever the file held before", () => {
  fc.assert(
    fc.property(tree, tree, (first, second) => {
      const fields = { ...first, ...second }
      const saved = changeYaml(changeYaml("", first), fields)
      expect(inNewFile(parseYaml(saved).toJS())).toEqual(inNewFile(fields))
    }),
  )
})

test("a table pasted from Word gets the line below its first row", () => {
  const body = "Before.\n\n| Duty | Rate |\n| Nuts | 4 % |\n| Oil | 0 |\n\nAfter."
  expect(writeMarkdown({ title: "A", body })).toContain(
    "Before.\n\n| Duty | Rate |\n| --- | --- |\n| Nuts | 4 % |\n| Oil | 0 |\n\nAfter.",
  )
})
