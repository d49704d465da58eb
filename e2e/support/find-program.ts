import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

/**
 * Returns the path of the first of these programs that exists: the one that the environment variable names, or one on
 * PATH.
 * @throws an Error if the variable names a file that does not exist
 */
export const findProgram = (variable: string, names: readonly string[]): string | undefined => {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable} is ${named}, which does not exist.`)
  if (named) return named
  const folders = (process.env.PATH ?? "").split(":")
  return names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path))
}

/** The headless shell comes first: it has no user interface, so opening a page takes a third of the time. */
const browsers = [
  "chromium-headless-shell",
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
]

const installed = (): string | undefined => {
  const bundled = chromium.executablePath()
  return findProgram("CHROMIUM_PATH", browsers) ?? (existsSync(bundled) ? bundled : undefined)
}

const install = () => {
  console.log("Chromium is not installed. Trying to install it …")
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    const packages = ["chromium-headless-shell", "fonts-liberation"]
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" })
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
      stdio: "inherit",
    })
  }
  if (!installed()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" })
}

/**
 * Returns the path of the browser for tests: `CHROMIUM_PATH`, a Chromium or Chrome of the system, or
 * Playwright's own. Installs one if there is none: with apt-get, which also installs the libraries that it needs, or from
 * Playwright. Call it before workers start, because two installations at a time fail.
 * @throws an Error if no browser can be installed
 */
export const findChromium = (): string => {
  if (!installed()) install()
  const found = installed()
  if (found) return found
  throw new Error(
    "The tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.",
  )
}

/** Returns the options that start the browser for tests. */
export const chromiumOptions = () => ({
  executablePath: findChromium(),
  // The sandbox of Chromium does not work for root, the user in many containers.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
})
