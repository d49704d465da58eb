import { once } from "node:events"
import { mkdir, symlink, writeFile } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { freePort } from "../../scripts/lib/port"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { expect, test as base } from "./fixtures"
import { enquiry } from "./post"
import { root } from "./postgres"
import { startTied, type TiedProcess } from "./tied-process"

const parts = [
  "hosting",
  "node_modules",
  "package.json",
  "scripts",
  "server",
  "src",
  "supabase",
  "tsconfig.json",
]

type Site = TiedProcess & { port: number }

const test = base.extend<{
  /** Starts a site of one page with a command, and waits until it is ready. */
  start: (command: string, ...args: string[]) => Promise<Site>
}>({
  start: async ({ newDataDir, newFolder }, use) => {
    const started: Site[] = []
    await use(async (command, ...args) => {
      const cwd = await newFolder()
      for (const name of parts) await symlink(join(root, name), join(cwd, name))
      await symlink(join(root, "test", "content", "site"), join(cwd, "content"))
      await mkdir(join(cwd, "public"))
      await writeFile(join(cwd, "public", "index.html"), "<h1>Home</h1>")
      const port = await freePort()
      const env = { PATH: process.env.PATH, PORT: String(port), CONTACT_DATA_DIR: await newDataDir() }
      const site = { ...startTied(command, args, { cwd, env }), port }
      started.push(site)
      await site.printed(/The site is (ready)/)
      return site
    })
    for (const site of started) await site.end("TERM")
  },
})

const opens = (port: number): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket))
    socket.once("error", () => resolve(null))
  })

/** Sends half of a post, calls `stop`, and sends the rest once no new connection is accepted. Resolves to the response. */
const postAcross = async (port: number, stop: () => void): Promise<string> => {
  const body = JSON.stringify(enquiry(1))
  const lines = [
    `POST ${contactFormPath} HTTP/1.1`,
    "Host: localhost",
    "Content-Type: application/json",
    "Authorization: Bearer local-anon-token",
    `Content-Length: ${body.length}`,
  ]
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body.slice(0, 20)}`)
  // The response to another connection shows that the server has read the first.
  await fetch(`http://127.0.0.1:${port}/`)
  stop()
  for (let other = await opens(port); other; other = await opens(port)) other.destroy()
  socket.write(body.slice(20))
  return text(socket)
}

test("after SIGTERM a post in progress is answered, and the server ends with 0", async ({ start }) => {
  const site = await start(process.execPath, "--import", "tsx", "scripts/start.ts", "--serve-only")
  expect(await postAcross(site.port, () => void site.end("TERM"))).toMatch(/^HTTP\/1\.1 200 /)
  expect(await site.exitCode()).toBe(0)
})

test("after SIGTERM to npm a post in progress is answered, and the server ends", async ({ start }) => {
  const site = await start("npm", "start", "--", "--serve-only")
  expect(await postAcross(site.port, () => void site.end("TERM"))).toMatch(/^HTTP\/1\.1 200 /)
  await site.exitCode()
})
