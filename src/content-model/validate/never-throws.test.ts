import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import fc from "fast-check"
import { first } from "../../../test/content/mistakes"
import { edited, readValidFolder } from "../../../test/content/valid-folder"
import { checkContent, checkFolder } from "./check-content"
import { formatProblem } from "./problem"
import type { Folder } from "./read-folder"

// Each run checks the whole folder.
jest.setTimeout(180_000)

let folder: Folder
let remove: () => Promise<void>
beforeAll(async () => {
  ;({ folder, remove } = await readValidFolder())
})
afterAll(() => remove())

const runs = { numRuns: 25 }

const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array).toString("utf8")),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        "---\n",
        "...\n",
        "- ",
        ": ",
        "#",
        "%",
        "[",
        "](",
        ")",
        "{{",
        "*",
        "&a",
        "|",
        "`",
        "\n",
        "<",
        "<!--",
        "\u0000",
        "a",
        '"',
        "'",
        "\t",
        "!",
        "![",
        "[^1]:",
        "~",
      ),
      { maxLength: 60 },
    )
    .map((pieces) => pieces.join("")),
)

const failures = async (edits: Parameters<typeof edited>[1]) =>
  (await checkFolder(edited(folder, edits), { today: "2026-01-01", release: true }))
    .filter(({ message }) => message.includes("check itself failed"))
    .map(formatProblem)

/** YAML that random bytes hardly ever are: an unknown alias, one inside its own anchor, a list as a key, a merge, a tag. */
const rareYaml = ["url: *a\n", "url: &a [*a]\n", "? [url]\n: a\n", "<<: *a\n", "url: !!binary é\n"]

test("no bytes in any file make the check fail", async () => {
  const files = [...folder.sources.map(({ path: file }) => file), "articles/x/index.md", "stray.yml"]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), bytes, fc.boolean(), async (file, text, whole) => {
      const known = folder.sources.find((source) => source.path === file)?.text ?? ""
      const middle = Math.floor(known.length / 2)
      const to = whole ? text : known.slice(0, middle) + text + known.slice(middle)
      expect(await failures([{ file, to }])).toEqual([])
    }),
    { ...runs, examples: rareYaml.map((text) => ["site.yml", text, true]) },
  )
})

test("no address of a link or a picture makes the check fail", async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (address) => {
      const edits = [
        { file: first, from: "(/#contact)", to: `(/blog#${address}) [b](${address}) ![c](./${address}.png)` },
        { file: first, from: "./chart.png", to: JSON.stringify(`./${address}.png`) },
        { file: "site.yml", from: "href: /privacy-policy", to: `href: ${JSON.stringify(`/${address}`)}` },
      ]
      expect(await failures(edits)).toEqual([])
    }),
    runs,
  )
})

test("no name of a file makes the check fail", async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (name) => {
      const file = `articles/${name.replaceAll("/", "") || "x"}/index.md`
      expect(await failures([{ file, to: "Words.\n" }])).toEqual([])
    }),
    runs,
  )
})

test.each(["/blog#50%off", "./a50%.png"])(
  "the check does not throw on the malformed percent-encoding in %s",
  async (address) => {
    const lines = await failures([
      { file: first, from: "(/#contact)", to: `(${address}) and ![x](${address})` },
    ])
    expect(lines).toEqual([])
  },
)

test("an exception inside the check becomes a problem of the file, and the other files are still checked", async () => {
  const changed = edited(folder, [{ file: first, from: "id: 1", to: "id: one" }])
  const sources = changed.sources.map((source) =>
    source.path === "testimonials.yml"
      ? Object.defineProperty({ ...source }, "yaml", {
          get: () => {
            throw new Error("something\nunforeseen")
          },
        })
      : source,
  )
  const problems = await checkFolder({ ...changed, sources }, { today: "2026-01-01" })
  expect(problems.map(formatProblem)).toEqual([
    expect.stringContaining("id must be a whole number"),
    "content/testimonials.yml:1:1  error  the check itself failed on this file: something unforeseen  → undo your last change to this file, and send it to whoever looks after the site",
  ])
})

test("a content folder that cannot be read becomes a problem", async () => {
  const root = await mkdtemp(path.join(tmpdir(), "content-"))
  await writeFile(path.join(root, "content"), "a file, not a folder")
  const problems = await checkContent(path.join(root, "content"))
  await rm(root, { recursive: true })
  expect(problems.length).toBeGreaterThan(0)
})
