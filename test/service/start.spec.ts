import assert from "node:assert/strict"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, symlink, writeFile } from "node:fs/promises"
import { connect, type Socket } from "node:net"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { freePort } from "../../scripts/lib/port"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { enquiry } from "./post"
import { newDataDir, newFolder, root } from "./test-env"
import { after, test } from "./runner"

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

/** Returns a folder with this code, the fixture content and a built site of one page. */
const newRelease = async (): Promise<string> => {
  const folder = await newFolder()
  for (const name of parts) await symlink(join(root, name), join(folder, name))
  await symlink(join(root, "test", "content", "site"), join(folder, "content"))
  await mkdir(join(folder, "public"))
  await writeFile(join(folder, "public", "index.html"), "<h1>Home</h1>")
  return folder
}

const groups: number[] = []
after(() => {
  for (const group of groups) {
    try {
      process.kill(-group, "SIGKILL")
    } catch {
      // It has ended.
    }
  }
})

/** Starts the site in a process group of its own, as a service manager or a terminal does. */
const startIn = async (cwd: string, command: string, ...args: string[]) => {
  const port = await freePort()
  const env = { PATH: process.env.PATH, PORT: String(port), CONTACT_DATA_DIR: await newDataDir() }
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "inherit"] })
  const pid = child.pid ?? 0
  groups.push(pid)
  const exited = once(child, "exit").then(([code]) => code as number | null)
  // The output ends with the last process that writes to it.
  const ended = once(child.stdout, "end")
  let output = ""
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk
    if (output.includes("The site is ready")) child.emit("ready")
  })
  await Promise.race([once(child, "ready"), ended.then(() => assert.fail("It has ended."))])
  return { pid, port, exited, ended }
}

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

const node = [process.execPath, "--import", "tsx", "scripts/start.ts", "--serve-only"] as const
const npm = ["npm", "start", "--", "--serve-only"] as const

test("after SIGTERM a post in progress is answered, and the server ends with 0", async () => {
  const site = await startIn(await newRelease(), ...node)
  assert.match(await postAcross(site.port, () => process.kill(site.pid, "SIGTERM")), /^HTTP\/1\.1 200 /)
  assert.equal(await site.exited, 0)
})

for (const [what, toGroup] of [
  ["npm alone", false],
  ["npm and the server at once", true],
] as const) {
  test(`after SIGTERM to ${what} a post in progress is answered, and the server ends`, async () => {
    const site = await startIn(await newRelease(), ...npm)
    const stop = () => process.kill(toGroup ? -site.pid : site.pid, "SIGTERM")
    assert.match(await postAcross(site.port, stop), /^HTTP\/1\.1 200 /)
    await site.ended
  })
}
