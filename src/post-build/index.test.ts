import { headerSettings } from "./index"

const read = (settings: Record<string, string>) => headerSettings({ NODE_ENV: "test", ...settings })

test("a contact host gives the full URL of the form", () => {
  expect(read({ GATSBY_CONTACT_HOST: "https://project.supabase.co" }).contactEndpoint).toBe(
    "https://project.supabase.co/functions/v1/contact-form",
  )
})
