import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { first, withEditedSite, type Edit } from "../../test/content/edited-site"
import { runCheckContent } from "./run-check-content"

const project = path.join(__dirname, "..", "..")
const program = [
  path.join(project, "node_modules", "tsx", "dist", "cli.mjs"),
  path.join(project, "scripts", "check-content.ts"),
]
const wrongLink: Edit = { file: first, from: "Goods", to: "[Goods](/#kontact)" }
const message = "the page / has no anchor #kontact"

afterEach(() => jest.restoreAllMocks())

/**
 * Runs the command in this process, on an edited copy of the fixture site. Returns its exit code, its output and the
 * list of addresses.
 */
const run = (edits: readonly Edit[], ...args: string[]) =>
  withEditedSite(edits, async (root) => {
    const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
    const status = await runCheckContent(root, args)
    const output = log.mock.calls.map(([text]) => String(text)).join("\n")
    const addresses = await readFile(path.join(root, "content", "articles", "slugs.lock.yml"), "utf8")
    return { status, output, addresses }
  })

test("the command prints a line for each problem, counts them and fails", async () => {
  await withEditedSite([wrongLink, { file: "home/hero.yml", to: "" }], (root) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: "utf8" })
    expect(stdout.split("\n")).toEqual([
      expect.stringContaining(`content/${first}:14:1  error  ${message}  → `),
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

test("a release is refused while something is marked as a sample", async () => {
  expect(await run([])).toMatchObject({ status: 0 })
  expect(await run([], "--release")).toMatchObject({ status: 1 })
})

test("npm takes --release for itself if -- before it is forgotten", async () => {
  jest.replaceProperty(process, "env", { ...process.env, npm_config_release: "true" })
  expect(await run([])).toMatchObject({ status: 1 })
})

test("the addresses of a published article are kept", async () => {
  const alias: Edit = { file: first, from: "tags:", to: "aliases:\n  - old-lane\ntags:" }
  const { addresses, output } = await run([alias])
  expect(addresses).toMatch(/- maximizing-sap-gts-roi\n- old-lane\n$/)
  expect(output).toContain("content/articles/slugs.lock.yml now keeps old-lane")
})

test.each([
  ["a draft", "draft: true"],
  ["a sample", "sample: true"],
])("the address of %s is not kept", async (_, field) => {
  const listed: Edit = { file: "articles/slugs.lock.yml", from: "- integrating-sap-gts-and-ewm\n", to: "" }
  const { addresses } = await run([listed, { file: first, from: "tags:", to: `${field}\ntags:` }])
  expect(addresses).not.toContain("integrating-sap-gts-and-ewm")
})

test("no address is kept while the content has an error", async () => {
  const alias: Edit = { file: first, from: "tags:", to: "aliases:\n  - old-lane\ntags:" }
  expect((await run([alias, wrongLink])).addresses).not.toContain("old-lane")
})

test("an argument that does not exist is refused with the usage", async () => {
  const { status, output } = await run([], "--relaese")
  expect(status).toBe(2)
  expect(output).toContain("Usage: npm run check:content -- [--release] [--write]")
})
