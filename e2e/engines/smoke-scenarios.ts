import assert from "node:assert/strict"
import { answerInPage, focusedInPage, pageInPage, sectionsInPage } from "./in-page"
import { routes } from "../support/pages"
import { inProfile, waitUntil, type Engine, type Scenario } from "./session"
import { decline } from "./steps"
import { copy } from "../support/content"

/** Scenarios that cover the main features in every engine; the cookie choice has its own. */
export const smokeScenarios: Scenario[] = [
  ...routes.map((route) => ({
    title: `${route} has a title, one main heading and text`,
    run: (engine: Engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto(route)
        const { title, headings, words: count, width } = await tab.evaluate(pageInPage, undefined)
        assert.notEqual(title, "")
        assert.equal(headings, 1)
        assert.ok(count > 20, `only ${count} words`)
        assert.ok(width <= 0, `the page is ${width} px too wide`)
      }),
  })),
  {
    title: "on a narrow screen the menu opens, its links work, and Escape closes it",
    run: (engine) =>
      inProfile(
        engine,
        async ({ tab }) => {
          await tab.goto("/")
          await decline(tab)
          await tab.click("button", copy.labels.openMenu)
          await tab.press("Escape")
          await waitUntil("the menu to close", () =>
            tab.evaluate(() => document.querySelector("nav:popover-open") === null, undefined),
          )
          const [hub] = copy.navigation.filter(({ href }) => href === "/blog")
          assert.ok(hub, "the menu has a link to the blog")
          await tab.click("button", copy.labels.openMenu)
          await tab.click("link", hub.label)
          await waitUntil("the blog", () => tab.evaluate(() => location.pathname === "/blog", undefined))
        },
        { size: { width: 640, height: 800 } },
      ),
  },
  {
    title: "the first section of the policy is open, and each one opens and closes independently",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/privacy-policy")
        await decline(tab)
        const before = await tab.evaluate(sectionsInPage, undefined)
        assert.deepEqual(
          before.map(({ open }) => open),
          before.map((_, index) => index === 0),
        )
        await tab.click("button", before[2]?.name ?? "")
        const opens = async () =>
          (await tab.evaluate(sectionsInPage, undefined)).flatMap(({ open }, at) => (open ? [at] : []))
        await waitUntil("the third section", async () => (await opens()).join() === "0,2")
        await tab.click("button", before[0]?.name ?? "")
        await waitUntil("the first section to close", async () => (await opens()).join() === "2")
      }),
  },
  {
    title: "the search of the policy shows only the sections that contain the search term",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/privacy-policy")
        await decline(tab)
        await tab.type(copy.search, "children")
        await waitUntil("fewer sections", async () => {
          const all = await tab.evaluate(sectionsInPage, undefined)
          const shown = all.filter(({ hidden }) => !hidden)
          return (
            shown.length > 0 && shown.length < all.length && shown.every(({ text }) => /children/i.test(text))
          )
        })
      }),
  },
  {
    title: "the form marks missing fields, and shows the thank-you message once it is sent",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await decline(tab)
        await tab.click("button", copy.form.submit)
        await waitUntil("the focus on the first field", () =>
          tab.evaluate(() => document.activeElement?.getAttribute("aria-invalid") === "true", undefined),
        )
        await tab.evaluate(answerInPage, { status: 200, body: { ok: true } })
        await tab.type(copy.form.inputs.name.label, "Ada Sample")
        await tab.type(copy.form.inputs.email.label, "ada@sample.example")
        await tab.type(copy.form.inputs.company.label, "Sample Forwarding")
        await tab.click("button", copy.form.submit)
        await waitUntil("the thank-you message", () =>
          tab.evaluate(
            (title: string) =>
              [...document.querySelectorAll("form [role=status]")].some((status) =>
                status.textContent.includes(title),
              ),
            copy.form.success.title,
          ),
        )
      }),
  },
  {
    title: "the first Tab focuses the skip link",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await tab.press("Tab")
        assert.equal(await tab.evaluate(focusedInPage, undefined), copy.labels.skip)
      }),
  },
]
