import { connect } from "node:net"

/** Sends bytes to a port of this machine and returns everything received until the server closes the connection. */
export const rawRequest = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"))
    const received: Buffer[] = []
    socket.on("data", (chunk) => received.push(chunk))
    socket.on("close", () => resolve(Buffer.concat(received).toString("latin1")))
    socket.on("error", reject)
  })
