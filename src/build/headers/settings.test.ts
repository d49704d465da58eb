import { headerSettings } from "./settings"

test("without settings nothing is measured and the form stays on the site's origin", () => {
  expect(headerSettings({})).toEqual({ analytics: false, contactEndpoint: undefined })
  expect(headerSettings({ GATSBY_GA_MEASUREMENT_ID: "", GATSBY_CONTACT_HOST: "" })).toEqual({
    analytics: false,
    contactEndpoint: undefined,
  })
})

test("a contact host gives the form's full address", () => {
  expect(headerSettings({ GATSBY_CONTACT_HOST: "https://project.supabase.co/" }).contactEndpoint).toBe(
    "https://project.supabase.co/functions/v1/contact-form",
  )
})

test("settings that cannot be used are named, all of them", () => {
  const wrong = { GATSBY_GA_MEASUREMENT_ID: "UA-1; script-src *", GATSBY_CONTACT_HOST: "project.supabase.co" }
  expect(() => headerSettings(wrong)).toThrow(/GATSBY_GA_MEASUREMENT_ID.*\n.*GATSBY_CONTACT_HOST/)
})
