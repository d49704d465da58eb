import { expect, type Page as PlaywrightPage } from "@playwright/test"
import { hydratedInPage } from "./open-page"

/** Changes that programs in the browser make to a page before React hydrates it. The functions run in the page. */
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
type TypingPage = Pick<PlaywrightPage, "evaluate"> & {
  goto: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  keyboard: { type: (text: string) => Promise<unknown> }
}

const expectFields = (page: TypingPage, name: string, email: string) =>
  expect(async () => {
    const values = await page.evaluate(() =>
      ["name", "email"].map(
        (field) => document.querySelector<HTMLInputElement>(`form [name=${field}]`)?.value,
      ),
    )
    expect(values).toEqual([name, email])
  }).toPass({ timeout: 10_000 })

const openLandingPage = async (page: TypingPage) => {
  await page.goto("/")
  await expect(async () => expect(await page.evaluate(hydratedInPage)).toBe(true)).toPass({ timeout: 10_000 })
}

/** Expects text to stay in a form that is changed before hydration, and the caret, so that the visitor can go on typing. */
export const expectTextKept = async (
  page: TypingPage,
  addInitScript: (script: string) => Promise<unknown>,
  change: () => void,
) => {
  // Scripts load after this event, so React has not hydrated the page.
  const early = `() => { (${String(typeInPage)})(); (${String(change)})() }`
  await addInitScript(`addEventListener("DOMContentLoaded", ${early})`)
  await openLandingPage(page)
  await expectFields(page, "Ann Ele", "ann@example.com")
  await page.keyboard.type("xamp")
  await expectFields(page, "Ann Example", "ann@example.com")
}

export const expectTextKeptAfterReload = async (page: TypingPage) => {
  await openLandingPage(page)
  await page.evaluate(() => document.querySelector<HTMLInputElement>("form [name=name]")?.focus())
  await page.keyboard.type("Ann Example")
  await page.reload()
  await expectFields(page, "Ann Example", "")
  // Firefox restores the fields of a reloaded page itself, but not those of a page that is opened again.
  await page.goto("/")
  await expectFields(page, "Ann Example", "")
}
