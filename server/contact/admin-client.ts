import { request } from "node:http"

/** The service has its data directory, but its database is not open yet. */
export class ServiceStarting extends Error {}

// Who the process is can be told at once; a process that is suspended never answers.
const pidTimeout = 5000

/**
 * Asks the service that runs on a data directory, through its socket. Gives the decoded answer, or null if no service
 * listens there.
 * @throws an Error with the service's own words if it refuses
 */
export const queryAdmin = (
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
        const answer = JSON.parse(text) as { result?: unknown; error?: string; isStarting?: boolean }
        if (answer.isStarting) reject(new ServiceStarting(answer.error))
        else if (answer.error === undefined) resolve({ result: answer.result })
        else reject(new Error(answer.error))
      })
    })
    if (question === "pid") {
      outgoing.setTimeout(pidTimeout, () =>
        outgoing.destroy(
          new Error(`The process that listens on ${socketPath} does not answer. Is it suspended?`),
        ),
      )
    }
    outgoing.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(null) : reject(error),
    )
    outgoing.end(JSON.stringify(body))
  })
