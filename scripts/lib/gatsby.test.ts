import { spawnSync } from "node:child_process"
import { mkdirSync, readdirSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { gatsby, gatsbyEnvironment } from "./gatsby"

const project = temporaryFolder()

test("each run starts without the cache and the output of the last one, which may contain drafts", async () => {
  for (const folder of [".cache/images", "public/static", "content"])
    mkdirSync(path.join(project(), folder), { recursive: true })
  const cwd = process.cwd()
  process.chdir(project())
  expect(await gatsby(["--version"])).toBe(0)
  process.chdir(cwd)
  expect(readdirSync(project())).toEqual(["content"])
})

test("a Gatsby process prints every warning but the one about Node's punycode module", () => {
  const script =
    "require('punycode'); process.emitWarning('old', { type: 'DeprecationWarning', code: 'DEP0001' })"
  const { stderr } = spawnSync(process.execPath, ["-e", script], {
    env: { ...process.env, ...gatsbyEnvironment },
    encoding: "utf8",
  })
  expect(stderr).toContain("DEP0001")
  expect(stderr).not.toContain("punycode")
})

test("a Gatsby process keeps the Node options of its parent", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_OPTIONS: "--max-old-space-size=2048" })
  jest.isolateModules(() => {
    const { gatsbyEnvironment: environment } = jest.requireActual<typeof import("./gatsby")>("./gatsby")
    expect(environment.NODE_OPTIONS).toBe("--max-old-space-size=2048 --disable-warning=DEP0040")
  })
})
