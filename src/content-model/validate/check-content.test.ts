import { symlink } from "node:fs/promises"
import path from "node:path"
import fc from "fast-check"
import sharp from "sharp"
import { first, problemsOf, withEditedSite, withTexts, type Edit } from "../../../test/content/edited-site"
import { clients, mistakes } from "../../../test/content/mistakes"
import { checkContent, checkFolder } from "./check-content"
import { formatProblem } from "./problem"

const placesOf = async (edits: readonly Edit[], options = {}) =>
  (await problemsOf(edits, options)).map(
    ({ file, line, column, severity }) => `${file}:${line}:${column} ${severity}`,
  )

/** Returns an edit without the mark ‹. */
const withoutMark = (edit: Edit): Edit =>
  typeof edit.to === "string" ? { ...edit, to: edit.to.replace("‹", "") } : edit

/** Returns the place of the mark ‹ in the edited file, with a space; empty if there is none. */
const markedPlace = async (edits: readonly Edit[]): Promise<string> => {
  const marked = edits.find(({ to }) => typeof to === "string" && to.includes("‹"))
  if (!marked) return ""
  const { sources } = await withTexts(edits)
  const { text = "" } = sources.find(({ path: name }) => name === marked.file) ?? {}
  const lines = text.slice(0, text.indexOf("‹")).split("\n")
  return `${marked.file}:${lines.length}:${(lines.at(-1) ?? "").length + 1} `
}

test.each(mistakes)("the check says where, and what to do, when $title", async ({ edits, expected }) => {
  const [where = "", word = ""] = `${await markedPlace(edits)}${expected}`.split(/(?<=error|warning): /)
  const problems = await problemsOf(edits.map(withoutMark))
  expect(problems.map(({ file, line, column, severity }) => `${file}:${line}:${column} ${severity}`)).toEqual(
    [path.posix.join("content", where)],
  )
  expect(`${problems[0]?.message} ${problems[0]?.fix}`).toContain(word)
})

test("lines and columns are right in a file with a byte order mark and Windows line endings", async () => {
  const yaml = "\uFEFFheading: Clients\r\nlead: []\r\nlink:\r\n  label: Go\r\n  href: /\r\n"
  expect(await placesOf([{ file: clients, to: yaml }])).toEqual(["content/home/clients.yml:2:7 error"])
})

test("errors come before warnings, each sorted by file and line", async () => {
  const edits = [
    { file: first, from: "Goods", to: "[http](http://a.test) [none](/none) Goods" },
    { file: clients, from: "heading:", to: "headng:" },
  ]
  expect(await placesOf(edits)).toEqual([
    `content/${first}:14:23 error`,
    "content/home/clients.yml:1:1 error",
    `content/${first}:14:1 warning`,
  ])
})

test("a link to a file elsewhere, which Gatsby would copy, is an error", async () => {
  await withEditedSite([], async (root) => {
    await symlink("/", path.join(root, "static", "away"), "dir")
    expect((await checkContent(path.join(root, "content"))).map(formatProblem)).toEqual([
      expect.stringContaining("static/away:1:1  error  this is a shortcut to another place"),
    ])
  })
})

test("a photo in the folder static that says where it was taken is an error", async () => {
  const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: "#678" } }).jpeg()
  const located = photo.clone().withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 8/1 0/1" } })
  const file = "../static/quay.jpg"
  expect(await placesOf([{ file, to: await photo.toBuffer() }])).toEqual([])
  expect(await placesOf([{ file, to: await located.toBuffer() }])).toEqual(["static/quay.jpg:1:1 error"])
})

test("a mistake in a draft is a warning", async () => {
  const draft = { file: "pages/not-ready.md", from: "No public", to: "[a](/none)" }
  expect(await placesOf([draft])).toEqual(["content/pages/not-ready.md:8:1 warning"])
})

/** The fixture site without its marks of a sample. */
const own: readonly Edit[] = ["site.yml", "clients/01-wharf-works.yml", "home/why-choose-us.yml"].map(
  (file) => ({
    file,
    from: "sample: true\n",
    to: "",
  }),
)

test.each([
  [clients, "heading:", "sample: ‹true\nheading:"],
  ["clients/02-quay-nine.yml", "  alt:", "  sample: ‹true\n  alt:"],
  ["site.yml", "navigation:", "sampleFiles:\n  - ‹content/mark.svg\nnavigation:"],
  ["emails/notice.yml", "subject:", "sample: ‹true\nsubject:"],
  [first, "title:", "sample: ‹true\ntitle:"],
  [first, "Goods", "‹[TODO] Goods"],
  [first, "Goods", "‹Lorem ipsum Goods"],
  [clients, "Five invented clients, each with a chart.", "‹TBC"],
  [clients, "Five invented clients, each with a chart.", '"‹{{OWNER: whom}}"'],
])("a release is refused while %s has %s in place of %s", async (file, from, to) => {
  const edits = [...own, { file, from, to }]
  const unmarked = edits.map(withoutMark)
  expect(await placesOf(unmarked)).toEqual([])
  expect(await placesOf(unmarked, { release: true })).toEqual([`content/${await markedPlace(edits)}error`])
})

test("a draft of the sample does not stop a release", async () => {
  const draft = {
    file: "articles/2025-04-01--not-ready/index.md",
    from: "title:",
    to: "sample: true\ntitle:",
  }
  expect(await placesOf([...own, draft], { release: true })).toEqual([])
})

test("a content folder that cannot be read is a problem, not an exception", async () => {
  expect(await checkContent("package.json")).toEqual([
    expect.objectContaining({ file: "content", message: expect.stringContaining("ENOTDIR") as string }),
  ])
})

const marks = '---\n,- ,: ,#,[,](,),{{,*,&a,|,`,\n,<,<!--,",\t,![,[^1]:'.split(",")

test("no text makes the check fail", async () => {
  const files = fc.constantFrom("site.yml", clients, first, "pages/terms.md")
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.array(fc.constantFrom(...marks), { maxLength: 60 }).map((pieces) => pieces.join("")),
  )
  await fc.assert(
    fc.asyncProperty(files, text, async (file, to) => {
      const { sources } = await withTexts([])
      const before = sources.find(({ path: name }) => name === file)?.text ?? ""
      for (const text of [to, `${before}${to}`]) {
        const folder = await withTexts([{ file, to: text }])
        await expect(checkFolder(folder, { release: true })).resolves.toBeInstanceOf(Array)
      }
    }),
    { numRuns: 40 },
  )
})
