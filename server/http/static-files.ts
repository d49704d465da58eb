import { fstatSync, readFileSync, realpathSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { Readable } from "node:stream"
import sirv from "sirv"
import { parseRedirects } from "../../hosting/host-files"
import { mustRevalidate } from "../../hosting/site-headers"

/** Matches files that configure hosts, and paths at which a host serves the 404 page with its status. */
const notPage = /^\/(_headers|_redirects|404(\.html|\/index\.html)?)(\.br|\.gz)?$/

export const sendText = (response: ServerResponse, status: number, text: string) => {
  response.statusCode = status
  response.setHeader("Content-Type", "text/plain; charset=utf-8")
  response.setHeader("X-Content-Type-Options", "nosniff")
  response.end(`${text}\n`)
}

/**
 * Serves a folder that `gatsby build` has filled, as hosts do: compressed copies (`.br`, `.gz`), redirects of its `_redirects`
 * file and its 404 page. The folder is listed once, and no URL outside the list is served: restart after a build. A link to
 * the folder may lead to another one meanwhile.
 */
export const staticFiles = (root: string) => {
  const read = (name: string) => readFileSync(path.join(root, name), "utf8")
  const redirects = parseRedirects(read("_redirects"))
  const notFoundPage = read("404.html")
  const serve = sirv(realpathSync(root), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      // sirv names no charset for plain text, which RFC 9116 requires for security.txt.
      if (pathname.endsWith(".txt")) response.setHeader("Content-Type", "text/plain; charset=utf-8")
    },
  })

  const sendNotFound = (response: ServerResponse) => {
    // The next deployment may have the missing file, so no browser should keep this response for a year.
    response.setHeader("Cache-Control", mustRevalidate)
    response.statusCode = 404
    response.setHeader("Content-Type", "text/html;charset=utf-8")
    response.end(notFoundPage)
  }

  return (request: IncomingMessage, response: ServerResponse, pathname: string) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD")
      sendText(response, 405, "This address accepts only GET and HEAD.")
      return
    }
    const withoutSlash = pathname.replace(/\/$/, "")
    const redirect = redirects.get(withoutSlash)
    if (redirect) {
      const [, query] = (request.url ?? "").split(/(\?.*)/s)
      const [path, hash] = redirect.to.split(/(?=#)/)
      response.setHeader("Location", `${path}${query ?? ""}${hash ?? ""}`)
      sendText(response, redirect.status, `This page has moved to ${redirect.to}`)
      return
    }
    if (notPage.test(withoutSlash)) {
      sendNotFound(response)
      return
    }
    // The whole file is always a valid response to a range (RFC 9110, 14.2), and sirv reads some ranges wrongly.
    delete request.headers.range
    // sirv keeps the file open when its client disconnects, and does not handle an error of reading it.
    response.once("pipe", (file: Readable) => {
      file.once("open", (descriptor: number) => {
        // A file that was replaced since the start would be cut, or the client would wait for the rest.
        if (fstatSync(descriptor).size !== response.getHeader("content-length")) response.destroy()
      })
      response.once("close", () => file.destroy())
      file.once("error", () => response.destroy())
    })
    // sirv reads the path that it finds here, decodes it with `decodeURI`, and has the names of files in NFC.
    const parsed = { raw: request.url, pathname: encodeURI(pathname.normalize()) }
    serve(Object.assign(request, { _parsedUrl: parsed }), response, () => sendNotFound(response))
  }
}
