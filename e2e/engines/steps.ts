import assert from "node:assert/strict"
import { copy } from "../support/content"
import { answerInPage, choiceInPage, eventsInPage, leftBehindInPage, queueInPage } from "./in-page"
import { waitUntil, type Session } from "./session"

const bannerShown = (tab: Session) =>
  tab.evaluate(
    (label: string) => document.querySelector(`section[aria-label="${label}"]`) !== null,
    copy.label,
  )

export const expectBanner = (tab: Session) => waitUntil("the cookie banner", () => bannerShown(tab))

export const expectNoBanner = (tab: Session) =>
  waitUntil("the cookie banner to close", async () => !(await bannerShown(tab)))

/** Waits two frames, after which analytics has handled a choice or a page change. */
export const settled = (tab: Session) =>
  tab.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    undefined,
  )

/** Clicks a choice once it is enabled: the reopened banner ignores clicks for half a second. */
const choose = async (tab: Session, name: string) => {
  await waitUntil(`${name} to be enabled`, () =>
    tab.evaluate(
      (label: string) =>
        [...document.querySelectorAll("section button")].some(
          (button) => button.textContent === label && button.ariaDisabled !== "true",
        ),
      name,
    ),
  )
  await tab.click("button", name)
}

export const accept = async (tab: Session) => {
  await choose(tab, copy.accept)
  await waitUntil(
    "the choice to be stored",
    async () => (await tab.evaluate(choiceInPage, undefined)) === "true",
  )
}

export const decline = async (tab: Session) => {
  await choose(tab, copy.decline)
  await waitUntil(
    "the choice to be stored",
    async () => (await tab.evaluate(choiceInPage, undefined)) === "false",
  )
}

export const expectQueue = (tab: Session, entry: string) =>
  waitUntil(`${entry} in the queue`, async () => (await tab.evaluate(queueInPage, undefined)).includes(entry))

export const expectNothingLeft = async (tab: Session, local: string[] = []) => {
  const left = await tab.evaluate(leftBehindInPage, undefined)
  assert.deepEqual({ ...left, local: left.local.sort() }, { cookies: "", local, session: [] })
}

/** Returns the events in the queue with this name. */
export const eventsOf = async (tab: Session, action: string) =>
  (await tab.evaluate(eventsInPage, undefined)).filter((event) => event.action === action)

/** Follows a link of the footer or the site header without reloading the page. */
export const navigate = async (tab: Session, href: string) => {
  await tab.evaluate((path: string) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"], header a[href="${path}"]`)?.click()
  }, href)
  await waitUntil(`the page ${href}`, () => tab.evaluate((path: string) => location.pathname === path, href))
  await settled(tab)
}

/** Fills in the contact form and submits it to a service that sends this response. */
export const sendForm = async (tab: Session, response: { status: number; body: unknown }) => {
  await tab.evaluate(answerInPage, response)
  const { name, email, company } = copy.form.inputs
  await tab.type(name.label, "Ada Sample")
  await tab.type(email.label, "ada@sample.example")
  await tab.type(company.label, "Sample Forwarding")
  await tab.evaluate(() => document.querySelector("form")?.requestSubmit(), undefined)
}
