import { once } from "node:events"
import { expect, type Locator, type Page } from "@playwright/test"
import { freePort } from "../free-port"
import type { TestProject } from "./test-project"

/** Starts live editing and waits until it serves pages. `stop` may be called twice. */
export const startLiveEditing = async (project: TestProject) => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const child = project.start("develop", { PORT: String(port) })
  child.stdout?.resume()
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
  return { site, stop }
}

/** The panel of mistakes at the bottom of a page. */
export const panel = (page: Page): Locator => page.locator("content-problems").getByRole("alert")
