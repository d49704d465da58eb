import { headerSettings } from "./index"

const read = (settings: Record<string, string>) => headerSettings({ NODE_ENV: "test", ...settings })

test("without settings there is no analytics, and the form posts to the same origin", () => {
  const nothing = { analytics: false, contactEndpoint: undefined }
  expect(read({})).toEqual(nothing)
  expect(read({ GATSBY_GA_MEASUREMENT_ID: "", GATSBY_CONTACT_HOST: "" })).toEqual(nothing)
})

test("a measurement ID turns analytics on", () => {
  expect(read({ GATSBY_GA_MEASUREMENT_ID: "G-TEST0000000" }).analytics).toBe(true)
})

test("a contact host gives the full URL of the form", () => {
  expect(read({ GATSBY_CONTACT_HOST: "https://project.supabase.co" }).contactEndpoint).toBe(
    "https://project.supabase.co/functions/v1/contact-form",
  )
})
