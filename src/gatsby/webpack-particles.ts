import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/** The parts of tsparticles that the field of the hero is made of: dots that move, and lines between them. */
const needed = ["slim", "basic", "interaction-particles-links", "plugin-interactivity"]

const partByName = /^@tsparticles\/([^/]+)\/lazy$/
const bundles = /node_modules[\\/](tsparticles|@tsparticles[\\/]slim)[\\/]/

type Request = { request: string; contextInfo: { issuer: string } }

/** Leaves the parts that the field does not need out of the build: forty of them register themselves with the bundle. */
export const stubUnusedPlugins = (plugins: CreateWebpackConfigArgs["plugins"]): object => {
  const replace = plugins.normalModuleReplacement as (of: RegExp, by: (resource: Request) => void) => object
  return replace(partByName, (resource: Request) => {
    const [, part = ""] = partByName.exec(resource.request) ?? []
    if (bundles.test(resource.contextInfo.issuer) && !needed.includes(part)) {
      resource.request = path.resolve("src/components/hero/tsparticles-stub.ts")
    }
  })
}

/** What is left of tsparticles comes as one file, which is fetched when the page is idle. */
export const particlesChunk = {
  test: /[\\/]node_modules[\\/](tsparticles|@tsparticles)[\\/]|[\\/]hero[\\/]tsparticles-stub/,
  name: "particles",
  chunks: "async" as const,
  priority: 50,
  enforce: true,
}
