import { request } from "node:http"

/**
 * Asks the service that runs on a data directory, through its socket. Gives the decoded answer, or null if no service
 * listens there.
 * @throws an Error with the service's own words if it refuses
 */
export const askService = (
  socketPath: string,
  question: string,
  body: object = {},
): Promise<{ result: unknown } | null> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ socketPath, path: `/${question}`, method: "POST" }, (incoming) => {
      let text = ""
      incoming.setEncoding("utf8")
      incoming.on("data", (chunk: string) => (text += chunk))
      incoming.on("end", () => {
        const answer = JSON.parse(text) as { result?: unknown; error?: string }
        if (answer.error === undefined) resolve({ result: answer.result })
        else reject(new Error(answer.error))
      })
    })
    outgoing.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(null) : reject(error),
    )
    outgoing.end(JSON.stringify(body))
  })
