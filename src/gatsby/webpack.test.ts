import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import webpack from "webpack"
import { particlesChunk, stubUnusedPlugins, subsetOfFont } from "./webpack"

const entry = `
export const loadParts = async () => {
  const [{ loadFull }, { tsParticles }] = await Promise.all([import("tsparticles/lazy"), import("@tsparticles/engine")])
  await loadFull(tsParticles)
  await tsParticles.init()
  return tsParticles.pluginManager.plugins.map(({ id }) => id)
}`

type Bundle = { loadParts: () => Promise<string[]> }

const plugins = {
  normalModuleReplacement: (pattern: RegExp, replace: (resource: { request: string }) => void) =>
    new webpack.NormalModuleReplacementPlugin(pattern, replace),
} as unknown as CreateWebpackConfigArgs["plugins"]

let folder = ""

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "particles-"))
  await writeFile(path.join(folder, "entry.js"), entry)
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        ...{ mode: "production", target: "node", entry: path.join(folder, "entry.js") },
        output: { path: path.join(folder, "out"), library: { type: "commonjs2" } },
        resolve: { modules: [path.resolve("node_modules")], mainFields: ["browser", "module", "main"] },
        plugins: [stubUnusedPlugins(plugins) as webpack.WebpackPluginInstance],
        optimization: { minimize: false, splitChunks: { cacheGroups: { particles: particlesChunk } } },
      },
      (error, stats) => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString("errors-only")))
        else resolve()
      },
    )
  })
})

afterAll(() => rm(folder, { recursive: true }))

test("tsparticles starts with the parts that the particle field uses", async () => {
  const { loadParts } = jest.requireActual<Bundle>(path.join(folder, "out", "main.js"))
  const parts = await loadParts()
  expect(parts).toContain("interactivity")
})

test("the parts that the particle field does not use are in no script", async () => {
  const files = await readdir(path.join(folder, "out"))
  const scripts = await Promise.all(files.map((file) => readFile(path.join(folder, "out", file), "utf8")))
  expect(scripts.join("\n")).toContain("@tsparticles/interaction-particles-links/")
  expect(scripts.join("\n")).not.toMatch(
    /node_modules\/@tsparticles\/(shape-emoji|plugin-emitters|updater-roll)\//,
  )
})

test("all parts are in one file beside the entry", async () => {
  expect(await readdir(path.join(folder, "out"))).toHaveLength(2)
})

test("the font keeps the weights of the tokens, and its @font-face rule names them", async () => {
  const tokens = await readFile("src/styles/tokens.css", "utf8")
  const weights = [...tokens.matchAll(/--weight-\w+: (\d+);/g)].map(([, weight]) => Number(weight))
  const { min, max } = subsetOfFont.options.variationAxes.wght
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([min, max])
  expect(await readFile("src/styles/fonts.css", "utf8")).toContain(`font-weight: ${min} ${max};`)
})
