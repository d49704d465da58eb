import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import { freePort } from "../scripts/lib/port"
import { readContactSettings } from "./contact/settings"
import { makeSite } from "./http/site.fixture"
import { startSite } from "./main"

/** A database that takes connections and never says a word. */
const silentDatabase = async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, "127.0.0.1")
  await once(server, "listening")
  const hangUp = () => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  }
  return { url: `postgres://127.0.0.1:${(server.address() as AddressInfo).port}/contact`, server, hangUp }
}

test("pages are served while the database is not open yet, and no more when it cannot be opened", async () => {
  const { root, remove } = makeSite()
  const database = await silentDatabase()
  const connected = once(database.server, "connection")
  const port = await freePort()
  const settings = readContactSettings({
    CONTACT_DATABASE_URL: database.url,
    CONTACT_HASH_SECRET: "a secret for this test only",
    CONTACT_MAIL: "file",
    CONTACT_DATA_DIR: root,
  })

  const site = startSite({ root, port, settings })
  const outcome = site.catch((error: unknown) => error)
  await connected
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(await answer.text()).toBe("<h1>Home</h1>")

  database.hangUp()
  expect(await outcome).toBeInstanceOf(Error)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  remove()
})
