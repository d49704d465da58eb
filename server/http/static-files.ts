import { existsSync, readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import { headersFor } from "../../hosting/header-rules"
import { parseHeadersFile, parseRedirects } from "../../hosting/host-files"
import { mustRevalidate } from "../../hosting/site-headers"
import { sendText } from "./error-response"
import { fileStore, listFiles, type FileStore, type StoredFile } from "./file-store"
import { sendFile, type FlatHeaders } from "./send-file"

/** Longest URL that is served, in characters. */
const longestUrl = 2000

/** Limit for URLs whose response is kept. Beyond it all are looked up again, so that no client can fill the memory. */
const mostKnown = 5000

const readIfPresent = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "")

/** The response to a URL: a file, or a short text with a status. */
type Lookup = { headers: FlatHeaders } & ({ file: string } | { text: string; status: number })

const decode = (url: string): string | undefined => {
  try {
    const decoded = decodeURIComponent(url)
    return decoded.includes("\0") ? undefined : decoded
  } catch {
    return undefined
  }
}

/** Reads a file; returns undefined if it was deleted after the start. */
const load = (store: FileStore, file: string): Promise<StoredFile | undefined> =>
  store.file(file).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  })

/** Keeps the responses to URLs for later requests. */
const keepResults = (lookUp: (url: string) => Lookup) => {
  const known = new Map<string, Lookup>()
  return (url: string): Lookup => {
    const kept = known.get(url)
    if (kept) return kept
    const found = lookUp(url)
    if (known.size >= mostKnown) known.clear()
    known.set(url, found)
    return found
  }
}

const notFound = { status: 404, text: "There is nothing at this address." }

/**
 * Serves a folder that `gatsby build` has filled, with the headers of its `_headers` file and the redirects of its
 * `_redirects` file, as hosts do. The folder is listed once and its files are kept in memory: restart after a build.
 */
export const staticFiles = (root: string) => {
  const files = listFiles(path.resolve(root))
  const store = fileStore()
  const rules = parseHeadersFile(readIfPresent(path.join(root, "_headers")))
  const redirects = parseRedirects(readIfPresent(path.join(root, "_redirects")))
  const notFoundPage = files.get("/404.html")
  const notFoundFiles = [notFoundPage, files.get("/404/index.html")]

  const lookUp = keepResults((url) => {
    const queryAt = url.indexOf("?")
    const rawPath = queryAt < 0 ? url : url.slice(0, queryAt)
    const urlPath = rawPath.startsWith("/") ? decode(rawPath) : undefined
    if (urlPath === undefined) return { status: 400, text: "This address cannot be read.", headers: [] }

    const headers: string[] = headersFor(rules, urlPath).flat()
    const withoutSlash = urlPath.replace(/(?<=.)\/$/, "")
    const redirect = redirects.get(withoutSlash)
    if (redirect) {
      headers.push("Location", queryAt < 0 ? redirect.to : redirect.to + url.slice(queryAt))
      return { status: redirect.status, text: `This page has moved to ${redirect.to}`, headers }
    }
    // The response for a folder is its index.html, with or without a slash at the end.
    const file = files.get(urlPath) ?? files.get(`${urlPath.replace(/\/$/, "")}/index.html`)
    if (file === undefined || notFoundFiles.includes(file)) return { ...notFound, headers }
    if (!headers.includes("Cache-Control")) headers.push("Cache-Control", mustRevalidate)
    return { file, headers }
  })

  const sendNotFound = async (request: IncomingMessage, response: ServerResponse, headers: FlatHeaders) => {
    // The next deployment may have the missing file, so no browser should keep this response for a year.
    const place = headers.indexOf("Cache-Control")
    const others = place < 0 ? headers : headers.toSpliced(place, 2)
    const withoutCaching = [...others, "Cache-Control", mustRevalidate]
    const page = notFoundPage === undefined ? undefined : await load(store, notFoundPage)
    if (page) await sendFile(request, response, { file: page, status: 404, headers: withoutCaching, store })
    else sendText(response, notFound.status, notFound.text, withoutCaching)
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = "/", method } = request
    if (method !== "GET" && method !== "HEAD") {
      sendText(response, 405, "This address accepts only GET and HEAD.", ["Allow", "GET, HEAD"])
      return
    }
    if (url.length > longestUrl) {
      sendText(response, 414, "This address is too long.")
      return
    }
    const found = lookUp(url)
    const file = "file" in found ? await load(store, found.file) : undefined
    if (file) await sendFile(request, response, { file, status: 200, headers: found.headers, store })
    else if ("file" in found || found.status === 404) await sendNotFound(request, response, found.headers)
    else sendText(response, found.status, found.text, found.headers)
  }
}
