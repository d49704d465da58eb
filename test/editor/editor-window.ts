import { cp, mkdir, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { chromium, expect, type Browser, type Page } from "@playwright/test"
import { findChromium } from "../../scripts/lib/find-program"
import { pickFolder } from "./folder-picker"

/** Starts the browser for the tests of the editor. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  })

/** Returns a folder that looks like the project to the editor: with a copy of `content`, and of nothing else. */
export const copyOfContent = async (content: string): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "editor-content-"))
  await mkdir(path.join(root, ".git"))
  await mkdir(path.join(root, "static"))
  await cp(content, path.join(root, "content"), { recursive: true })
  return root
}

/** The editor in a browser, with the steps that a person takes. */
export class EditorWindow {
  constructor(
    readonly page: Page,
    /** Requests for other origins than the editor's. */
    readonly foreign: string[],
  ) {}

  /** Opens the editor at `address` on the content of the folder `root`. */
  static async open(browser: Browser, address: string, root: string): Promise<EditorWindow> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-GB" })
    const foreign: string[] = []
    page.on("request", (request) => {
      const { origin } = new URL(request.url())
      if (origin !== new URL(address).origin && origin !== "null") foreign.push(request.url())
    })
    await pickFolder(page, root)
    await page.goto(address)
    await page.getByRole("button", { name: "Work with Local Repository" }).click({ timeout: 120_000 })
    await page.getByRole("tree").first().waitFor()
    return new EditorWindow(page, foreign)
  }

  /** Opens the form of a file, for example `group-home/entries/home-hero` or `clients/new`. */
  async form(place: string) {
    await this.page.evaluate((hash) => {
      location.hash = hash
    }, `#/collections/${place}`)
    await this.page.getByRole("button", { name: "Save" }).waitFor()
  }

  /** Returns the part of the form for a field, for example `modules.0.title`. */
  async field(keyPath: string) {
    const field = this.page.getByRole("group", { name: "Edit" }).locator(`[data-key-path="${keyPath}"]`)
    return field
  }

  async save() {
    await this.page.getByRole("button", { name: "Save" }).click()
  }
}

export { expect, rm }
