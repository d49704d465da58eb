import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

const onPath = (): string | undefined => {
  const folders = (process.env.PATH ?? "").split(":")
  return folders
    .flatMap((folder) => systemNames.map((name) => `${folder}/${name}`))
    .find((path) => existsSync(path))
}

const present = (): string | undefined => {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and nothing is there`)
  const bundled = chromium.executablePath()
  return named ?? onPath() ?? (existsSync(bundled) ? bundled : undefined)
}

const isDebianRoot = () => existsSync("/etc/debian_version") && process.getuid?.() === 0

/**
 * The browser of the end-to-end tests: `CHROMIUM_PATH`, a system Chromium or Chrome, Playwright's own, else one that is
 * installed now.
 * @returns the path of its program
 * @throws where no browser can be had, saying what to do
 */
export const findChromium = (): string => {
  const found = present()
  if (found) return found
  console.log("No Chromium found; trying to install one")
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" })
  if (!present() && isDebianRoot()) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" })
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" })
  }
  const installed = present()
  if (!installed) {
    throw new Error(
      "The end-to-end tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.",
    )
  }
  return installed
}
