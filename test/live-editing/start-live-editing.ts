import { once } from "node:events"
import { expect } from "@playwright/test"
import { freePort } from "../free-port"
import type { TestProject } from "./test-project"

/** Starts live editing and waits until it serves pages. `stop` may be called twice. */
export const startLiveEditing = async (project: TestProject) => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const child = project.start("develop", { PORT: String(port) })
  let printed = ""
  child.stdout?.resume()
  child.stderr?.on("data", (text: Buffer) => (printed += text.toString()))
  const closed = once(child, "close")
  const stop = async () => {
    child.kill("SIGTERM")
    await closed
  }
  const isReady = async () => (await fetch(site).catch(() => undefined))?.ok ?? false
  try {
    await expect.poll(isReady, { message: "live editing serves pages", timeout: 300_000 }).toBe(true)
  } catch (error) {
    await stop()
    throw error
  }
  return { site, stop, printed: () => printed }
}
