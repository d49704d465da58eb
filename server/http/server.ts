import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { headersFor } from "../../hosting/header-rules"
import { mustRevalidate } from "../../hosting/site-headers"
import { contactFormPath, healthPath } from "../../supabase/functions/_shared/contact/contract"
import type { ContactService } from "../contact/contact-service"
import { handleContact } from "./contact-route"
import { readRules, sendText, staticFiles } from "./static-files"

export type ServerOptions = {
  /** The folder with the built site; without it the server has no pages. */
  root?: string
  /** 0 selects any free port. */
  port: number
  /** The address to listen on; by default only this machine can connect. */
  host?: string
  /** The service behind the form; without it its paths are not found. */
  contact?: ContactService
}

export type RunningServer = { url: string; port: number; stop: () => Promise<void> }

/**
 * Serves the site and its contact service on one origin, with the headers of the built site. `stop` takes no new connections,
 * waits at most five seconds for the responses in progress, and then stops the contact service.
 * @throws the system's error, for example `EADDRINUSE`, if it cannot listen on the port
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { root, port, host = "127.0.0.1", contact } = options
  const rules = root === undefined ? { headers: [], redirects: [] } : readRules(root)
  const files = root === undefined ? undefined : staticFiles(root, rules.redirects)

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url?.replace(/^\/+/, "/") ?? "/", "http://localhost")
    response.setHeader("Cache-Control", mustRevalidate)
    for (const [name, value] of headersFor(rules.headers, url.pathname)) response.setHeader(name, value)
    if (contact && [contactFormPath, healthPath].includes(url.pathname))
      await handleContact(contact, request, response)
    else if (files) files(request, response, url)
    else sendText(response, 404, "There is nothing at this address.")
  }

  // Reverse proxies keep an idle connection for up to two minutes: one whose request meets the end of its connection
  // responds 502, because it may not repeat a post.
  const server = createServer({ keepAliveTimeout: 125_000 }, (request, response) => {
    response.once("close", () => {
      if (!server.listening) server.closeIdleConnections()
    })
    respond(request, response).catch((error: unknown) => {
      if (request.socket.destroyed) return
      console.error(`${request.method ?? ""} ${request.url ?? ""} failed:`, error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, "Something went wrong on this server.")
    })
  })
  await once(server.listen(port, host), "listening")
  const bound = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async () => {
      const timer = setTimeout(() => server.closeAllConnections(), 5000)
      await new Promise((resolve) => server.close(resolve))
      clearTimeout(timer)
      await contact?.stop()
    },
  }
}
