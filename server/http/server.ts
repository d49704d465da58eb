import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import path from "node:path"
import { headersFor } from "../../hosting/header-rules"
import { parseHeadersFile } from "../../hosting/host-files"
import { mustRevalidate } from "../../hosting/site-headers"
import { contactFormPath, healthPath } from "../../supabase/functions/_shared/contact/contract"
import type { ContactService } from "../contact/contact-service"
import { handleContact } from "./contact-route"
import { sendText, staticFiles } from "./static-files"

export type ServerOptions = {
  /** The folder with the built site; without it the server has no pages. */
  root?: string
  /** 0 selects any free port. */
  port: number
  /** A listening socket, inherited from systemd, instead of `port` and `host`. */
  fd?: number | undefined
  /** The address to listen on; by default only this machine can connect. */
  host?: string
  /** The service behind the form; without it its paths are not found. */
  contact?: ContactService
}

export type RunningServer = { url: string; port: number; stop: () => Promise<void> }

const nodeOptions = {
  // In milliseconds. Slow and silent clients are disconnected after seconds; by default Node checks every 30 seconds.
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // Longer than reverse proxies keep an idle connection (nginx 60 seconds, Caddy 120): a proxy whose request meets the end
  // of its connection responds 502, because it may not repeat a post.
  keepAliveTimeout: 125_000,
  // In bytes. A whole form is received before the contact service reads it.
  highWaterMark: 64 * 1024,
}

/** Takes no new connections, and waits at most five seconds for the responses in progress. */
const close = async (server: Server) => {
  const timer = setTimeout(() => server.closeAllConnections(), 5000)
  await new Promise((resolve) => server.close(resolve))
  clearTimeout(timer)
}

/** Returns the decoded path of a request, or the path as it was sent if it cannot be decoded. */
const pathOf = ({ url = "/" }: IncomingMessage): string => {
  const [sent = "/"] = url.split("?", 1)
  try {
    return decodeURIComponent(sent)
  } catch {
    return sent
  }
}

/**
 * Calls `handle` for each request after the response to the one before on the same connection. Node would call it for
 * all requests that a client sends at once, and each would hold a file open.
 */
const handleInTurn = (
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
) => {
  const lastResponses = new WeakMap<Socket, Promise<void>>()
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const before = lastResponses.get(request.socket) ?? Promise.resolve()
    lastResponses.set(request.socket, new Promise((resolve) => response.once("close", () => resolve())))
    void before.then(() => {
      // Skips requests whose connection has ended: nobody would get the response. After a reset the socket has no address,
      // so the request could not be counted for the rate limit.
      if (request.socket.writable && request.socket.remoteAddress) handle(request, response)
    })
  })
}

/**
 * Serves the site and its contact service on one origin, with the headers of the site's `_headers` file. `stop`
 * completes the responses in progress, closes each connection after its response, and then stops the contact service.
 * @throws the system's error, for example `EADDRINUSE`, if it cannot listen on the port; it has stopped the contact service
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { root, port, fd, host = "127.0.0.1", contact } = options
  const rules = root === undefined ? [] : parseHeadersFile(readFileSync(path.join(root, "_headers"), "utf8"))
  const files = root === undefined ? undefined : staticFiles(root)

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pathname = pathOf(request)
    response.setHeader("Cache-Control", mustRevalidate)
    for (const [name, value] of headersFor(rules, pathname)) response.setHeader(name, value)
    // A `Request` cannot have the method TRACE.
    if (contact && [contactFormPath, healthPath].includes(pathname) && request.method !== "TRACE") {
      await handleContact(contact, request, response)
    } else if (files) files(request, response, pathname)
    else sendText(response, 404, "There is nothing at this address.")
  }

  const server = createServer(nodeOptions)
  let isStopping = false
  handleInTurn(server, (request, response) => {
    if (isStopping) response.setHeader("Connection", "close")
    response.once("close", () => {
      if (isStopping) request.socket.end()
    })
    // RFC 9112, 3.2.2: a server accepts the absolute form too, which clients send to proxies.
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, "/")
    respond(request, response).catch((error: unknown) => {
      if (request.socket.destroyed) return
      console.error(`${request.method ?? ""} ${request.url ?? ""} failed:`, error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500, "Something went wrong on this server.")
    })
  })
  // In milliseconds: how long a client may send and accept no bytes before it is disconnected.
  server.setTimeout(30_000)
  // More than a browser makes on one connection.
  server.maxRequestsPerSocket = 500

  await once(server.listen(fd === undefined ? { port, host } : { fd }), "listening").catch(
    async (error: unknown) => {
      await contact?.stop()
      throw error
    },
  )
  const bound = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async () => {
      isStopping = true
      await close(server)
      await contact?.stop()
    },
  }
}
