import type { IncomingMessage, ServerResponse } from "node:http"
import type { FSWatcher } from "chokidar"
import { checkContent } from "../content-model/validate/check-content"
import { formatProblem, type Problem } from "../content-model/validate/problem"
import { publication } from "../site/build-environment"
import { watchFolder } from "./watch-folder"

type Check = (folder: string) => Promise<Problem[]>
type App = { get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): void }

/** The path of the server-sent events to which the panel in the browser listens. */
export const problemsRoute = "/__content-problems"

/**
 * Checks the content in develop, at the start and after each save, and sends the problems to the panel in the browser
 * (see `content-panel.ts`). webpack must not watch the content: it would rebuild the scripts whenever a text is saved.
 */
export class ContentProblems {
  readonly #folder: string
  readonly #check: Check
  readonly #clients = new Set<ServerResponse>()
  #latest: string | undefined

  constructor(folder: string, check: Check = (of) => checkContent(of, { today: publication().today })) {
    this.#folder = folder
    this.#check = check
  }

  /** Checks now and after each save, and adds the route for the panel to `app`. Returns the watcher. */
  start(app: App): FSWatcher {
    app.get(problemsRoute, (request, response) => {
      response.writeHead(200, {
        "Content-Type": "text/event-stream",
        "Cache-Control": "no-cache, no-transform",
      })
      if (this.#latest !== undefined) response.write(`data: ${this.#latest}\n\n`)
      this.#clients.add(response)
      request.on("close", () => this.#clients.delete(response))
    })
    return watchFolder(this.#folder, () => this.#report())
  }

  async #report() {
    const problems = await this.#check(this.#folder)
    const latest = JSON.stringify(problems)
    if (latest === this.#latest) return
    // The first problems have already been printed by `validateContent`.
    if (this.#latest !== undefined) {
      for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`)
    }
    this.#latest = latest
    for (const client of this.#clients) client.write(`data: ${latest}\n\n`)
  }
}
