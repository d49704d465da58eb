import { readTokenValues, readContentFile } from "./content-file"
import { tokenValuesOf, fillFields, tokenNames } from "./tokens"

const site = {
  name: "Harbour Test Practice",
  consultant: "Robin Quay",
  email: "office@harbour-test.co.uk",
  privacyEmail: "privacy@harbour-test.co.uk",
  phone: "+44 20 0000 0000",
  url: "https://www.harbour-test.co.uk",
  nextStart: "May 2027",
  company: { label: "Registered, number", number: "00000017" },
  vat: { label: "VAT number", number: "GB 517 3829 46" },
  facts: {
    replyTime: "one working day",
    years: "12",
    projects: "31",
    moves: "4",
    moveWeeks: "20–30",
    clientTime: "half a day a week each",
    acceptCookies: "Accept",
    declineCookies: "Decline",
    enquiriesKept: "3 years",
    heldBackKept: "90 days",
    hashesKept: "30 days",
  },
  address: { street: "1 Test Quay", locality: "London", postalCode: "E1 1AA", country: "United Kingdom" },
}
const tokenValues = tokenValuesOf(site)

test("each token has its value from site.yml", () => {
  expect(Object.keys(tokenValues)).toEqual(tokenNames)
  expect(tokenValues).toMatchObject({
    practice: "Harbour Test Practice",
    practiceEmail: "office@harbour-test.co.uk",
    address: "1 Test Quay, London\u00A0E1\u00A01AA, United Kingdom",
    street: "1 Test Quay",
    town: "London",
    postcode: "E1 1AA",
    companyNumber: "00000017",
    vatNumber: "GB 517 3829 46",
    replyTime: "one working day",
  })
})

test("the postcode is before the town where site.yml says so", () => {
  const address = { ...site.address, locality: "Rotterdam", postalCode: "3016 CM", postalCodeFirst: true }
  expect(tokenValuesOf({ ...site, address })).toMatchObject({
    address: "1 Test Quay, 3016\u00A0CM\u00A0Rotterdam, United Kingdom",
  })
})

test("a fact with another fact in it is filled in", () => {
  expect(tokenValuesOf({ ...site, name: "{consultant} Advies" }).practice).toBe("Robin Quay Advies")
})

test("a site.yml that does not parse or has no values yields none", () => {
  expect([
    readTokenValues("name: [\n"),
    readTokenValues("name: [5]\naddress: here\n"),
    tokenValuesOf(undefined),
  ]).toEqual([{}, {}, {}])
})

test("tokens are filled in all fields, in lists and blocks too, and link targets get addresses", () => {
  const fields = {
    lead: "{practice} in {town}, {count} of {{town}}",
    items: ["{consultant}", { label: "Call {practicePhone}", href: "tel:{practicePhone}" }],
    draft: false,
  }
  expect(fillFields(fields, tokenValues)).toEqual({
    lead: "Harbour Test Practice in London, {count} of {{town}}",
    items: ["Robin Quay", { label: "Call +44 20 0000 0000", href: "tel:+442000000000" }],
    draft: false,
  })
})

test("a file is read with its tokens filled in, in its fields and in its text", () => {
  const file = readContentFile(
    "privacy/01-who.md",
    '---\ntitle: "{practice}"\n---\n\nWrite to {privacyEmail}.\n',
    tokenValues,
  )
  expect(file).toMatchObject({
    fields: { title: "Harbour Test Practice" },
    body: "\nWrite to <privacy@harbour-test.co.uk>.\n",
  })
})
