import assert from "node:assert/strict"
import { copy } from "../support/content"
import { buttonsInPage, tagsInPage } from "./in-page"
import { inProfile, waitUntil, type Scenario } from "./session"
import { accept, expectBanner, expectNoBanner, expectNothingLeft, expectQueue } from "./steps"

/** Scenarios about the cookie banner itself. */
export const bannerScenarios: Scenario[] = [
  {
    title: "a choice in one tab hides the banner in another, and no page loads the tag twice",
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
        // A background tab loads the tag when the visitor opens it.
        assert.ok((await other.evaluate(tagsInPage, undefined)) <= 1)
      }),
  },
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
]
