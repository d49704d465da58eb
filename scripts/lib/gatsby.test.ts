import { execFileSync, spawnSync } from "node:child_process"
import { gatsbyEnvironment } from "./gatsby"

const stderrOf = (script: string) =>
  spawnSync(process.execPath, ["-e", script], {
    env: { ...process.env, ...gatsbyEnvironment },
    encoding: "utf8",
  }).stderr

test("a Gatsby process prints no warning about Node's punycode module", () => {
  expect(stderrOf("require('punycode')")).toBe("")
})

test("a Gatsby process prints every other warning", () => {
  expect(stderrOf("process.emitWarning('old', { type: 'DeprecationWarning', code: 'DEP0001' })")).toContain(
    "DEP0001",
  )
})

test("a Gatsby process keeps the Node options of its parent", () => {
  const script =
    "require('tsx/cjs'); console.log(require('./scripts/lib/gatsby.ts').gatsbyEnvironment.NODE_OPTIONS)"
  const env = { ...process.env, NODE_OPTIONS: "--max-old-space-size=2048" }
  const printed = execFileSync(process.execPath, ["-e", script], { env, encoding: "utf8" })
  expect(printed.trim()).toBe("--max-old-space-size=2048 --disable-warning=DEP0040")
})
