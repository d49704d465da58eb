import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo, Socket } from "node:net"
import type { ContactService } from "../contact/contact-service"
import { contactRoute, isContactRequest } from "./contact-route"
import { handleClientErrors, missingHost, sendError, sendText, serverError } from "./error-response"
import { staticFiles } from "./static-files"

export type ServerOptions = {
  /** The folder with the built site; without it the server has no pages. */
  root?: string
  /** 0 selects any free port. */
  port: number
  /** The address to listen on; by default only this machine can connect. */
  host?: string
  /** The service behind the form; without it its paths are not found. */
  contact?: ContactService
  /** How long a client may accept no bytes of a response before it is disconnected, in milliseconds. */
  unreadTimeout?: number
}

export type RunningServer = { url: string; port: number; stop: () => Promise<void> }

const options = {
  // In milliseconds. Slow and silent clients are disconnected after seconds; by default Node checks every 30 seconds.
  headersTimeout: 5000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  // By default Node responds to a request without a host with a status and no body.
  requireHostHeader: false,
  // In bytes. A whole form is received before the contact service reads it, for example while the service starts.
  highWaterMark: 64 * 1024,
}

/** More requests than a browser makes on one connection. The last response closes it. */
const requestsPerConnection = 500

/** Time for the responses in progress once the server is told to stop, in milliseconds. */
const stopTimeout = 5000

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, host, () => {
      server.off("error", reject)
      resolve()
    })
  })

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), stopTimeout)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })

/** Returns whether a request names its host once; two hosts are a sign of request smuggling (RFC 9112, 3.2). */
const namesItsHost = ({ httpVersion, rawHeaders }: IncomingMessage): boolean => {
  let names = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") names++
  }
  return names === 1 || (names === 0 && httpVersion === "1.0")
}

/** Returns `stop`, which closes each connection after its next response, so that it accepts no further requests. */
const connectionCloser = (server: Server) => {
  // Kept by connection: a response that waits in Node's queue when the connection closes gets no "close" event.
  const open = new Map<Socket, Set<ServerResponse>>()
  let isStopping = false
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close")
  }
  server.on("connection", (socket) => {
    open.set(socket, new Set())
    socket.once("close", () => open.delete(socket))
  })
  server.prependListener("request", ({ socket }, response) => {
    if (isStopping) closeAfter(response)
    open.get(socket)?.add(response)
    response.once("close", () => open.get(socket)?.delete(response))
  })
  return {
    stop: () => {
      isStopping = true
      for (const responses of open.values()) responses.forEach(closeAfter)
    },
  }
}

/**
 * Serves the site and its contact service on one origin. `stop` takes no new connections, completes the responses in
 * progress, closes each connection after its response, and then stops the contact service.
 * @throws the system's error, for example `EADDRINUSE`, if it cannot listen on the port
 */
export const startServer = async ({
  root,
  port,
  host = "127.0.0.1",
  contact,
  unreadTimeout = 30_000,
}: ServerOptions): Promise<RunningServer> => {
  const files = root === undefined ? undefined : staticFiles(root)
  const enquiries = contact && contactRoute(contact)

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!namesItsHost(request)) sendError(response, missingHost)
    else if (enquiries && isContactRequest(request)) await enquiries(request, response)
    else if (files) await files(request, response)
    else sendText(response, 404, "There is nothing at this address.")
  }

  const server = createServer(options, (request, response) => {
    // RFC 9112, 3.2.2: a server accepts the absolute form too, which clients send to proxies.
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, "/")
    respond(request, response).catch((error: unknown) => {
      if (response.destroyed || request.destroyed || request.socket.destroyed) return
      console.error(`${request.method ?? ""} ${request.url ?? ""} failed:`, error)
      if (response.headersSent) response.destroy()
      else if (isContactRequest(request)) sendError(response, serverError)
      else sendText(response, 500, "Something went wrong on this server.")
    })
  })

  server.setTimeout(unreadTimeout)
  server.maxRequestsPerSocket = requestsPerConnection
  // Without a listener Node sends `100 Continue` at once, before the request's headers have been checked.
  server.on("checkContinue", (request, response) => server.emit("request", request, response))
  handleClientErrors(server)
  const connections = connectionCloser(server)

  await listen(server, port, host)
  const bound = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async () => {
      connections.stop()
      await close(server)
      await contact?.stop()
    },
  }
}
