import { readFile } from "node:fs/promises"
import { chromium, expect, type Browser, type Locator, type Page } from "@playwright/test"
import { findChromium } from "../../e2e/support/find-program"
import { pickFolder } from "./folder-picker"

/** Starts the browser for the tests of the editor. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  })

type Value = string | number | boolean

/** Timeout for conditions that take long on a busy machine, in milliseconds. */
const patient = { timeout: 60_000 }

/** The editor in a browser, with the steps that a person takes. */
export class EditorWindow {
  /** Requests to other origins than the editor's. */
  readonly foreign: string[] = []
  readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  /** Opens the editor at `address` on the project in the folder `root`. */
  static async open(browser: Browser, address: string, root: string): Promise<EditorWindow> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: "en-GB" })
    page.setDefaultTimeout(patient.timeout)
    const window = new EditorWindow(page)
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith("http") && origin !== new URL(address).origin)
        window.foreign.push(request.url())
    })
    await pickFolder(page, root)
    await page.goto(address)
    await page.getByRole("button", { name: "Work with Local Repository" }).click({ timeout: 300_000 })
    await page.getByRole("tree", { name: "Collection List" }).waitFor()
    return window
  }

  async #go(hash: string) {
    await this.page.evaluate((to) => {
      location.hash = to
    }, hash)
  }

  /** The live page beside the form. Sveltia CMS renders previews in a frame, which contains that of the page. */
  get livePage() {
    return this.page.frameLocator("iframe").frameLocator("iframe")
  }

  get #edit() {
    return this.page.getByRole("group", { name: /^Edit/ })
  }

  #button(name: string) {
    return this.page.getByRole("button", { name, exact: true })
  }

  /** Opens the form of a file, for example `group-home/entries/home-hero` or `clients/new`. */
  async form(place: string) {
    await expect(async () => {
      await this.#go("#/collections")
      await this.#edit.waitFor({ state: "detached", timeout: 10_000 })
      await this.#go(`#/collections/${place}`)
      await this.#edit.locator("[data-key-path]").first().waitFor({ timeout: 10_000 })
    }).toPass(patient)
  }

  /** Returns the field at a path such as `modules.0.title`. Fields are rendered when they are scrolled into view. */
  async field(keyPath: string): Promise<Locator> {
    const steps = keyPath.split(".")
    for (let end = 1; end < steps.length; end += 1) {
      const list = this.#locate(steps.slice(0, end).join("."))
      if (end === 1) await this.#show(list)
      const expand = list.getByRole("button", { name: "Expand All" }).first()
      if ((await list.count()) > 0 && (await expand.count()) > 0 && (await expand.isEnabled()))
        await expand.click()
    }
    const field = this.#locate(keyPath)
    await this.#show(field)
    return field
  }

  #locate(keyPath: string) {
    return this.#edit.locator(`[data-key-path="${keyPath}"]`)
  }

  async #show(field: Locator) {
    await this.#edit.hover()
    for (const step of [-100_000, ...Array.from({ length: 200 }, () => 300)]) {
      if ((await field.count()) > 0) break
      await this.page.mouse.wheel(0, step)
      await this.page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      )
    }
    await field.scrollIntoViewIfNeeded()
  }

  /** Writes a value into the field at `keyPath`. */
  async set(keyPath: string, value: Value) {
    const field = await this.field(keyPath)
    const type = await field.getAttribute("data-field-type")
    if (type === "boolean") {
      const button = field.getByRole("switch")
      if ((await button.isChecked()) !== value) await button.click()
    } else if (type === "select") {
      await field.getByRole("combobox").click()
      await this.page.getByRole("option", { name: String(value), exact: true }).click()
    } else if (type === "markdown") {
      await field.getByRole("button", { name: "Edit in Markdown" }).click()
      await field.getByRole("textbox").fill(String(value))
    } else {
      await field.locator("input, textarea").first().fill(String(value))
    }
  }

  /** Adds an empty item to the end of a list. */
  async addItem(keyPath: string) {
    const list = await this.field(keyPath)
    await list.getByRole("button", { name: /^Add/ }).last().click()
  }

  /** Puts a picture into a field. */
  async setPicture(keyPath: string, name: string, file: string) {
    const field = await this.field(keyPath)
    const picture = { name, mimeType: "image/png", buffer: await readFile(file) }
    await field.locator("input[type=file]").first().setInputFiles(picture)
  }

  /** Adds a picture at the end of the text, in the view of formatted text. */
  async addPictureToText(name: string, file: string, alt: string, title: string) {
    const field = await this.field("body")
    const markdown = field.getByRole("button", { name: "Edit in Markdown" })
    if ((await markdown.getAttribute("aria-pressed")) === "true") await markdown.click()
    const text = field.locator("[contenteditable=true]").first()
    await expect(text).not.toHaveText("", patient)
    // The view sets its own selection some time after it has the focus.
    await expect(async () => {
      await text.focus()
      await this.page.keyboard.press("Control+End")
      const isAtEnd = (element: Element) =>
        element.lastElementChild?.contains(getSelection()?.focusNode ?? null)
      expect(await text.evaluate(isAtEnd)).toBe(true)
    }).toPass(patient)
    await this.page.keyboard.press("Enter")
    await field.getByRole("button", { name: "Image", exact: true }).first().click()
    const image = field.getByRole("group", { name: "Image", exact: true })
    await image
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name, mimeType: "image/png", buffer: await readFile(file) })
    await image.getByRole("textbox", { name: "Alt Text" }).fill(alt)
    await image.getByRole("textbox", { name: "Title" }).fill(title)
  }

  /** Changes the slug, which names the file or the folder. */
  async setSlug(slug: string) {
    const panel = this.page.getByRole("radio", { name: "Slug" })
    if (!(await panel.isChecked())) await panel.click()
    await this.#button("Edit Slug").click()
    await this.page.getByRole("textbox", { name: "Slug" }).fill(slug)
    await this.#button("Done").click()
  }

  /** Saves the form and waits until the file is written. */
  async save() {
    await this.#button("Save").click()
    await expect(this.#button("Save")).toBeDisabled(patient)
  }

  /** Deletes the file of the form. */
  async delete() {
    await this.#button("Show Editor Options").click()
    await this.page.getByRole("menuitem", { name: "Delete Entry" }).click()
    await this.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await this.page.getByRole("tree", { name: "Collection List" }).waitFor()
  }

  /** Deletes a picture in the list of pictures. */
  async deletePicture(folder: string, name: string) {
    await this.#go(`#/assets/${folder}`)
    await this.page.getByRole("row", { name, exact: true }).getByRole("checkbox").click()
    await this.#button("Delete Selected Asset").click()
    await this.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click()
    await this.page.getByRole("row", { name, exact: true }).waitFor({ state: "detached" })
  }

  /** Uploads a file into a folder of the list of pictures. */
  async upload(folder: string, name: string, buffer: Buffer) {
    await this.#go(`#/assets/${folder}`)
    await this.#button("Upload New Assets").first().click()
    const dialog = this.page.getByRole("dialog", { name: "Upload New Assets" })
    const file = { name, mimeType: "application/octet-stream", buffer }
    await dialog.locator("input[type=file]").setInputFiles(file)
    await this.page.getByRole("alertdialog").getByRole("button", { name: "Upload" }).click()
    await this.page.getByRole("row", { name, exact: true }).waitFor()
  }
}
