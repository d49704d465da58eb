import assert from "node:assert/strict"
import { answerInPage, focusedInPage, pageInPage, sectionsInPage } from "./in-page"
import { routes } from "../support/pages"
import type { Engine, Scenario } from "./session"
import { decline, inProfile } from "./steps"
import { waitUntil } from "./wait-until"
import { copy } from "../support/content"

/** What every engine must be able to do with the site, besides the cookie choice. */
export const smokeScenarios: Scenario[] = [
  ...routes().map((route) => ({
    title: `${route} has a title, one main heading and its words`,
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
    title: "the menu of a narrow screen opens, leads on, and closes on Escape",
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
          assert.ok(hub, "the bar leads to the blog")
          await tab.click("button", copy.labels.openMenu)
          await tab.click("link", hub.label)
          await waitUntil("the blog", () => tab.evaluate(() => location.pathname === "/blog", undefined))
        },
        { size: { width: 640, height: 800 } },
      ),
  },
  {
    title: "the first section of the policy is open, and each opens and closes by itself",
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
    title: "the search of the policy shows only the sections that hold the words",
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
    title: "the form names what is missing, and thanks when it was sent",
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
        await waitUntil("the thanks", () =>
          tab.evaluate(
            (thanks: string) =>
              [...document.querySelectorAll("form [role=status]")].some((status) =>
                status.textContent.includes(thanks),
              ),
            copy.form.success.title,
          ),
        )
      }),
  },
  {
    title: "the keyboard reaches the way past the bar first",
    run: (engine) =>
      inProfile(engine, async ({ tab }) => {
        await tab.goto("/")
        await tab.press("Tab")
        assert.equal(await tab.evaluate(focusedInPage, undefined), copy.labels.skip)
      }),
  },
]
