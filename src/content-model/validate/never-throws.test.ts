import fc from "fast-check"
import { first } from "../../../test/content/mistakes/row"
import { withTexts, type Edit } from "../../../test/content/valid-copy"
import { checkFolder } from "./check-content"

// Each run checks the whole folder.
jest.setTimeout(180_000)

const options = { today: "2026-01-01", release: true }
const runs = { numRuns: 25 }

/** Returns the failures of the check itself with other texts in some files. */
const failures = async (...edits: Edit[]) =>
  (await checkFolder(await withTexts(edits), options)).filter(({ message }) =>
    message.includes("check itself failed"),
  )

const marks = '---\n,- ,: ,#,[,](,),{{,*,&a,|,`,\n,<,<!--,",\t,![,[^1]:'.split(",")
const bytes = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(fc.constantFrom(...marks), { maxLength: 60 }).map((pieces) => pieces.join("")),
)

/** YAML that random bytes hardly ever are: unknown and circular aliases, a list as a key, a merge, a tag. */
const rareYaml = ["url: *a\n", "url: &a [*a]\n", "? [url]\n: a\n", "<<: *a\n", "url: !!binary é\n"]

test("no bytes in any file make the check fail", async () => {
  const any = fc.constantFrom(...(await withTexts([])).sources)
  await fc.assert(
    fc.asyncProperty(any, any, bytes, async ({ path: file, text }, replaced, added) => {
      const middle = text.length >> 1
      const longer = text.slice(0, middle) + added + text.slice(middle)
      expect(await failures({ file: replaced.path, to: added }, { file, to: longer })).toEqual([])
    }),
    runs,
  )
})

test.each(rareYaml)("the YAML %s does not make the check fail", async (yaml) => {
  expect(await failures({ file: "site.yml", to: yaml })).toEqual([])
})

test("no address and no name of a file makes the check fail", async () => {
  const article = (await withTexts([])).sources.find((source) => source.path === first)?.text ?? ""
  await fc.assert(
    fc.asyncProperty(bytes, async (address) => {
      const linked = `${article}\n[a](/blog#${address}) [b](${address}) ![c](./${address}.png)\n`
      const renamed = { file: `articles/${address}/index.md`, to: article }
      expect(await failures({ file: first, to: linked }, renamed)).toEqual([])
    }),
    { ...runs, examples: [["50%off"]] },
  )
})

test("an exception inside the check becomes a problem of the file, and the other files are still checked", async () => {
  const changed = await withTexts([{ file: "home/clients.yml", to: "heading: Clients\n" }])
  const sources = changed.sources.map((source) =>
    source.path === "home/testimonials.yml" ? { ...source, document: undefined as never } : source,
  )
  const problems = await checkFolder({ ...changed, sources }, options)
  expect(problems).toContainEqual(expect.objectContaining({ file: "content/home/clients.yml" }))
  expect(problems).toContainEqual(expect.objectContaining({ file: "content/home/testimonials.yml" }))
})
