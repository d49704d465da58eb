import path from "node:path"
import type { Compiler, Module } from "webpack"

/** Folders of the packages that webpack has put something of into the pages. */
export const shippedPackages = new Set<string>()

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/

/** The folder of the package that a file is of; undefined for a file of our own. */
export const packageOf = (file: string): string | undefined => packageFolder.exec(file)?.[0]

const fileOf = (module: Module) => ("resource" in module ? String(module.resource) : "")

const note = (file: string) => {
  const folder = packageOf(file)
  if (folder !== undefined) shippedPackages.add(folder)
}

/**
 * Notes them while webpack puts the pages' scripts and styles together. What styles bring along, such as a font, is no module
 * where webpack takes unchanged styles from its cache, but always a file with a source.
 */
export const noteShippedPackages = {
  apply: (compiler: Compiler) => {
    compiler.hooks.compilation.tap("noteShippedPackages", ({ hooks }) => {
      hooks.finishModules.tap("noteShippedPackages", (modules) => {
        for (const module of modules) note(fileOf(module))
      })
    })
    compiler.hooks.done.tap("noteShippedPackages", ({ compilation }) => {
      for (const { info } of compilation.getAssets())
        if (info.sourceFilename !== undefined) note(path.resolve(compiler.context, info.sourceFilename))
    })
  },
}
