import { once } from "node:events"
import { freePort } from "../../scripts/lib/port"
import type { Problem } from "../../src/content-model/validate/problem"
import type { TestProject } from "./test-project"

/** Polls until `check` resolves to a result. Throws the last error of `check`, or another error, after three minutes. */
export const until = async <Result>(check: () => Promise<Result | undefined>): Promise<Result> => {
  let error: unknown = new Error("The awaited state was not reached within three minutes.")
  for (const end = Date.now() + 180_000; Date.now() < end;) {
    const result = await check().catch((reason: unknown) => {
      error = reason
      return undefined
    })
    if (result !== undefined) return result
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw error
}

type PageData = { result: { data: Record<string, unknown> } }

/** Starts live editing and returns functions that read what a browser would receive. */
export const startLiveEditing = async (project: TestProject) => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const child = project.start("develop", { PORT: String(port) })
  child.stdout?.resume()
  const closed = once(child, "close")
  const told: Problem[][] = []

  const listen = async () => {
    const { body } = await fetch(`${site}/__content-problems`)
    for await (const bytes of body ?? []) {
      for (const [, json = "[]"] of new TextDecoder().decode(bytes).matchAll(/^data: (.*)$/gm))
        told.push(JSON.parse(json) as Problem[])
    }
  }

  return {
    site,
    /** Returns the data of a page. */
    data: async (page: string) => {
      const response = await fetch(`${site}/page-data${page}/page-data.json`)
      return response.ok ? ((await response.json()) as PageData).result.data : undefined
    },
    /** Listens for problems until `stop`. */
    listen: () => void listen().catch(() => undefined),
    /** Waits until the panel shows exactly this number of mistakes and returns them. */
    mistakes: (expected: number) =>
      until(() => {
        const last = told.at(-1)?.filter(({ severity }) => severity === "error")
        return Promise.resolve(last?.length === expected ? last : undefined)
      }),
    stop: async () => {
      child.kill("SIGTERM")
      await closed
    },
  }
}
