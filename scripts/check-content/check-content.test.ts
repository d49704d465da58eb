import { spawnSync } from "node:child_process"
import { readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { first } from "../../test/content/mistakes/row"
import { withValidCopy, type Edit } from "../../test/content/valid-copy"
import { runCheckContent } from "./run-check-content"

const project = path.join(__dirname, "..", "..")
const program = [
  path.join(project, "node_modules", "tsx", "dist", "cli.mjs"),
  path.join(project, "scripts", "check-content.ts"),
]
const wrongLink: Edit = { file: first, from: "(/#contact)", to: "(/#kontact)" }
const message = "the page / has no anchor #kontact"

afterEach(() => jest.restoreAllMocks())

/**
 * Runs the command in this process, on an edited copy of the fixture site. Returns its exit code, its output and the
 * list of addresses.
 */
const run = (edits: readonly Edit[], ...args: string[]) =>
  withValidCopy(edits, async (root) => {
    const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
    const status = await runCheckContent(root, args)
    const output = log.mock.calls.map(([text]) => String(text)).join("\n")
    const addresses = await readFile(path.join(root, "content", "articles", "slugs.lock.yml"), "utf8")
    return { status, output, addresses }
  })

test("a content folder that cannot be read is a problem, not an exception", async () => {
  await withValidCopy([], async (root) => {
    await rm(path.join(root, "content"), { recursive: true })
    await writeFile(path.join(root, "content"), "")
    const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
    expect(await runCheckContent(root, [])).toBe(1)
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/^content:1:1 {2}error {2}.* ENOTDIR/))
  })
})

test("the command prints a line for each problem, counts them and fails", async () => {
  await withValidCopy([wrongLink, { file: "home/hero.yml", to: "" }], (root) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" })
    expect(stdout.split("\n")).toEqual([
      expect.stringContaining(`content/${first}:21:30  error  ${message}  → `),
      expect.stringContaining("content/home/hero.yml:1:1  error  the file is empty  → "),
      "",
      "2 errors, 0 warnings.",
      "",
    ])
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" })
    return Promise.resolve()
  })
})

test("warnings are printed and do not fail", async () => {
  const { status, output } = await run([{ file: "home/spare.png", to: "" }])
  expect(output).toContain("1:1  warning  no file shows this picture")
  expect(output).toContain("0 errors, 1 warning: the content is in order.")
  expect(status).toBe(0)
})

test("a release is refused while sample data is left", async () => {
  const sample = { file: "site.yml", from: "name: Harbour", to: "sample: true\nname: Harbour" }
  expect(await run([sample])).toMatchObject({ status: 0 })
  expect(await run([sample], "--release")).toMatchObject({ status: 1 })
})

test("npm takes --release for itself if -- before it is forgotten", async () => {
  jest.replaceProperty(process, "env", { ...process.env, npm_config_release: "true" })
  const sample = { file: "site.yml", from: "name: Harbour", to: "sample: true\nname: Harbour" }
  expect(await run([sample])).toMatchObject({ status: 1 })
})

test("--write keeps an address that was published and would be lost", async () => {
  const published = { file: "articles/slugs.lock.yml", from: "- first-lane\n", to: "- old-lane\n" }
  expect((await run([published], "--write")).addresses).toContain("- old-lane\n")
})

test("--write keeps an earlier address of an article that cannot be read", async () => {
  const listed = { file: "articles/slugs.lock.yml", from: "- first-lane\n", to: "- first-lane\n- old-lane\n" }
  const broken = { file: first, from: "tags:", to: "aliases: [old-lane\ntags:" }
  expect((await run([listed, broken], "--write")).addresses).toContain("- old-lane\n")
})

test("--write adds no address of an article with an error", async () => {
  const broken = { file: first, from: "title: The first lane\n", to: "" }
  const empty = { file: "articles/slugs.lock.yml", from: "- first-lane\n", to: "" }
  const { addresses, output } = await run([broken, empty], "--write")
  expect(addresses).not.toContain("first-lane")
  expect(output).toContain("content/articles/slugs.lock.yml is unchanged until the errors")
})

test("--write adds earlier addresses beside the present one", async () => {
  const alias = { file: first, from: "tags:", to: "aliases:\n  - old-lane\ntags:" }
  const { addresses, output } = await run([alias], "--write")
  expect(addresses).toContain("- first-lane\n- old-lane\n")
  expect(output).toContain("content/articles/slugs.lock.yml has the addresses")
})

test("an argument that does not exist is refused with the usage", async () => {
  const { status, output } = await run([], "--relaese")
  expect(status).toBe(2)
  expect(output).toContain("Usage: npm run check:content -- [--release] [--write]")
})
