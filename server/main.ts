import { startContactService } from "./contact/contact-service"
import { readContactSettings, type ContactSettings } from "./contact/settings"
import type { ContactService } from "./contact/contact-service"
import { startServer, type RunningServer, type ServerOptions } from "./http/server"

type SiteOptions = Pick<ServerOptions, "root" | "port" | "host"> & {
  /** Settings of the contact service; those of the environment where none are given. */
  settings?: ContactSettings
}

/** The contact service, whose first requests wait until it has opened its database; if it never does, nothing is to be stopped. */
const waitingFor = (opening: Promise<ContactService>): ContactService => ({
  handle: async (request, peer) => (await opening).handle(request, peer),
  stop: async () => (await opening.catch(() => undefined))?.stop(),
})

/**
 * Serves the built site in `root`, or no site without it, and the contact service on one origin. Pages are served as soon as
 * the port is there; the service opens its database meanwhile.
 * @throws an Error with a sentence for the operator if the service cannot start, and the system's if the port is taken
 */
export const startSite = async ({
  settings = readContactSettings(),
  ...options
}: SiteOptions): Promise<RunningServer> => {
  const opening = startContactService({ settings })
  const contact = waitingFor(opening)
  const [server, opened] = await Promise.allSettled([startServer({ ...options, contact }), opening])
  if (server.status === "rejected") {
    await contact.stop()
    throw server.reason
  }
  if (opened.status === "rejected") {
    await server.value.stop()
    throw opened.reason
  }
  return server.value
}
