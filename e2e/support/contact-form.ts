import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { fieldNames, type FieldName } from "../../supabase/functions/_shared/contact/contract"
import { enquiry } from "../../test/enquiry"
import { contact } from "./content"

export const endpoint = "**/functions/v1/contact-form"

export const form = (page: Page) => page.locator("form")
export const field = (page: Page, name: FieldName) => form(page).getByLabel(contact.inputs[name].label)
export const submit = (page: Page) => form(page).getByRole("button", { name: contact.submit })

/** The overlay that thanks for an enquiry. */
export const thanks = (page: Page) => page.getByRole("group", { name: contact.success.title })

/** Returns an email address that no other test uses. */
export const newAddress = () => `visitor-${randomUUID()}@example.com`

/** Fills the whole form. */
export const fill = async (page: Page, email: string) => {
  for (const name of fieldNames) await field(page, name).fill({ ...enquiry, email }[name])
}
