import { randomUUID } from "node:crypto"
import type { Page, Request } from "@playwright/test"
import { contact } from "./content"

export const endpoint = "**/functions/v1/contact-form"
export const { name, email, company, message } = contact.inputs

export const form = (page: Page) => page.locator("form")
export const field = (page: Page, { label }: { label: string }) => form(page).getByLabel(label)
export const submit = (page: Page) => form(page).getByRole("button", { name: contact.submit })

/** The overlay that thanks for an enquiry. */
export const thanks = (page: Page) => page.getByRole("group", { name: contact.success.title })

/** Returns an email address that no other test uses. */
export const newAddress = () => `visitor-${randomUUID()}@example.com`

/** Fills the whole form. */
export const fill = async (page: Page, address: string) => {
  await field(page, name).fill("Ann Example")
  await field(page, email).fill(address)
  await field(page, company).fill("Example Forwarding Ltd.")
  await field(page, message).fill("We move to SAP HANA next year.")
}

/** Records the POST requests of a page from now on. */
export const posts = (page: Page) => {
  const seen: Request[] = []
  page.on("request", (request) => {
    if (request.method() === "POST") seen.push(request)
  })
  return seen
}
