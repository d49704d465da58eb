import { expect, type Page } from "@playwright/test"
import { copy, policy } from "./content"
import { visit } from "./open-page"

const fill = async (page: Page) => {
  const { name, email, company } = copy.form.inputs
  await page.getByLabel(name.label).fill("Ada Example")
  await page.getByLabel(email.label).fill("ada@example.com")
  await page.getByLabel(company.label).fill("Example Ltd")
}

/** Sends the form to a service that gives this answer. */
const send = async (page: Page, status: number) => {
  await page.route("**/functions/v1/contact-form", (route) =>
    route.fulfill({ status, json: status === 200 ? { success: true } : {} }),
  )
  await visit(page, "/")
  await fill(page)
  await page.locator("form").getByRole("button", { name: copy.form.submit }).click()
}

type State = {
  /** The words for it in the name of a test. */
  says: string
  /** The state exists on narrow screens only. */
  narrow?: true
  /** What of the page is brought into sight for its picture. */
  part?: string
  /** What alone stands on its picture; the window where none is named. */
  picture?: string
  reach: (page: Page) => Promise<void>
}

/** The states of the site beyond a page at rest, and the way into each of them. */
export const states: Record<string, State> = {
  menu: {
    says: "the menu open",
    narrow: true,
    reach: async (page) => {
      await visit(page, "/")
      await page.getByRole("button", { name: copy.labels.openMenu }).click()
      await expect(page.getByRole("link", { name: copy.navigation[1]?.label ?? "" }).first()).toBeVisible()
    },
  },
  banner: {
    says: "the cookie banner shown",
    picture: `section[aria-label="${copy.label}"]`,
    reach: async (page) => {
      await visit(page, "/", { asked: true })
      await expect(page.getByRole("region", { name: copy.label })).toBeVisible()
    },
  },
  "form-errors": {
    says: "errors in the form",
    part: "form",
    reach: async (page) => {
      await visit(page, "/")
      await page.locator("form").getByRole("button", { name: copy.form.submit }).click()
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(3)
    },
  },
  "form-failed": {
    says: "a form that could not be sent",
    part: "[role=alert]",
    reach: async (page) => {
      await send(page, 500)
      await expect(page.locator("form").getByRole("alert")).toBeFocused()
    },
  },
  "thank-you": {
    says: "the thank-you overlay",
    part: "form",
    reach: async (page) => {
      await send(page, 200)
      // The overlay waits for a visitor who points at it.
      await page.getByRole("group", { name: copy.form.success.title }).hover()
    },
  },
  accordion: {
    says: "every section of the policy open",
    part: "details:nth-of-type(5)",
    reach: async (page) => {
      await visit(page, "/privacy-policy")
      await page.getByRole("button", { name: policy.openAll }).click()
      await expect(page.locator("details:not([open])")).toHaveCount(0)
    },
  },
  "nothing-found": {
    says: "a search without a result",
    reach: async (page) => {
      await visit(page, "/blog")
      await page.getByRole("searchbox").fill("zzyzx")
      await expect(page.locator("article:visible")).toHaveCount(0)
    },
  },
}
