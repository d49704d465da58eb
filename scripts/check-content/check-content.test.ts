import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { createInterface } from "node:readline"
import { first, second } from "../../test/content/mistakes"
import { withValidCopy, type Edit } from "../../test/content/valid-copy"
import { runCheckContent } from "./run"

const project = path.join(__dirname, "..", "..")
const program = [
  path.join(project, "node_modules", "tsx", "dist", "cli.mjs"),
  path.join(project, "scripts", "check-content.ts"),
]

const { GITHUB_ACTIONS } = process.env
beforeEach(() => {
  process.env["GITHUB_ACTIONS"] = ""
})
afterAll(() => {
  process.env["GITHUB_ACTIONS"] = GITHUB_ACTIONS ?? ""
})

/** Runs the command as `npm run check:content` does, on an edited copy of the fixture site. */
const command = (edits: readonly Edit[]) =>
  withValidCopy(edits, (root) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" })
    return Promise.resolve({ status, lines: stdout.trimEnd().split("\n"), stderr })
  })

/** Does the same in this process, which is faster. */
const run = (edits: readonly Edit[], args: string[] = []) =>
  withValidCopy(edits, async (root) => {
    const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
    const status = await runCheckContent(root, args)
    const lines = log.mock.calls.flatMap(([text]) => String(text).split("\n"))
    log.mockRestore()
    return { status, lines }
  })

const mistakes: Edit[] = [
  { file: first, from: "2025-03-04", to: "2025-13-45" },
  { file: first, from: "(/#contact)", to: "(/#kontact)" },
  { file: second, from: "The second lane", to: "Lanes: the second" },
  { file: "home/hero.yml", to: "" },
]

test("the command prints a line for each problem, counts them and fails", async () => {
  expect(await command(mistakes)).toEqual({
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

test("on GitHub the command also annotates the line in the pull request", async () => {
  process.env["GITHUB_ACTIONS"] = "true"
  const { lines } = await run(mistakes.slice(1, 2))
  expect(lines).toContain(
    `::error file=content/${first},line=21,col=30::the page / has no anchor #kontact → Did you mean \`#contact\`?`,
  )
})

test("warnings are printed and do not fail", async () => {
  const { status, lines } = await run([
    { file: "home/clients.yml", from: "Who we work for.", to: "A seamless move." },
  ])
  expect({ status, last: lines.at(-1) }).toEqual({
    status: 0,
    last: "0 errors, 1 warning: the content is in order.",
  })
})

test("a release is refused while sample data is left", async () => {
  const sample = [{ file: "site.yml", from: "sample: false", to: "sample: true" }]
  const daily = await run(sample)
  const release = await run(sample, ["--release"])
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
  const { status, lines } = await run([], ["--relaese"])
  expect(status).toBe(2)
  expect(lines[0]).toBe("Usage: npm run check:content -- [--release] [--write] [--watch] [--comment]")
})

let watching: ChildProcess | undefined
afterEach(() => watching?.kill())

test("--watch checks again after each change", async () => {
  await withValidCopy([], async (root) => {
    const child = spawn(process.execPath, [...program, "--watch"], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    })
    watching = child
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    /** Waits for a printed line with `text`: one save can cause two runs. */
    const printed = async (text: string): Promise<string> => {
      for (let line = await lines.next(); !line.done; line = await lines.next())
        if (line.value.includes(text)) return line.value
      throw new Error(`The command ended without printing “${text}”.`)
    }
    const file = path.join(root, "content", first)
    const text = await readFile(file, "utf8")

    await printed("The content is in order.")
    await printed("Waiting for changes.")
    await writeFile(file, text.replace("id: 1\n", "id: one\n"))
    expect(await printed("error")).toContain(`content/${first}:2:5  error  id must be a whole number`)
    await printed("Waiting for changes.")
    await writeFile(file, text)
    expect(await printed("The content is in order.")).toBeTruthy()
    child.kill()
    await once(child, "close")
  })
})
