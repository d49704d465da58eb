import { startContactService } from "./contact"
import { readContactSettings, type ContactSettings } from "./contact/settings"
import { startServer, type RunningServer, type ServerOptions } from "./http/server"

type SiteOptions = Pick<ServerOptions, "root" | "port" | "host"> & {
  /** Settings of the contact service; those of the environment where none are given. */
  settings?: ContactSettings
}

/**
 * Serves the built site in `root`, or no site without it, and the contact service on one origin.
 * @throws an Error with a sentence for the operator if the service cannot start, and the system's if the port is taken
 */
export const startSite = async ({
  settings = readContactSettings(),
  ...options
}: SiteOptions): Promise<RunningServer> => {
  const contact = await startContactService({ settings })
  try {
    return await startServer({ ...options, contact })
  } catch (error) {
    await contact.stop()
    throw error
  }
}
