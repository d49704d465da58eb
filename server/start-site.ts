import { isNativeError } from "node:util/types"
import { startContactService, type ContactService } from "./contact/contact-service"
import { readContactSettings, type ContactSettings } from "./contact/settings"
import { startServer, type RunningServer, type ServerOptions } from "./http/server"

type SiteOptions = Pick<ServerOptions, "root" | "port" | "host"> & {
  /** Settings of the contact service; by default those of the environment. */
  settings?: ContactSettings
}

/** A contact service whose first requests wait until it has opened its database. */
const deferred = (opening: Promise<ContactService>): ContactService => ({
  handle: async (request, client) => (await opening).handle(request, client),
  // A service that never opened has nothing to stop.
  stop: async () => (await opening.catch(() => undefined))?.stop(),
})

/** Messages for errors of the site's port, by error code. */
const portErrors = ({ port, host }: SiteOptions): Record<string, string> => ({
  EADDRINUSE: `Port ${port} is in use by another program. Stop that program, or set PORT to another port.`,
  EADDRNOTAVAIL: `This machine has no network address ${host}. Set BIND_ADDRESS to one of its addresses.`,
  ENOTFOUND: `This machine has no network address ${host}. Set BIND_ADDRESS to one of its addresses.`,
  EACCES: `The system reserves port ${port}. Set PORT to a number above 1023.`,
})

/** Messages for errors of the data folder, by error code. */
const dataFolderErrors = (dataDir: string): Record<string, string> => {
  const folder = `the data folder ${dataDir} (CONTACT_DATA_DIR)`
  const notAllowed = `The server has no permission to write to ${folder}. Grant it, or choose another folder.`
  return {
    EACCES: notAllowed,
    EPERM: notAllowed,
    EROFS: `The file system of ${folder} is read-only. Make it writable, or choose another folder.`,
    ENOSPC: `The disk with ${folder} is full. Free some space and start again.`,
    ENOTDIR: `A part of the path of ${folder} is a file. Choose another folder.`,
    EEXIST: `A file has the name of ${folder}. Choose another folder.`,
    // Node reports a read-only parent folder with this code.
    ENOENT: `${folder.replace("t", "T")} cannot be created. Create it, or choose another folder.`,
  }
}

/** Returns an error with a sentence for the operator. Keeps the message of an error that does not come from the system. */
const startError = (error: unknown, options: SiteOptions, dataDir: string): Error => {
  if (!isNativeError(error)) return new Error(String(error))
  const { code = "", syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  // For a socket file, such as those in the data folder, Node sets the port to -1.
  const isPort = syscall === "getaddrinfo" || (syscall === "listen" && port !== -1)
  const message = (isPort ? portErrors(options) : dataFolderErrors(dataDir))[code]
  return message === undefined ? error : new Error(message, { cause: error })
}

/**
 * Serves the built site in `root` (without it only the contact service) and the contact service on one origin. Pages are
 * served as soon as the server listens; the service opens its database meanwhile.
 * @throws an Error with a sentence for the operator if the server or the service cannot start
 */
export const startSite = async (options: SiteOptions): Promise<RunningServer> => {
  const { settings = readContactSettings(), ...serverOptions } = options
  const opening = startContactService({ settings })
  const contact = deferred(opening)
  const [server, opened] = await Promise.allSettled([startServer({ ...serverOptions, contact }), opening])
  if (server.status === "fulfilled" && opened.status === "fulfilled") return server.value
  if (server.status === "fulfilled") await server.value.stop()
  else await contact.stop()
  const failed = server.status === "rejected" ? server : (opened as PromiseRejectedResult)
  throw startError(failed.reason, options, settings.CONTACT_DATA_DIR)
}
