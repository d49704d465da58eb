import { existsSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { headersFor } from "../../hosting/headers-for"
import { mustRevalidate } from "../../hosting/host-config"
import { parseHeaderFile } from "../../hosting/parse-header-file"
import { fileStore, type StoredFile } from "./file-store"
import { fileTable, findFile } from "./file-table"
import { parseRedirects } from "./parse-redirects"
import { sendFile, type FlatHeaders } from "./send-file"
import { sendText } from "./send-text"

/** Longest address that is answered, in characters. */
const longestAddress = 2000

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "")

/** What is to be answered: a file, or a short text with a status. */
type Answer = { headers: FlatHeaders } & ({ file: string } | { text: string; status: number })

const decode = (address: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(address)
    return decoded.includes("\0") ? undefined : decoded
  } catch {
    return undefined
  }
}

const nothingThere = { status: 404, text: "There is nothing at this address." }

/**
 * Serves a folder that `gatsby build` has filled, with the headers of its `_headers` file and the redirects of its
 * `_redirects` file, as the hosts do. The folder is listed once and its files are kept in memory: build again, start again.
 */
export const staticFiles = (root: string) => {
  const table = fileTable(path.resolve(root))
  const store = fileStore()
  const rules = parseHeaderFile(readIfThere(path.join(root, "_headers")))
  const redirects = parseRedirects(readIfThere(path.join(root, "_redirects")))
  const notFoundPage = table.get("/404.html")
  const notFoundFiles = [notFoundPage, table.get("/404/index.html")]
  // Only addresses as they stand in the table are kept, so that odd spellings of them do not fill the memory.
  const known = new Map<string, Answer>()

  const headersOf = (address: string): string[] => headersFor(rules, address).flat()

  const lookUp = (url: string): Answer => {
    if (url.length > longestAddress) return { status: 414, text: "This address is too long.", headers: [] }
    const [address = "/", query] = url.split(/\?(.*)/s)
    const decoded = address.startsWith("/") ? decode(address) : undefined
    if (decoded === undefined) return { status: 400, text: "This address cannot be read.", headers: [] }

    const headers = headersOf(decoded)
    const redirect = redirects.get(decoded.replace(/(?<=.)\/$/, ""))
    if (redirect) {
      headers.push("Location", query ? `${redirect.to}?${query}` : redirect.to)
      return { status: redirect.status, text: `This page has moved to ${redirect.to}`, headers }
    }
    const file = findFile(table, decoded)
    if (file === undefined || notFoundFiles.includes(file)) return { ...nothingThere, headers }
    if (!headers.includes("Cache-Control")) headers.push("Cache-Control", mustRevalidate)
    const answer = { file, headers }
    if (url === decoded) known.set(url, answer)
    return answer
  }

  /** Reads a file; undefined where it has gone since the start. */
  const load = (file: string): Promise<StoredFile | undefined> =>
    store.file(file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
      throw error
    })

  const sendNotFound = async (request: IncomingMessage, response: ServerResponse, headers: FlatHeaders) => {
    // What is missing now may be there after the next deploy: nobody is to keep that for a year.
    const place = headers.indexOf("Cache-Control")
    const others = place < 0 ? headers : headers.toSpliced(place, 2)
    const fresh = [...others, "Cache-Control", mustRevalidate]
    const page = notFoundPage === undefined ? undefined : await load(notFoundPage)
    if (page) await sendFile(request, response, { file: page, status: 404, headers: fresh, store })
    else sendText(response, nothingThere.status, nothingThere.text, fresh)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = "/", method } = request
    if (method !== "GET" && method !== "HEAD") {
      sendText(response, 405, "This address can only be read.", ["Allow", "GET, HEAD"])
      return
    }
    const answer = known.get(url) ?? lookUp(url)
    const file = "file" in answer ? await load(answer.file) : undefined
    if (file) await sendFile(request, response, { file, status: 200, headers: answer.headers, store })
    else if ("file" in answer || answer.status === 404) await sendNotFound(request, response, answer.headers)
    else sendText(response, answer.status, answer.text, answer.headers)
  }
}
