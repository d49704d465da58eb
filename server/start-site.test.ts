import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { once } from "node:events"
import { createServer, type AddressInfo, type Socket } from "node:net"
import path from "node:path"
import { freePort } from "../scripts/lib/port"
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

describe("a data folder that cannot be used ends the start with a sentence", () => {
  const { root, remove } = makeSite()
  afterAll(remove)
  const startWith = (folder: string) =>
    startSite({ root, port: 0, settings: readContactSettings({ CONTACT_DATA_DIR: folder }) })

  test("if a file is in its way", async () => {
    await expect(startWith(path.join(root, "index.html", "data"))).rejects.toThrow(
      /^The data folder .* \(CONTACT_DATA_DIR\) cannot be used: ENOTDIR.* choose another folder\.$/,
    )
  })

  test("if the database is a file", async () => {
    const folder = path.join(root, "data")
    mkdirSync(folder)
    writeFileSync(path.join(folder, "database"), "")
    await expect(startWith(folder)).rejects.toThrow(`${path.join(folder, "database")} is a file`)
  })

  test("if the database is incomplete, which is left as it is", async () => {
    const folder = path.join(root, "incomplete")
    mkdirSync(path.join(folder, "database", "base"), { recursive: true })
    await expect(startWith(folder)).rejects.toThrow(
      /is incomplete: the file PG_VERSION is missing. Nothing was changed/,
    )
    expect(readdirSync(path.join(folder, "database"))).toEqual(["base"])
  })
})
