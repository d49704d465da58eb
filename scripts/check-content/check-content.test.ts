import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { first, second } from "../../test/content/mistakes/files"
import { ordinarySlips } from "../../test/content/mistakes/ordinary-mistakes"
import { withValidCopy, type Edit } from "../../test/content/valid-copy"
import { runCheckContent } from "./run"

const project = path.join(__dirname, "..", "..")

/** The command as `npm run check:content` starts it, in the project at `root`. */
const command = (edits: readonly Edit[], args: string[] = [], env: Record<string, string> = {}) =>
  withValidCopy(edits, (root) => {
    const tsx = path.join(project, "node_modules", "tsx", "dist", "cli.mjs")
    const script = path.join(project, "scripts", "check-content.ts")
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsx, script, ...args], {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, GITHUB_ACTIONS: "", ...env },
    })
    return Promise.resolve({ status, lines: stdout.trimEnd().split("\n"), stderr })
  })

const slips: Edit[] = [
  { file: first, from: "2025-03-04", to: "2025-13-45" },
  { file: first, from: "(/#contact)", to: "(/#kontact)" },
  { file: second, from: "The second lane", to: "Lanes: the second" },
  { file: "home/hero.yml", to: "" },
]

test.each(ordinarySlips)("the exit code is 1 when $slip", async ({ edits }) => {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
  const code = await withValidCopy(edits, (root) => runCheckContent(root, []))
  log.mockRestore()
  expect(code).toBe(1)
})

test("the command prints one line per problem, counts them and fails", async () => {
  expect(await command(slips)).toEqual({
    status: 1,
    lines: [
      `content/${first}:8:7  error  date is not a real calendar day (2025-13-45)  → write it as YYYY-MM-DD, for example 2025-03-14`,
      `content/${first}:21:30  error  the page / has no anchor #kontact  → Did you mean \`#contact\`?`,
      `content/${second}:3:13  error  the text of title has a colon and is not in quotation marks  → put the text in quotation marks: "Lanes: the second"`,
      "content/home/hero.yml:1:1  error  the file is empty  → put its text back as it was: see “Undo a change” in docs/editing.md",
      "",
      "4 errors, 0 warnings.",
    ],
    stderr: "",
  })
})

test("on GitHub the command also marks the line in the pull request", async () => {
  const { lines } = await command(slips.slice(1, 2), [], { GITHUB_ACTIONS: "true" })
  expect(lines).toContain(
    `::error file=content/${first},line=21,col=30::the page / has no anchor #kontact → Did you mean \`#contact\`?`,
  )
})

test("warnings are printed and do not fail", async () => {
  const { status, lines } = await command([
    { file: "home/clients.yml", from: "Who we work for.", to: "A seamless move." },
  ])
  expect({ status, last: lines.at(-1) }).toEqual({
    status: 0,
    last: "0 errors, 1 warning: the content is in order.",
  })
})

test("a release is refused while sample data is left", async () => {
  const sample = [{ file: "site.yml", from: "sample: false", to: "sample: true" }]
  const daily = await command(sample)
  const release = await command(sample, ["--release"])
  expect([daily.status, release.status]).toEqual([0, 1])
})

const lockAfterWrite = (edits: readonly Edit[]) =>
  withValidCopy(edits, async (root) => {
    const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
    await runCheckContent(root, ["--write"])
    log.mockRestore()
    return readFile(path.join(root, "content", "articles", "slugs.lock.yml"), "utf8")
  })

test("--write keeps an address that was published and would be lost", async () => {
  const published = { file: "articles/slugs.lock.yml", from: "1: first-lane\n", to: "1: old-lane\n" }
  expect(await lockAfterWrite([published])).toContain("1: old-lane\n")
})

test("--write keeps earlier addresses beside the present one", async () => {
  const alias = { file: first, from: "tags:", to: "aliases:\n  - old-lane\ntags:" }
  expect(await lockAfterWrite([alias])).toContain("1: [first-lane, old-lane]\n")
})

test("an argument that does not exist is refused with the usage", async () => {
  const { status, lines } = await command([], ["--relaese"])
  expect(status).toBe(2)
  expect(lines[0]).toBe("Usage: npm run check:content -- [--release] [--write] [--watch] [--comment]")
})
