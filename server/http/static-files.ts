import { existsSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { headersFor } from "../../src/build/headers/headers-for"
import { askAnew } from "../../src/build/headers/host-facts"
import { parseHeaderFile } from "../../src/build/headers/parse-header-file"
import { fileTable, findFile } from "./file-table"
import { parseRedirects } from "./parse-redirects"
import { sendFile } from "./send-file"
import { sendText } from "./send-text"

/** Longest address that is answered, in characters. */
const longestAddress = 2000

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "")

/** What is to be answered: a file, or a short text with a status. */
type Answer = { file: string; status: 200 | 404 } | { text: string; status: number }

const decode = (address: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(address)
    return decoded.includes("\0") ? undefined : decoded
  } catch {
    return undefined
  }
}

/**
 * Serves a folder that `gatsby build` has filled, with the headers of its `_headers` file and the redirects of its
 * `_redirects` file, as the hosts do. The folder is listed once: build again, start again.
 */
export const staticFiles = (root: string) => {
  const table = fileTable(path.resolve(root))
  const rules = parseHeaderFile(readIfThere(path.join(root, "_headers")))
  const redirects = parseRedirects(readIfThere(path.join(root, "_redirects")))

  const decide = (request: IncomingMessage, response: ServerResponse): Answer => {
    const url = request.url ?? "/"
    if (url.length > longestAddress) return { status: 414, text: "This address is too long." }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD")
      return { status: 405, text: "This address can only be read." }
    }
    const [address = "/", query] = url.split(/\?(.*)/s)
    const decoded = address.startsWith("/") ? decode(address) : undefined
    if (decoded === undefined) return { status: 400, text: "This address cannot be read." }

    for (const [name, value] of headersFor(rules, decoded)) response.setHeader(name, value)
    const redirect = redirects.get(decoded.replace(/(?<=.)\/$/, ""))
    if (redirect) {
      response.setHeader("Location", query ? `${redirect.to}?${query}` : redirect.to)
      return { status: redirect.status, text: `This page has moved to ${redirect.to}` }
    }
    const notFound = table.get("/404.html")
    const file = findFile(table, decoded)
    if (file && file !== notFound) return { file, status: 200 }
    // What is missing now may be there after the next deploy: nobody is to keep that for a year.
    response.setHeader("Cache-Control", askAnew)
    return notFound
      ? { file: notFound, status: 404 }
      : { status: 404, text: "There is nothing at this address." }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = decide(request, response)
    if ("file" in answer) await sendFile(request, response, answer.file, answer.status)
    else sendText(response, answer.status, answer.text)
  }
}
