import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { problemTexts } from "../../supabase/functions/_shared/contact/texts"
import { contactRoute } from "./contact-route"
import { contactPaths, type ContactService } from "./contact-service"
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

// Node would refuse a request without a host by itself, but without a word.
const options = { ...limits, requireHostHeader: false }
const noHost = { status: 400, code: "bad_request", error: "A request has to name its host." }

const broken = { status: 500, code: "broken", error: problemTexts.broken }

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

const isContact = ({ url = "/" }: IncomingMessage) => contactPaths.includes(url.replace(/\?.*/s, ""))

/**
 * Serves the site and its contact service on one origin. `stop` takes no new requests, lets those under way end and
 * then stops the contact service.
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
    if (request.httpVersion === "1.1" && request.headers.host === undefined) sendRefusal(response, noHost)
    else if (enquiries && isContact(request)) await enquiries(request, response)
    else if (files) await files(request, response)
    else sendText(response, 404, "There is nothing at this address.")
  }

  const server = createServer(options, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed || request.destroyed) return
      console.error(`${request.method ?? ""} ${request.url ?? ""} failed:`, error)
      if (response.headersSent) response.destroy()
      else if (isContact(request)) sendRefusal(response, broken)
      else sendText(response, 500, "Something went wrong on this server.")
    })
  })

  refuseBroken(server)

  await listen(server, port, host)
  const bound = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${bound}`,
    port: bound,
    stop: async () => {
      await close(server)
      await contact?.stop()
    },
  }
}
