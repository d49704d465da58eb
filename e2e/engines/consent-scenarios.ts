import assert from "node:assert/strict"
import { setTimeout as pause } from "node:timers/promises"
import {
  answerInPage,
  buttonsInPage,
  eventsInPage,
  grantedInPage,
  leftBehindInPage,
  queueInPage,
  tagsInPage,
  toEndInPage,
} from "./in-page"
import { kindsOfPages } from "../support/pages"
import type { Engine, Scenario, Profile, Session } from "./session"
import {
  accept,
  decline,
  expectBanner,
  expectNoBanner,
  expectNothingLeft,
  expectQueue,
  inProfile,
  settled,
} from "./steps"
import { waitUntil } from "./wait-until"
import { copy } from "../support/content"

/** Runs in the page: whether Gatsby has fetched another page ahead, which it does about three seconds after a page has loaded. */
const fetchedAheadInPage = () => {
  // Gatsby waits until the browser is idle, which a headless Chromium may never say of a page that draws nothing.
  requestAnimationFrame(() => undefined)
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => /\/page-data(\/.*)\/page-data\.json$/.exec(name)?.[1])
    .some(
      (path) => path !== undefined && ![location.pathname, "/404.html"].includes(path.replace("/index", "/")),
    )
}

/** Where nothing may happen there is nothing to await: longer than Gatsby and the tag take for anything they do. */
const lookAround = 5000

const events = (tab: Session, action: string) =>
  tab.evaluate(eventsInPage, undefined).then((all) => all.filter((event) => event.action === action))

const visitAll = async ({ tab, requests }: Profile, stored: string[]) => {
  for (const route of kindsOfPages()) {
    await tab.goto(route)
    await tab.evaluate(toEndInPage, undefined)
    for (let step = 0; step < 20; step++) await tab.press("Tab")
    await waitUntil(`what ${route} fetches ahead`, () => tab.evaluate(fetchedAheadInPage, undefined))
    await expectNothingLeft(tab, stored)
    assert.deepEqual(requests(), [], `requests on ${route}`)
  }
}

const navigate = async (tab: Session, href: string) => {
  await tab.evaluate((path: string) => {
    document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"], header a[href="${path}"]`)?.click()
  }, href)
  await waitUntil(`the page ${href}`, () => tab.evaluate((path: string) => location.pathname === path, href))
  await settled(tab)
}

const sendForm = async (tab: Session, answer: { status: number; body: unknown }) => {
  await tab.evaluate(answerInPage, answer)
  const { name, email, company } = copy.form.inputs
  await tab.type(name.label, "Ada Sample")
  await tab.type(email.label, "ada@sample.example")
  await tab.type(company.label, "Sample Forwarding")
  await tab.evaluate(() => document.querySelector("form")?.requestSubmit(), undefined)
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

/** What every browser engine must do with the cookie choice. */
export const consentScenarios: Scenario[] = [
  {
    title: "a fresh visit to any page asks no other site for anything and leaves nothing behind",
    run: (engine: Engine) =>
      inProfile(engine, async (profile) => {
        await visitAll(profile, [])
        await expectBanner(profile.tab)
      }),
  },
  {
    title: "after Decline nothing is asked of another site on any page, and nothing but the choice is kept",
    run: (engine) =>
      inProfile(engine, async (profile) => {
        await profile.tab.goto("/")
        await decline(profile.tab)
        await visitAll(profile, ["cookieConsent", "cookieConsentMeta"])
        await expectNoBanner(profile.tab)
      }),
  },
  {
    title: "after Accept All the tag is loaded once, finds the queue in order, and counts each route once",
    run: (engine) =>
      inProfile(engine, async ({ tab, requests }) => {
        await tab.goto("/")
        await accept(tab)
        await expectQueue(tab, "event:page_view")
        assert.deepEqual(await tab.evaluate(queueInPage, undefined), [
          "consent:default",
          "consent:update",
          "set",
          "set",
          "set",
          "js",
          "config",
          "event:page_view",
        ])
        for (const href of ["/blog", "/privacy-policy"]) {
          await navigate(tab, href)
          await waitUntil(`the view of ${href}`, async () =>
            (await events(tab, "page_view")).some(({ details }) => details.includes(`"${href}"`)),
          )
        }
        const views = await events(tab, "page_view")
        assert.equal(views.length, 3)
        assert.equal(await tab.evaluate(tagsInPage, undefined), 1)
        assert.deepEqual([...new Set(await tab.evaluate(grantedInPage, undefined))], ["analytics_storage"])
        assert.ok(requests().length > 0, "the tag was asked for")
        assert.deepEqual(
          requests().filter((url) => !url.startsWith("https://www.googletagmanager.com")),
          [],
        )
      }),
  },
  {
    title: "a stored yes is applied on return, before the first page view",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await accept(tab)
        await tab.goto("/blog")
        await expectQueue(tab, "event:page_view")
        const queue = await tab.evaluate(queueInPage, undefined)
        assert.ok(queue.indexOf("consent:update") < queue.indexOf("config"), queue.join())
        assert.equal(queue.filter((entry) => entry === "event:page_view").length, 1)
        await expectNoBanner(tab)
      }),
  },
  {
    title: "a form sent before the choice is never reported",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await sendForm(tab, { status: 200, body: { ok: true } })
        await waitUntil("the thanks", () =>
          tab.evaluate(() => document.querySelector("form")?.dataset.phase === "success", undefined),
        )
        await accept(tab)
        await expectQueue(tab, "event:page_view")
        assert.deepEqual(await events(tab, "submit_form"), [])
      }),
  },
  {
    title: "after Accept All a sent form is one event with nothing that was typed",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/?email=ada@sample.example#contact")
        await accept(tab)
        await sendForm(tab, { status: 200, body: { ok: true } })
        await expectQueue(tab, "event:submit_form")
        assert.equal((await events(tab, "submit_form")).length, 1)
        const all = JSON.stringify(await tab.evaluate(eventsInPage, undefined))
        assert.doesNotMatch(all, /ada|sample\.example|forwarding|\?|#/i)
      }),
  },
  {
    title: "a refused form is one event that names the field, and one that quotes the visitor is unknown",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await accept(tab)
        await sendForm(tab, { status: 422, body: { error: "Please enter your name." } })
        await expectQueue(tab, "event:form_error")
        const first = await events(tab, "form_error")
        assert.deepEqual(
          first.map(({ details }) => JSON.parse(details) as unknown),
          [{ event_category: "Contact", event_label: "Please enter your name." }],
        )
        await tab.evaluate(answerInPage, { status: 422, body: { error: "Ada Sample is refused" } })
        await tab.evaluate(() => document.querySelector("form")?.requestSubmit(), undefined)
        await waitUntil("the second event", async () => (await events(tab, "form_error")).length === 2)
        assert.match((await events(tab, "form_error"))[1]?.details ?? "", /"Unknown error"/)
      }),
  },
  {
    title: "withdrawing from the foot of the page deletes Google's cookies and stops everything",
    run: (engine) =>
      inProfile(engine, async ({ tab, requests }) => {
        await tab.goto("/")
        await accept(tab)
        await expectQueue(tab, "event:page_view")
        await tab.evaluate(() => {
          for (const name of ["_ga", "_ga_TEST0000000", "_gid", "_gat_x"])
            document.cookie = `${name}=1; path=/`
        }, undefined)
        await tab.click("button", copy.footer.cookieSettings)
        await decline(tab)
        const before = requests().length
        const counted = (await events(tab, "page_view")).length
        for (const href of ["/blog", "/privacy-policy", "/"]) await navigate(tab, href)
        await pause(lookAround)
        const left = await tab.evaluate(leftBehindInPage, undefined)
        assert.equal(left.cookies, "")
        assert.equal(requests().length, before)
        assert.equal((await events(tab, "page_view")).length, counted)
        const disabled = () => (window as unknown as Record<string, unknown>)["ga-disable-G-TEST0000000"]
        assert.equal(await tab.evaluate(disabled, undefined), true)
      }),
  },
  ...["", "1", "TRUE", "null", "{}"].map((value) => ({
    title: `the stored value ${JSON.stringify(value)} is no choice`,
    run: (engine: Engine) =>
      inProfile(engine, async ({ tab, requests }) => {
        await storeAndReload(tab, value)
        await expectBanner(tab)
        assert.deepEqual(requests(), [])
      }),
  })),
  {
    title: "a choice in one tab hides the banner in the other, and no page loads the tag twice",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/blog")
        const other = await tab.anotherTab()
        await other.goto("/")
        await expectBanner(other)
        await accept(tab)
        await expectNoBanner(other)
        await expectQueue(tab, "event:page_view")
        assert.equal(await tab.evaluate(tagsInPage, undefined), 1)
        // A tab in the background loads the tag when the visitor comes to it.
        assert.ok((await other.evaluate(tagsInPage, undefined)) <= 1)
      }),
  },
  ...[
    { what: "older than 182 days", stamp: () => stampOf(Date.now() - 183 * day) },
    { what: "from the future", stamp: () => stampOf(Date.now() + day) },
    { what: "for another version of the policy", stamp: () => stampOf(Date.now(), "2001-01") },
  ].map(({ what, stamp }) => ({
    title: `a choice ${what} is asked again, and denied meanwhile`,
    run: (engine: Engine) =>
      inProfile(engine, async ({ tab, requests }) => {
        await storeAndReload(tab, "true", stamp())
        await expectBanner(tab)
        await settled(tab)
        assert.deepEqual(requests(), [])
      }),
  })),
  {
    title: "the two buttons look alike, Decline comes first, and Escape chooses nothing",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await expectBanner(tab)
        const buttons = await tab.evaluate(buttonsInPage, [copy.decline, copy.accept])
        assert.deepEqual(
          buttons.map(({ name }) => name),
          [copy.decline, copy.accept],
        )
        const [first, second] = buttons
        assert.deepEqual(first?.look, second?.look)
        assert.equal(first?.height, second?.height)
        assert.equal(first?.width, second?.width)
        assert.equal(await tab.evaluate(() => document.activeElement === document.body, undefined), true)
        await tab.press("Escape")
        await expectBanner(tab)
        await expectNothingLeft(tab)
      }),
  },
  {
    title: "the policy opens from the banner before a choice is made",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await expectBanner(tab)
        await tab.evaluate(
          (label: string) =>
            document.querySelector<HTMLAnchorElement>(`section[aria-label="${label}"] a`)?.click(),
          copy.label,
        )
        await waitUntil("the policy", () =>
          tab.evaluate((path: string) => location.pathname === path, copy.policy.href),
        )
        await expectBanner(tab)
      }),
  },
  {
    title: "Global Privacy Control is honoured, and the banner says so",
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
    title: "where storage is blocked the banner still works, and nothing breaks",
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
