import { expect, type Page } from "@playwright/test"
import { copy, policy } from "./content"
import { visit } from "./open-page"

const fill = async (page: Page) => {
  const { name, email, company } = copy.form.inputs
  await page.getByLabel(name.label).fill("Ada Example")
  await page.getByLabel(email.label).fill("ada@example.com")
  await page.getByLabel(company.label).fill("Example Ltd")
}

/** Sends the form to a service that responds with this status. */
const send = async (page: Page, status: number) => {
  await page.route("**/functions/v1/contact-form", (route) =>
    route.fulfill({ status, json: status === 200 ? { success: true } : {} }),
  )
  await visit(page, "/")
  await fill(page)
  await page.locator("form").getByRole("button", { name: copy.form.submit }).click()
}

type State = {
  /** Describes the state in the title of a test. */
  title: string
  /** Set if the state exists on narrow screens only. */
  narrow?: true
  /** Selector of the element to scroll to for the screenshot. */
  scrollTo?: string
  /** Selector of the element that the screenshot shows; the window by default. */
  only?: string
  reach: (page: Page) => Promise<void>
}

/** States of the site that need an interaction, and the steps to reach them. */
export const states: Record<string, State> = {
  menu: {
    title: "the menu open",
    narrow: true,
    reach: async (page) => {
      await visit(page, "/")
      await page.getByRole("button", { name: copy.labels.openMenu }).click()
      await expect(page.getByRole("link", { name: copy.navigation[1]?.label ?? "" }).first()).toBeVisible()
    },
  },
  banner: {
    title: "the cookie banner shown",
    only: `section[aria-label="${copy.label}"]`,
    reach: async (page) => {
      await visit(page, "/", { asked: true })
      await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
    },
  },
  "form-errors": {
    title: "errors in the form",
    scrollTo: "form",
    reach: async (page) => {
      await visit(page, "/")
      await page.locator("form").getByRole("button", { name: copy.form.submit }).click()
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(3)
    },
  },
  "form-failed": {
    title: "a form that failed to send",
    scrollTo: "[role=alert]",
    reach: async (page) => {
      await send(page, 500)
      await expect(page.locator("form").getByRole("alert")).toBeFocused()
    },
  },
  "thank-you": {
    title: "the thank-you overlay",
    scrollTo: "form",
    reach: async (page) => {
      await send(page, 200)
      // The overlay stays open while the pointer is over it.
      await page.getByRole("group", { name: copy.form.success.title }).hover()
    },
  },
  accordion: {
    title: "every section of the policy open",
    scrollTo: "details:nth-of-type(5)",
    reach: async (page) => {
      await visit(page, "/privacy-policy")
      await page.getByRole("button", { name: policy.openAll }).click()
      await expect(page.locator("details:not([open])")).toHaveCount(0)
    },
  },
  "nothing-found": {
    title: "a search without a result",
    reach: async (page) => {
      await visit(page, "/blog")
      await page.getByRole("searchbox").fill("zzyzx")
      await expect(page.locator("article:visible")).toHaveCount(0)
    },
  },
}
