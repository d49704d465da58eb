import { execFileSync } from "node:child_process"
import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import { burst } from "./burst"
import { expect, test as base } from "./fixtures"
import { enquiry, numbersOf, post, storedEnquiries } from "./post"
import { generous } from "./start-server"

const test = base.extend<{ smallDisk: string }>({
  smallDisk: async ({ newFolder }, use) => {
    const mount = await newFolder()
    try {
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=60m", "tmpfs", mount], { stdio: "pipe" })
    } catch {
      throw new Error(
        "Not run: a small disk can only be mounted by root. Run it as root, in a container for example.",
      )
    }
    await use(mount)
    execFileSync("umount", ["-l", mount])
  },
})

test("on a full disk no enquiry is lost", async ({ newDataDir, newFolder, smallDisk, startServer }) => {
  const dataDir = join(smallDisk, "data")
  await mkdir(dataDir)
  await cp(await newDataDir(), dataDir, { recursive: true })
  // No mail server listens, so that only the database fills the disk.
  const env = { ...generous, CONTACT_DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" }
  const server = await startServer(env)
  const { answers, acknowledged, broken } = await burst(server.origin, {
    count: 100_000,
    atOnce: 20,
    onlyUntilRefused: true,
  })
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).not.toEqual([])
  expect(broken).toBe(0)
  for (const { status, text, headers } of refused) {
    expect(status).toBe(503)
    expect((JSON.parse(text) as { error: unknown }).error).toBe(errorTexts.store_unavailable)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
  }
  expect(await server.exitCode()).toBe(75)

  const larger = await newFolder()
  await cp(dataDir, larger, { recursive: true, filter: (path) => !path.endsWith(".sock") })
  const again = await startServer({ ...env, CONTACT_DATA_DIR: larger })
  expect((await post(again.origin, enquiry(200_000))).status).toBe(200)
  const stored = numbersOf(await storedEnquiries(larger))
  expect(acknowledged.filter((number) => !stored.includes(number))).toEqual([])
})
