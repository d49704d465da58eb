import { readFileSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import path from "node:path"
import type { Readable } from "node:stream"
import sirv from "sirv"
import { rulesFile, statusOf, type SiteRules } from "../../hosting/host-files"
import { mustRevalidate } from "../../hosting/site-headers"

export const sendText = (response: ServerResponse, status: number, text: string) => {
  response.statusCode = status
  response.setHeader("Content-Type", "text/plain; charset=utf-8")
  response.end(`${text}\n`)
}

/** Reads the headers and redirects of a built site. */
export const readRules = (root: string) =>
  JSON.parse(readFileSync(path.join(root, rulesFile), "utf8")) as SiteRules

/**
 * Serves a folder that the build has filled, as hosts do: compressed copies (`.br`, `.gz`), redirects and its 404 page. sirv
 * lists the files once: restart after a build.
 */
export const staticFiles = (root: string, redirects: SiteRules["redirects"]) => {
  const notFoundPage = readFileSync(path.join(root, "404.html"), "utf8")
  const serve = sirv(root, { brotli: true, gzip: true, etag: true, extensions: ["html"] })

  return (request: IncomingMessage, response: ServerResponse, { pathname, search }: URL) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD")
      sendText(response, 405, "This address accepts only GET and HEAD.")
      return
    }
    const redirect = redirects.find(({ fromPath }) => fromPath === pathname.replace(/\/$/, ""))
    if (redirect) {
      const [to, hash = ""] = redirect.toPath.split(/(?=#)/)
      response.setHeader("Location", `${to}${search}${hash}`)
      sendText(response, statusOf(redirect), `This page has moved to ${redirect.toPath}`)
      return
    }
    // sirv keeps the file open when its client disconnects, and a file that is gone would end the process.
    response.once("pipe", (file: Readable) => {
      response.once("close", () => file.destroy())
      file.once("error", () => response.destroy())
    })
    serve(request, response, () => {
      response.statusCode = 404
      // The next deployment may have the missing file, so no browser should keep this response for a year.
      response.setHeader("Cache-Control", mustRevalidate)
      response.setHeader("Content-Type", "text/html;charset=utf-8")
      response.end(notFoundPage)
    })
  }
}
