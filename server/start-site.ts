import { startContactService, type ContactService } from "./contact/contact-service"
import { readContactSettings, type ContactSettings } from "./contact/settings"
import { startServer, type RunningServer, type ServerOptions } from "./http/server"

type SiteOptions = Pick<ServerOptions, "root" | "port" | "host" | "fd"> & {
  /** Settings of the contact service; by default those of the environment. */
  settings?: ContactSettings
}

/** A contact service whose first requests wait until it has opened its database. */
const deferred = (opening: Promise<ContactService>): ContactService => ({
  handle: async (request, address) => (await opening).handle(request, address),
  // A service that never opened has nothing to stop.
  stop: async () => (await opening.catch(() => undefined))?.stop(),
})

/**
 * Serves the built site in `root` (without it only the contact service) and the contact service on one origin. Pages
 * are served as soon as the server listens; the service opens its database meanwhile.
 * @throws an Error with a sentence for the operator if the service cannot start
 */
export const startSite = async (options: SiteOptions): Promise<RunningServer> => {
  const { settings = readContactSettings(), ...serverOptions } = options
  const opening = startContactService(settings)
  const contact = deferred(opening)
  const [server, opened] = await Promise.allSettled([startServer({ ...serverOptions, contact }), opening])
  if (server.status === "fulfilled" && opened.status === "fulfilled") return server.value
  if (server.status === "fulfilled") await server.value.stop()
  else await contact.stop()
  throw server.status === "rejected" ? server.reason : (opened as PromiseRejectedResult).reason
}
