import { createServer } from "node:net"
import { UserError } from "./user-error"

/** Listens on a port and closes it again. Resolves to the port, or to the system's error code. */
const tryPort = (port: number, host: string) =>
  new Promise<number | string>((resolve) => {
    const server = createServer()
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"))
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address ? address.port : port))
    })
  })

export const freePort = async (): Promise<number> => Number(await tryPort(0, "127.0.0.1"))

/**
 * Returns the port in the environment variable `PORT`, or 8000 if it is not set.
 * @throws UserError if it is not a port number
 */
export const portSetting = (value = process.env["PORT"]): number => {
  if (value === undefined || value === "") return 8000
  if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535) return Number(value)
  throw new UserError(`PORT must be a number from 1 to 65535, but is “${value}”.`)
}

/**
 * Checks that a server can listen on a port: at `host`, or at both addresses of `localhost`, since a browser may use either.
 * @throws UserError that says what is wrong and what to do
 */
export const checkPort = async (port: number, host?: string) => {
  const noAddress = `This machine has no network address ${host}. Set BIND_ADDRESS to one of its addresses, or to 0.0.0.0 for all.`
  const { npm_lifecycle_event: script = "start" } = process.env
  const onPort = (other: number) =>
    process.platform === "win32"
      ? `set "PORT=${other}" && npm run ${script}`
      : `PORT=${other} npm run ${script}`
  const problems: Record<string, string> = {
    EADDRINUSE:
      `Port ${port} is taken by another program (an earlier “npm run ${script}”, perhaps).\n` +
      `Stop that program, or choose another port: ${onPort(port === 65535 ? 8000 : port + 1)}`,
    EACCES: `Port ${port} is reserved by the system. Choose one above 1023: ${onPort(8000)}`,
    // IPv6, and with it ::1, may be turned off.
    ...(host === undefined ? {} : { EADDRNOTAVAIL: noAddress, ENOTFOUND: noAddress }),
  }
  for (const address of host === undefined ? ["127.0.0.1", "::1"] : [host]) {
    const problem = problems[await tryPort(port, address)]
    if (problem !== undefined) throw new UserError(problem)
  }
}
