import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import path from "node:path"
import { readContactSettings } from "./contact/settings"
import { makeSite } from "../test/server/make-site"
import { startSite } from "./start-site"

/** A database that accepts connections and never responds. */
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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

test("pages are served while the database is opening, and no longer if it cannot be opened", async () => {
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

describe("an error of the system becomes a sentence for the operator", () => {
  const { root, remove } = makeSite()
  afterAll(remove)

  /** Settings with a data folder that cannot be created, since a file is in the way. */
  const settingsWith = (folder: string) => readContactSettings({ CONTACT_DATA_DIR: folder })

  test("if a file has the name of the data folder", async () => {
    const start = startSite({ root, port: 0, settings: settingsWith(path.join(root, "index.html")) })
    await expect(start).rejects.toThrow(/^A file has the name of the data folder .*CONTACT_DATA_DIR/)
  })

  test("if a part of the path of the data folder is a file", async () => {
    const start = startSite({ root, port: 0, settings: settingsWith(path.join(root, "index.html", "data")) })
    await expect(start).rejects.toThrow(/^A part of the path of the data folder .* is a file/)
  })

  test("if the database is a file", async () => {
    const folder = path.join(root, "data")
    mkdirSync(folder)
    writeFileSync(path.join(folder, "database"), "")
    const start = startSite({ root, port: 0, settings: settingsWith(folder) })
    await expect(start).rejects.toThrow(`${path.join(folder, "database")} is a file`)
  })

  test("if the database is incomplete, which is left as it is", async () => {
    const folder = path.join(root, "incomplete")
    mkdirSync(path.join(folder, "database", "base"), { recursive: true })
    const start = startSite({ root, port: 0, settings: settingsWith(folder) })
    await expect(start).rejects.toThrow(/is incomplete: the file PG_VERSION is missing. Nothing was changed/)
    expect(readdirSync(path.join(folder, "database"))).toEqual(["base"])
  })

  test("if the port is in use, and if the machine does not have the address", async () => {
    const other = createServer().listen(0, "127.0.0.1")
    await once(other, "listening")
    const { port } = other.address() as AddressInfo
    const settings = settingsWith(path.join(root, "index.html"))
    await expect(startSite({ root, port, settings })).rejects.toThrow(
      `Port ${port} is in use by another program`,
    )
    other.close()
    // 192.0.2.0/24 is reserved for documentation (RFC 5737).
    const elsewhere = startSite({ root, port: 0, host: "192.0.2.1", settings })
    await expect(elsewhere).rejects.toThrow("This machine has no network address 192.0.2.1")
  })
})
