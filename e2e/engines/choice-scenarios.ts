import assert from "node:assert/strict"
import { copy } from "../support/content"
import { kindsOfPages } from "../support/pages"
import { prefetchedInPage, toEndInPage } from "./in-page"
import { inProfile, waitUntil, type Engine, type Profile, type Scenario, type Session } from "./session"
import {
  accept,
  decline,
  expectBanner,
  expectNoBanner,
  expectNothingLeft,
  expectQueue,
  navigate,
  settled,
} from "./steps"

/** Opens one page of each kind, scrolls, tabs and waits for Gatsby's prefetch; expects only these entries in storage. */
const visitAll = async ({ tab, requests }: Profile, stored: string[]) => {
  for (const route of kindsOfPages) {
    await tab.goto(route)
    await tab.evaluate(toEndInPage, undefined)
    for (let step = 0; step < 20; step++) await tab.press("Tab")
    await waitUntil(`the prefetch of ${route}`, () => tab.evaluate(prefetchedInPage, undefined))
    await expectNothingLeft(tab, stored)
    assert.deepEqual(requests(), [], `requests on ${route}`)
  }
}

const storeAndReload = async (tab: Session, choice: string, meta?: string) => {
  await tab.goto("/")
  await tab.evaluate(
    ([value, stamp]) => {
      localStorage.setItem("cookieConsent", value)
      if (stamp !== undefined) localStorage.setItem("cookieConsentMeta", stamp)
    },
    [choice, meta] as [string, string | undefined],
  )
  await tab.goto("/")
}

const day = 24 * 60 * 60 * 1000
const stampOf = (at: number, version = "2025-05") =>
  JSON.stringify({ at: new Date(at).toISOString(), version })

/** Scenarios about what is requested and stored for each choice, and which stored choices count. */
export const choiceScenarios: Scenario[] = [
  {
    title: "a first visit to any page requests nothing from other sites and stores nothing",
    run: (engine: Engine) =>
      inProfile(engine, async (profile) => {
        await visitAll(profile, [])
        await expectBanner(profile.tab)
      }),
  },
  {
    title: "after Decline no page requests anything from other sites, and only the choice is stored",
    run: (engine) =>
      inProfile(engine, async (profile) => {
        await profile.tab.goto("/")
        await decline(profile.tab)
        await visitAll(profile, ["cookieConsent", "cookieConsentMeta"])
        await expectNoBanner(profile.tab)
      }),
  },
  ...["", "1", "TRUE", "null", "{}"].map((value) => ({
    title: `the stored value ${JSON.stringify(value)} does not count as a choice`,
    run: (engine: Engine) =>
      inProfile(engine, async ({ tab, requests }) => {
        await storeAndReload(tab, value)
        await expectBanner(tab)
        assert.deepEqual(requests(), [])
      }),
  })),
  ...[
    { what: "older than 182 days", stamp: () => stampOf(Date.now() - 183 * day) },
    { what: "from the future", stamp: () => stampOf(Date.now() + day) },
    { what: "for another version of the policy", stamp: () => stampOf(Date.now(), "2001-01") },
  ].map(({ what, stamp }) => ({
    title: `a choice ${what} is asked again, and consent is denied until then`,
    run: (engine: Engine) =>
      inProfile(engine, async ({ tab, requests }) => {
        await storeAndReload(tab, "true", stamp())
        await expectBanner(tab)
        await settled(tab)
        assert.deepEqual(requests(), [])
      }),
  })),
  {
    title: "Global Privacy Control is respected, and the banner states it",
    needsBefore: true,
    run: (engine) =>
      inProfile(
        engine,
        async ({ tab, requests }) => {
          await tab.goto("/")
          await expectBanner(tab)
          const text = await tab.evaluate(() => document.body.textContent, undefined)
          assert.ok(text.includes(copy.globalPrivacyControl))
          await tab.goto("/blog")
          assert.deepEqual(requests(), [])
          await accept(tab)
          await expectQueue(tab, "event:page_view")
        },
        { before: () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }) },
      ),
  },
  {
    title: "when storage is blocked the banner still works, without an error",
    needsBefore: true,
    run: (engine) =>
      inProfile(
        engine,
        async ({ tab }) => {
          await tab.goto("/")
          await expectBanner(tab)
          await tab.click("button", copy.decline)
          await expectNoBanner(tab)
          await navigate(tab, "/blog")
          await expectNoBanner(tab)
          assert.deepEqual(
            await tab.evaluate(() => (window as unknown as { pageErrors: string[] }).pageErrors, undefined),
            [],
          )
        },
        {
          before: () => {
            const errors: string[] = []
            Object.assign(window, { pageErrors: errors })
            window.addEventListener("error", ({ message }) => errors.push(message))
            window.addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)))
            Object.defineProperty(window, "localStorage", {
              get() {
                throw new DOMException("blocked", "SecurityError")
              },
            })
          },
        },
      ),
  },
]
