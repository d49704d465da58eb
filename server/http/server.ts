import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { contactPaths } from "../../supabase/functions/_shared/contact/contract"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import { contactRoute } from "./contact-route"
import type { ContactService } from "../contact/contact-service"
import { sendRefusal } from "./refusal"
import { refuseBroken } from "./refuse-broken"
import { sendText } from "./send-text"
import { staticFiles } from "./static-files"

export type ServerOptions = {
  /** The folder with the built site; without it the server answers for the contact service alone. */
  root?: string
  /** 0 takes any free port. */
  port: number
  /** The address to listen on; without it only this machine is served. */
  host?: string
  /** The service behind the form; without it its addresses are not found. */
  contact?: ContactService
}

export type RunningServer = { url: string; port: number; stop(): Promise<void> }

/** Slow or silent visitors are let go after seconds; Node looks for them every half minute unless told otherwise. */
const limits = { headersTimeout: 5000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 }

/** A visitor who takes none of an answer for this long is let go, in milliseconds. */
const unreadTimeout = 30_000

/** No browser asks for as much over one connection; more answers than these never wait on one. */
const requestsPerConnection = 500

// Node would refuse a request without a host by itself, but without a word.
const options = { ...limits, requireHostHeader: false }
const noHost = { status: 400, code: "bad_request", error: "A request has to name its host, once." }

const broken = { status: 500, code: "broken", error: errorTexts.broken }

/** How long answers under way may take once the server is told to stop, in milliseconds. */
const patience = 5000

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
    const timer = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
  })

/** Whether a request names its host once; two names are a sign of request smuggling (RFC 9112, 3.2). */
const namesItsHost = ({ httpVersion, rawHeaders }: IncomingMessage): boolean => {
  let names = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === "host") names++
  }
  return names === 1 || (names === 0 && httpVersion === "1.0")
}

/** Ends each connection with its next answer, so that a server which is to stop takes no further request on it. */
const connectionCloser = () => {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("Connection", "close")
  }
  return {
    add: (response: ServerResponse) => {
      if (isStopping) closeAfter(response)
      underWay.add(response)
      response.once("close", () => underWay.delete(response))
    },
    stop: () => {
      isStopping = true
      underWay.forEach(closeAfter)
    },
  }
}

const isContact = ({ url = "/" }: IncomingMessage) => contactPaths.includes(url.replace(/\?.*/s, ""))

/**
 * Serves the site and its contact service on one origin. `stop` takes no new connections, answers the requests that are
 * under way, ends each connection with its answer, and then stops the contact service.
 * @throws the system's error, for example `EADDRINUSE`, where the port cannot be had.
 */
export const startServer = async ({
  root,
  port,
  host = "127.0.0.1",
  contact,
}: ServerOptions): Promise<RunningServer> => {
  const files = root === undefined ? undefined : staticFiles(root)
  const enquiries = contact && contactRoute(contact)

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!namesItsHost(request)) sendRefusal(response, noHost)
    else if (enquiries && isContact(request)) await enquiries(request, response)
    else if (files) await files(request, response)
    else sendText(response, 404, "There is nothing at this address.")
  }

  const connections = connectionCloser()
  const server = createServer(options, (request, response) => {
    connections.add(response)
    // RFC 9112, 3.2.2: a server takes the absolute form too, which only proxies are sent.
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, "/")
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed || request.destroyed || request.socket.destroyed) return
      console.error(`${request.method ?? ""} ${request.url ?? ""} failed:`, error)
      if (response.headersSent) response.destroy()
      else if (isContact(request)) sendRefusal(response, broken)
      else sendText(response, 500, "Something went wrong on this server.")
    })
  })

  server.setTimeout(unreadTimeout)
  server.maxRequestsPerSocket = requestsPerConnection
  refuseBroken(server)

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
