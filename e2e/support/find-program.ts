import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { chromium } from "@playwright/test"

/** Folders outside PATH in which Linux distributions install drivers and helpers. */
const libraryFolders = [
  "/usr/lib/x86_64-linux-gnu",
  "/usr/lib/aarch64-linux-gnu",
  "/usr/lib64",
  "/usr/libexec",
  "/usr/lib",
]

/**
 * Returns the path of the first of these programs that exists: the one that the environment variable names, one on
 * PATH, or one in a library folder.
 * @throws an Error if the variable names a file that does not exist
 */
export const findProgram = (variable: string, names: readonly string[]): string | undefined => {
  const named = process.env[variable]
  if (named && !existsSync(named)) throw new Error(`${variable} is ${named}, which does not exist.`)
  if (named) return named
  const folders = [...(process.env.PATH ?? "").split(":"), ...libraryFolders]
  return names
    .flatMap((name) => folders.map((folder) => `${folder}/${name}`))
    .find((path) => existsSync(path))
}

const headlessShell = "chromium-headless-shell"
const fullBrowsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/** The headless shell comes first: it is Chromium without its user interface, so it starts faster. */
const anyBrowser = [headlessShell, ...fullBrowsers]

const installedChromium = (names: readonly string[]): string | undefined => {
  const bundled = chromium.executablePath()
  return findProgram("CHROMIUM_PATH", names) ?? (existsSync(bundled) ? bundled : undefined)
}

const isDebianRoot = () => existsSync("/etc/debian_version") && process.getuid?.() === 0

const install = () => {
  console.log("Chromium is not installed. Trying to install it …")
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" })
  if (installedChromium(fullBrowsers) || !isDebianRoot()) return
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" })
  // One by one, since older distributions have no package of the headless shell.
  for (const name of ["chromium", headlessShell])
    spawnSync("apt-get", ["install", "-y", "-qq", name], { stdio: "inherit" })
}

const find = (names: readonly string[]): string => {
  if (!installedChromium(fullBrowsers)) install()
  const found = installedChromium(names)
  if (found) return found
  throw new Error(
    "The end-to-end tests need a browser. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.",
  )
}

/**
 * Returns the path of the browser for the end-to-end tests: `CHROMIUM_PATH`, a Chromium or Chrome of the system, or
 * Playwright's own. Installs one if there is none.
 * @throws an Error if no browser can be installed
 */
export const findChromium = (): string => find(anyBrowser)

/** Returns the path of a browser that has a back/forward cache, which the headless shell lacks. */
export const findFullChromium = (): string => find(fullBrowsers)
