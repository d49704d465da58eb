import assert from "node:assert/strict"
import { setTimeout as pause } from "node:timers/promises"
import { copy } from "../support/content"
import {
  answerInPage,
  eventsInPage,
  grantedInPage,
  leftBehindInPage,
  queueInPage,
  tagsInPage,
} from "./in-page"
import { inProfile, waitUntil, type Scenario } from "./session"
import { accept, decline, eventsOf, expectNoBanner, expectQueue, navigate, sendForm } from "./steps"

/** Longer than Gatsby and the tag delay any request, in milliseconds. There is no event to wait for. */
const longest = 5000

/** Scenarios about what is sent to Google Analytics after consent, and after consent is withdrawn. */
export const analyticsScenarios: Scenario[] = [
  {
    title: "after Accept All the tag is loaded once, the queue is in order, and each route is counted once",
    run: (engine) =>
      inProfile(engine, async ({ tab, requests }) => {
        await tab.goto("/")
        await accept(tab)
        await expectQueue(tab, "event:page_view")
        assert.deepEqual(await tab.evaluate(queueInPage, undefined), [
          "consent:default",
          "set",
          "set",
          "js",
          "config",
          "consent:update",
          "set",
          "event:page_view",
        ])
        for (const href of ["/blog", "/privacy-policy"]) {
          await navigate(tab, href)
          await waitUntil(`the view of ${href}`, async () =>
            (await eventsOf(tab, "page_view")).some(({ details }) => details.includes(`"${href}"`)),
          )
        }
        const views = await eventsOf(tab, "page_view")
        assert.equal(views.length, 3)
        assert.equal(await tab.evaluate(tagsInPage, undefined), 1)
        assert.deepEqual([...new Set(await tab.evaluate(grantedInPage, undefined))], ["analytics_storage"])
        assert.ok(requests().length > 0, "the tag was requested")
        assert.deepEqual(
          requests().filter((url) => !url.startsWith("https://www.googletagmanager.com")),
          [],
        )
      }),
  },
  {
    title: "a stored consent is applied on the next visit, before the first page view",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await accept(tab)
        await tab.goto("/blog")
        await expectQueue(tab, "event:page_view")
        const queue = await tab.evaluate(queueInPage, undefined)
        assert.ok(queue.indexOf("consent:update") < queue.indexOf("event:page_view"), queue.join())
        assert.equal(queue.filter((entry) => entry === "event:page_view").length, 1)
        await expectNoBanner(tab)
      }),
  },
  {
    title: "a form that is sent before the choice is never reported",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await sendForm(tab, { status: 200, body: { ok: true } })
        await waitUntil("the thank-you message", () =>
          tab.evaluate(() => document.querySelector("form")?.dataset.phase === "success", undefined),
        )
        await accept(tab)
        await expectQueue(tab, "event:page_view")
        assert.deepEqual(await eventsOf(tab, "submit_form"), [])
      }),
  },
  {
    title: "after Accept All a sent form is one event that contains nothing that was typed",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/?email=ada@sample.example#contact")
        await accept(tab)
        await sendForm(tab, { status: 200, body: { ok: true } })
        await expectQueue(tab, "event:submit_form")
        assert.equal((await eventsOf(tab, "submit_form")).length, 1)
        const all = JSON.stringify(await tab.evaluate(eventsInPage, undefined))
        assert.doesNotMatch(all, /ada|sample\.example|forwarding|\?|#/i)
      }),
  },
  {
    title:
      "a rejected form is one event that names the field; a message that quotes the visitor is reported as unknown",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await accept(tab)
        await sendForm(tab, { status: 422, body: { error: "Please enter your name." } })
        await expectQueue(tab, "event:form_error")
        const first = await eventsOf(tab, "form_error")
        assert.deepEqual(
          first.map(({ details }) => JSON.parse(details) as unknown),
          [{ event_category: "Contact", event_label: "Please enter your name." }],
        )
        await tab.evaluate(answerInPage, { status: 422, body: { error: "Ada Sample is refused" } })
        await tab.evaluate(() => document.querySelector("form")?.requestSubmit(), undefined)
        await waitUntil("the second event", async () => (await eventsOf(tab, "form_error")).length === 2)
        assert.match((await eventsOf(tab, "form_error"))[1]?.details ?? "", /"Unknown error"/)
      }),
  },
  {
    title: "withdrawing consent in the footer deletes Google's cookies and stops all measurement",
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
        const counted = (await eventsOf(tab, "page_view")).length
        for (const href of ["/blog", "/privacy-policy", "/"]) await navigate(tab, href)
        await pause(longest)
        const left = await tab.evaluate(leftBehindInPage, undefined)
        assert.equal(left.cookies, "")
        assert.equal(requests().length, before)
        assert.equal((await eventsOf(tab, "page_view")).length, counted)
        const disabled = () => (window as unknown as Record<string, unknown>)["ga-disable-G-TEST0000000"]
        assert.equal(await tab.evaluate(disabled, undefined), true)
      }),
  },
]
