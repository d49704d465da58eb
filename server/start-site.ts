import { startContactService } from "./contact/contact-service"
import { readContactSettings, type ContactSettings } from "./contact/settings"
import { startServer, type RunningServer, type ServerOptions } from "./http/server"

type SiteOptions = Omit<ServerOptions, "contact"> & {
  /** Settings of the contact service; by default those of the environment. */
  settings?: ContactSettings
}

/**
 * Serves the built site in `root` (without it only the contact service) and the contact service on one origin.
 * @throws an Error with a sentence for the operator if the service cannot start
 */
export const startSite = async (options: SiteOptions): Promise<RunningServer> => {
  const { settings = readContactSettings(), ...serverOptions } = options
  const contact = await startContactService(settings)
  return startServer({ ...serverOptions, contact }).catch(async (error: unknown) => {
    await contact.stop()
    throw error
  })
}
