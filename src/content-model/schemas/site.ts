import { z } from "zod"
import { contentFile, group, line, link, list, matching, prose } from "./fields"

const email = (description: string) =>
  z
    .email("is not an email address")
    .meta({ invalid: "is not an email address", fix: "write one address as name@example.com" })
    .describe(description)

/** Matches schema.org's `openingHours`. */
const hours =
  /^[A-Z][a-z](?:[-,][A-Z][a-z])* \d\d:\d\d-\d\d:\d\d(?:[,;] ?[A-Z][a-z](?:[-,][A-Z][a-z])* \d\d:\d\d-\d\d:\d\d)*$/

const period = (description: string) =>
  matching(/^\d+ (?:day|month|year)s?$/, {
    invalid: "is not a period",
    fix: "write a number and days, months or years, for example 3 years",
  }).describe(`${description} It must match the database.`)

/** A number by which authorities know the practice, and the words before it. */
const registration = (description: string, example: string) =>
  group("Registration", {
    label: line(`The words before the number, for example ${example}.`),
    number: line("The number itself."),
  })
    .describe(`${description} Leave it out if you have none.`)
    .optional()

/** Facts that several texts state, each by its token. */
const facts = group("PracticeFacts", {
  replyTime: line("The time within which you reply to an enquiry, for example one working day."),
  years: line("The number of years of your experience. Only texts with {years} show it."),
  projects: line("The number of your projects. Only texts with {projects} show it."),
  moves: line("The number of your moves to SAP HANA. Only texts with {moves} show it."),
  moveWeeks: line("How many weeks a move takes, for example 19–40. Only texts with {moveWeeks} show it."),
  clientTime: line(
    "The time that a client’s people give, for example a day a week each. Only texts with {clientTime} show it.",
  ),
  acceptCookies: line("The words on the button that accepts cookies."),
  declineCookies: line("The words on the button that declines cookies."),
  enquiriesKept: period("How long enquiries are kept after the last contact, for example 3 years."),
  heldBackKept: period("How long messages are kept that looked automated, for example 90 days."),
  hashesKept: period("How long the hash of a network address is kept, for example 30 days."),
}).describe("Facts that other files show by tokens, for example {replyTime}.")

/** `content/site.yml`: facts and texts that every page uses. */
export const siteSchema = contentFile({
  name: line("The name of your practice."),
  consultant: line("Your name."),
  tagline: line("What the practice does, in a few words."),
  description: prose("What search engines and shared links say about the site."),
  url: matching(/^https:\/\/[^\s/?#]+\.[^\s/?#.]+$/, {
    invalid: "is not the address of a site",
    fix: "write it as https://www.example.com, without a slash or a page at the end",
  }).describe("The public address of the site without a slash at the end: https://www.example.com."),
  email: email("The email address at which you answer enquiries."),
  privacyEmail: email("The email address for questions about personal data."),
  phone: line(
    "The telephone number with the country code, for example +44 20 7946 0123. It may be left out.",
  ).optional(),
  bookingUrl: matching(/^https:\/\/\S+$/, {
    invalid: "is not the address of a page",
    fix: "copy the address that the service gives you for sharing, which begins with https://",
  })
    .describe("The page of a calendar service for booking a call. Leave it out if you use none.")
    .optional(),
  address: group("PostalAddress", {
    street: line("The building and the street."),
    locality: line("The town."),
    postalCode: line("The postcode."),
    postalCodeFirst: z
      .boolean()
      .describe("Whether the postcode is before the town, as in Germany or the Netherlands.")
      .default(false),
    country: line("The country, as people read it."),
    countryCode: matching(/^[A-Z]{2}$/, {
      invalid: "is not a country code",
      fix: "write two capital letters, for example GB",
    }).describe("The two capital letters of the country in ISO 3166, for example GB."),
  }).describe("The postal address."),
  openingHours: matching(hours, {
    invalid: "does not have the form that search engines read",
    fix: "write it as Mo-Fr 09:00-17:00 or, with a break, as Mo-Fr 09:00-12:00, Mo-Fr 13:00-17:00",
  })
    .describe(
      "The business hours as search engines read them, for example Mo-Fr 09:00-17:00. They may be left out.",
    )
    .optional(),
  openingHoursLabel: line("The business hours as people read them. They may be left out.").optional(),
  nextStart: line(
    "The month of your next start, for example February 2027. Texts with {nextStart} show it.",
  ).optional(),
  facts,
  company: registration(
    "The entry in a register of companies.",
    "Registered in England and Wales, company number",
  ),
  vat: registration("The VAT number.", "VAT number"),
  profiles: z
    .array(link("One profile."))
    .describe("Your social and professional profiles, for example at LinkedIn. They are in the footer.")
    .optional(),
  sampleFiles: z
    .array(line("A file, for example content/mark.svg."))
    .describe(
      "Files of the sample that no text names. Replace each with your own, or delete it, and then its line.",
    )
    .optional(),
  navigation: list(link("One entry of the main menu."), "The entries of the main menu, in order."),
  book: link("The button in the main menu. Phones show its first word."),
  labels: group("SiteLabels", {
    skip: line("The link that skips the main menu, for keyboards and screen readers."),
    mainNavigation: line("The name of the main menu, for screen readers."),
    home: line("The name of the link on your logo, for screen readers."),
    menu: line("The word on the menu button, and its name for screen readers."),
    loading: line("What screen readers say while the next page loads slowly.").default("Loading"),
    broken: prose(
      "What visitors read above the footer with your email address if a page cannot be shown.",
    ).default("This page could not be shown. Please reload it, or write to me at the address below."),
    call: line("The word before the telephone number in the menu of phones.").default("Call"),
    sampleSite: line("The sentence under the header while a file is marked as a sample.").default(
      "Sample site: people, clients, figures and prices are invented.",
    ),
  }).describe("Words in the main menu."),
  footer: group("SiteFooter", {
    blurb: prose("What the practice does, for the footer of each page."),
    servicesHeading: line("The heading above the links to services."),
    services: list(link("A link to a service."), "The links to services."),
    resourcesHeading: line("The heading above the resources."),
    resources: list(link("A link to a resource."), "The links to resources."),
    contactHeading: line("The heading above the contact data."),
    book: link("The button in the footer."),
    cookieSettings: line("The button that shows the cookie choice again."),
    backToTop: line("The button that leads to the top of the page."),
    rights: line("The words after the year and the name in the copyright line."),
    credits: line("The link to the credits and licences."),
    trademark: prose("The note on trademarks."),
  }).describe("Words in the footer of each page."),
})
