import { expect, type Locator, type Page } from "@playwright/test"
import { copyFromBrowser, copyToBrowser, pickBrowserFolder } from "./browser-folder"

/** The editor in a browser, with the steps that a person takes. */
export class EditorWindow {
  readonly page: Page
  readonly #root: string

  private constructor(page: Page, root: string) {
    this.page = page
    this.#root = root
  }

  /** Opens the editor at `address` on the project in the folder `root`. */
  static async open(page: Page, address: string, root: string): Promise<EditorWindow> {
    await pickBrowserFolder(page)
    await page.goto(address)
    const signIn = page.getByRole("button", { name: "Work with Local Repository" })
    await signIn.waitFor()
    await copyToBrowser(page, root)
    await signIn.click()
    await page.getByRole("tree", { name: "Collection List" }).waitFor()
    return new EditorWindow(page, root)
  }

  /** The live page beside the form. Sveltia CMS renders previews in a frame, which contains that of the page. */
  get livePage() {
    return this.page.frameLocator("iframe").frameLocator("iframe")
  }

  /** Opens a form, and waits until the page beside it is connected to Gatsby, which sends changes only to such pages. */
  async formAndLivePage(place: string) {
    const answered = this.page
      .waitForEvent("websocket")
      .then((socket) => socket.waitForEvent("framereceived"))
    await this.form(place)
    await answered
  }

  get #edit() {
    return this.page.getByRole("group", { name: /^Edit/ })
  }

  async #go(place: string) {
    await this.page.evaluate((to) => {
      location.hash = to
    }, `#/collections${place}`)
  }

  /** Opens the form of a file, for example `clients/new`. */
  async form(place: string) {
    await expect(async () => {
      await this.#go("")
      await this.#edit.waitFor({ state: "detached", timeout: 10_000 })
      await this.#go(`/${place}`)
      await this.#edit.locator("[data-key-path]").first().waitFor({ timeout: 10_000 })
    }).toPass()
  }

  /** Returns the field at a path such as `tags.0`. Fields are rendered when they are scrolled into view. */
  async #field(keyPath: string): Promise<Locator> {
    const field = this.#edit.locator(`[data-key-path="${keyPath}"]`)
    await this.#edit.hover()
    await this.page.mouse.wheel(0, -100_000)
    await expect(async () => {
      if ((await field.count()) === 0) await this.page.mouse.wheel(0, 300)
      await field.scrollIntoViewIfNeeded({ timeout: 500 })
    }).toPass()
    return field
  }

  /** Writes a text into the field at `keyPath`. */
  async set(keyPath: string, value: string) {
    const field = await this.#field(keyPath)
    if ((await field.getAttribute("data-field-type")) === "markdown") {
      await field.getByRole("button", { name: "Edit in Markdown" }).click()
      await field.getByRole("textbox").fill(value)
    } else {
      await field.locator("input, textarea").first().fill(value)
    }
  }

  /** Adds an empty item to the end of a list. */
  async addItem(keyPath: string) {
    const list = await this.#field(keyPath)
    await list.getByRole("button", { name: /^Add/ }).last().click()
  }

  /** Puts a photo into a field. */
  async setPhoto(keyPath: string, name: string, buffer: Buffer) {
    const field = await this.#field(keyPath)
    const file = { name, mimeType: "image/jpeg", buffer }
    await field.locator("input[type=file]").first().setInputFiles(file)
    // The editor converts a photo first.
    await field.getByText(".webp").waitFor()
  }

  /** Saves the form and waits until the file is written. */
  async save() {
    const button = this.page.getByRole("button", { name: "Save", exact: true })
    await button.click()
    await expect(button).toBeDisabled()
    await copyFromBrowser(this.page, this.#root)
  }
}
