import { expect, type Page as PlaywrightPage } from "@playwright/test"
import { hydratedInPage } from "./open-page"

/** What programs in the browser do to a page before React hydrates it. The functions run in the page. */
export const changes: Record<string, () => void> = {
  "as it was built": () => undefined,
  "with an extension's element in the form": () =>
    document.querySelector("form [name=name]")?.before(document.createElement("password-icon")),
  "with an extension's element beside the form": () =>
    document.querySelector("form")?.before(document.createElement("price-finder")),
  "that a translator has changed": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && parentElement?.closest("main"),
    )) {
      const translated = document.createElement("span")
      text.replaceWith(translated)
      translated.append(text)
    }
  },
}

/** Types a name and moves the caret back by two characters, and fills in the email as browsers do. */
const typeInPage = () => {
  const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)
  const [name, email] = [field("name"), field("email")]
  if (!name || !email) throw new Error("The page has no form.")
  name.focus({ preventScroll: true })
  name.value = "Ann Ele"
  name.setSelectionRange(5, 5)
  email.value = "ann@example.com"
}

/** The methods that the browsers of Playwright and Puppeteer share. */
export type TypingPage = Pick<PlaywrightPage, "evaluate"> & {
  goto: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  keyboard: { type: (text: string) => Promise<unknown> }
}

const expectFields = (page: TypingPage, name: string) =>
  expect(async () => {
    const values = await page.evaluate(() =>
      ["name", "email"].map(
        (field) => document.querySelector<HTMLInputElement>(`form [name=${field}]`)?.value,
      ),
    )
    expect(values).toEqual([name, "ann@example.com"])
  }).toPass({ timeout: 10_000 })

/** Expects the landing page to keep what was typed into it before hydration, during it, and before a reload. */
export const expectTextKept = async (
  page: TypingPage,
  addInitScript: (script: string) => Promise<unknown>,
  change: () => void,
) => {
  // Scripts load after this event, so React has not hydrated the page.
  const early = `() => { (${String(typeInPage)})(); (${String(change)})() }`
  await addInitScript(
    `if (!sessionStorage.getItem("contact-draft")) addEventListener("DOMContentLoaded", ${early})`,
  )
  await page.goto("/")
  await expect(async () => expect(await page.evaluate(hydratedInPage)).toBe(true)).toPass({ timeout: 10_000 })
  await expectFields(page, "Ann Ele")
  await page.keyboard.type("xamp")
  await expectFields(page, "Ann Example")
  await page.reload()
  await expectFields(page, "Ann Example")
}
