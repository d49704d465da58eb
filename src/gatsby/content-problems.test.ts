import { EventEmitter, once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { FSWatcher } from "chokidar"
import type { Problem } from "../content-model/validate/problem"
import { sendProblems } from "./content-problems"
import { temporaryFolder } from "../../test/temporary-folder"

const error: Problem = {
  ...{ file: "content/site.yml", line: 3, column: 1, words: "", severity: "error" },
  ...{ message: "email is missing", fix: "add email:" },
}

const root = temporaryFolder()
let watcher: FSWatcher | undefined

beforeEach(async () => {
  await mkdir(path.join(root(), "content"))
  await writeFile(path.join(root(), "content", "site.yml"), "good")
  jest.spyOn(process.stderr, "write").mockReturnValue(true)
})

afterEach(async () => {
  jest.restoreAllMocks()
  await watcher?.close()
})

/** Checks the content as develop does, with `check`. Returns a function that waits for the next message to a browser. */
const develop = (check: () => Problem[]) => {
  const messages = new EventEmitter()
  const app: Parameters<typeof sendProblems>[0] = {
    get: (route, handler) => {
      expect(route).toBe("/__content-problems")
      const response = { writeHead: jest.fn(), write: (data: string) => messages.emit("data", data) }
      handler(new EventEmitter() as unknown as IncomingMessage, response as unknown as ServerResponse)
    },
  }
  watcher = sendProblems(app, path.join(root(), "content"), () => Promise.resolve().then(check))
  return async (): Promise<Problem[]> => {
    const [data] = (await once(messages, "data")) as [string]
    return JSON.parse(data.slice("data: ".length)) as Problem[]
  }
}

const save = (text: string) => writeFile(path.join(root(), "content", "site.yml"), text)

test("the browser gets the problems at the start, and again after each save that changes them", async () => {
  let problems: Problem[] = []
  const next = develop(() => problems)
  expect(await next()).toEqual([])
  problems = [error]
  const told = next()
  await save("bad")
  expect(await told).toEqual([error])
})
