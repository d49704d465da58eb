import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { errorTexts } from "../../supabase/functions/_shared/contact/texts"
import { burst } from "./burst"
import { enquiry, post } from "./post"
import { test } from "./runner"
import { startServer } from "./start-server"
import { generous, newDataDir, newFolder, numbersOf, storedEnquiries } from "./test-env"

test("on a full disk the server refuses enquiries, ends with its exit code and loses none", async () => {
  const mount = await newFolder()
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=60m", "tmpfs", mount], { stdio: "pipe" })
  } catch {
    assert.fail(
      "Not run: a small disk can only be mounted by root. Run it as root, in a container for example.",
    )
  }
  const dataDir = join(mount, "data")
  const larger = await newFolder()
  try {
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
    const refused = answers.filter(({ status }) => status === 503)
    assert.ok(refused.length > 0)
    assert.equal(broken, 0)
    for (const { text, headers } of refused) {
      assert.equal((JSON.parse(text) as { error: unknown }).error, errorTexts.store_unavailable)
      assert.ok(Number(headers.get("retry-after")) > 0)
    }
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200 && status !== 503),
      [],
    )
    assert.equal(await server.ended, 75)

    await cp(dataDir, larger, { recursive: true, filter: (path) => !path.endsWith(".sock") })
    const again = await startServer({ ...env, CONTACT_DATA_DIR: larger })
    const after = await post(again.origin, enquiry(200_000))
    assert.equal(after.status, 200)
    const stored = numbersOf(await storedEnquiries(larger))
    await again.stop()
    assert.deepEqual(
      acknowledged.filter((number) => !stored.includes(number)),
      [],
    )
  } finally {
    execFileSync("umount", ["-l", mount])
  }
})
