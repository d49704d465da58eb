import { startServer, type RunningServer, type ServerOptions } from "./http/server"

/** Serves the built site in `root` with its contact service, on one origin. */
export const startSite = async (options: Omit<ServerOptions, "contact">): Promise<RunningServer> =>
  startServer(options)
