import assert from "node:assert/strict"
import { findInPage } from "./find-element"
import { choiceInPage, leftBehindInPage, queueInPage } from "./in-page"
import type { Engine, Profile, ProfileOptions, Session } from "./session"
import { waitUntil } from "./wait-until"
import { copy } from "../support/content"

/** Runs the steps in a fresh profile and closes it, whatever happens. */
export const inProfile = async (
  engine: Engine,
  steps: (profile: Profile) => Promise<void>,
  options: ProfileOptions = {},
) => {
  const profile = await engine.open(options)
  try {
    await steps(profile)
  } finally {
    await profile.close()
  }
}

const bannerShown = (tab: Session) =>
  tab.evaluate(
    (label: string) => document.querySelector(`section[aria-label="${label}"]`) !== null,
    copy.label,
  )

export const expectBanner = (tab: Session) => waitUntil("the cookie banner", () => bannerShown(tab))

export const expectNoBanner = (tab: Session) =>
  waitUntil("the cookie banner to go", async () => !(await bannerShown(tab)))

/** A page whose visitor has chosen: analytics has settled, or has had the time to. */
export const settled = (tab: Session) =>
  tab.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    undefined,
  )

/** Clicks a choice once it counts: the reopened banner takes none for half a second. */
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

export const visible = (tab: Session, wanted: Parameters<typeof findInPage>[0]) =>
  tab.evaluate(findInPage, wanted).then(Boolean)
