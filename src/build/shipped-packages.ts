import type { Compiler, Module } from "webpack"

/** Folders of the packages that webpack has put something of into the pages. */
export const shippedPackages = new Set<string>()

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/

/** The folder of the package that a file is of; undefined for a file of our own. */
export const packageOf = (file: string): string | undefined => packageFolder.exec(file)?.[0]

const fileOf = (module: Module) => ("resource" in module ? String(module.resource) : "")

/** Notes them while webpack puts the pages' scripts and styles together. */
export const noteShippedPackages = {
  apply: (compiler: Compiler) => {
    compiler.hooks.compilation.tap("noteShippedPackages", ({ hooks }) => {
      hooks.finishModules.tap("noteShippedPackages", (modules) => {
        for (const module of modules) {
          const folder = packageOf(fileOf(module))
          if (folder !== undefined) shippedPackages.add(folder)
        }
      })
    })
  },
}
