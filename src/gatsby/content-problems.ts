import type { IncomingMessage, ServerResponse } from "node:http"
import type { FSWatcher } from "chokidar"
import { checkContent } from "../content-model/validate/check-content"
import { formatProblem } from "../content-model/validate/problem"
import { publication } from "../site/build-environment"
import { watchFolder } from "./watch-folder"

type App = { get(path: string, handler: (request: IncomingMessage, response: ServerResponse) => void): void }

/**
 * Checks the content in develop, at the start and after each save, and sends the problems to the panel in the browser
 * (see `content-panel.ts`). webpack must not watch the content: it would rebuild the scripts whenever a text is saved.
 * @returns the watcher
 */
export const sendProblems = (
  app: App,
  folder: string,
  check = (of: string) => checkContent(of, { today: publication().today }),
): FSWatcher => {
  const clients = new Set<ServerResponse>()
  let latest: string | undefined
  app.get("/__content-problems", (request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-cache, no-transform",
    })
    if (latest !== undefined) response.write(`data: ${latest}\n\n`)
    clients.add(response)
    request.on("close", () => clients.delete(response))
  })
  return watchFolder(folder, async () => {
    const problems = await check(folder)
    const before = latest
    latest = JSON.stringify(problems)
    if (latest === before) return
    // The first problems have already been printed by `validateContent`.
    if (before !== undefined) {
      for (const problem of problems) process.stderr.write(`${formatProblem(problem)}\n`)
    }
    for (const client of clients) client.write(`data: ${latest}\n\n`)
  })
}
