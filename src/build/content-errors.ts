import type { Compilation, Compiler } from "webpack"
import { checkContent } from "../content-model/guard/check-content"
import { formatProblem } from "../content-model/guard/problem"

/**
 * A webpack plugin that reports mistakes in the content as errors of the bundle, because those are what Gatsby's overlay
 * shows in the browser. The content folder becomes something the bundle depends on, so each save checks it again.
 */
export class ContentErrors {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterCompile.tap("ContentErrors", ({ contextDependencies }) => {
      contextDependencies.add(this.#folder)
    })
    // After the files are written: a bundle with errors is not, and then no page is there to show the overlay.
    compiler.hooks.afterEmit.tapPromise("ContentErrors", async (compilation: Compilation) => {
      const problems = await checkContent(this.#folder)
      const errors = problems.filter(({ severity }) => severity === "error")
      if (errors.length === 0) return
      const { WebpackError } = compiler.webpack
      const lines = errors.map(formatProblem).join("\n")
      compilation.errors.push(new WebpackError(`./${errors[0]?.file ?? ""}\n\n${lines}`))
    })
  }
}
