import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/** The parts of tsParticles 4.4 that the particle field of the hero uses: moving dots, and lines between them. */
const used = ["slim", "basic", "interaction-particles-links", "plugin-interactivity"]

const partByName = /^@tsparticles\/([^/]+)\/lazy$/
const bundles = /node_modules[\\/](tsparticles|@tsparticles[\\/]slim)[\\/]/

type Request = { request: string; contextInfo: { issuer: string } }

/**
 * Replaces the parts of tsParticles that the particle field does not use with a stub. `loadFull` and `loadSlim` register more
 * than forty parts, and have no option to leave one out.
 */
export const stubUnusedPlugins = (plugins: CreateWebpackConfigArgs["plugins"]): object => {
  const replace = plugins.normalModuleReplacement as (of: RegExp, by: (resource: Request) => void) => object
  return replace(partByName, (resource: Request) => {
    const [, part = ""] = partByName.exec(resource.request) ?? []
    if (bundles.test(resource.contextInfo.issuer) && !used.includes(part)) {
      resource.request = path.resolve("src/gatsby/tsparticles-stub.cjs")
    }
  })
}

/** Puts the used parts into one file, which is fetched when the page is idle. */
export const particlesChunk = {
  test: /[\\/]node_modules[\\/](tsparticles|@tsparticles)[\\/]|tsparticles-stub/,
  name: "particles",
  chunks: "async" as const,
  priority: 50,
  enforce: true,
}
