import { z } from "zod"
import { line, link, prose } from "./fields"

/** `content/site.yml`: facts and words that stand on every page. */
export const siteSchema = z.strictObject({
  sample: z
    .boolean()
    .describe("true while the contact data, clients and figures are samples; false once they are yours"),
  name: line("The name of the practice"),
  consultant: line("The consultant's name"),
  tagline: line("What the practice does, in a few words"),
  description: prose("What search engines and shared links say of the site"),
  url: z
    .url("is not a web address → write it as https://www.example.com")
    .describe("The public address of the site, without a trailing slash"),
  email: z
    .email("is not an email address → write it as name@example.com")
    .describe("Where enquiries are answered"),
  privacyEmail: z
    .email("is not an email address → write it as name@example.com")
    .describe("Where questions about personal data are answered"),
  phone: line("The telephone number as people read it"),
  address: z
    .strictObject({
      street: line("Building and street"),
      locality: line("Town"),
      postalCode: line("Postcode"),
      country: line("Country"),
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/, "is not a country code → write two capital letters, for example GB")
        .describe("ISO 3166 country code"),
    })
    .meta({ title: "PostalAddress" })
    .describe("The postal address"),
  openingHours: line("Business hours in schema.org form, for example Mo-Fr 09:00-17:00"),
  openingHoursLabel: line("Business hours as people read them"),
  navigation: z.array(link("One entry of the bar")).min(1).describe("The entries of the bar, in order"),
  book: link("The call to action in the bar"),
  labels: z
    .strictObject({
      skip: line("The link that jumps over the bar"),
      mainNavigation: line("What a screen reader calls the bar"),
      home: line("What a screen reader calls the brand link"),
      openMenu: line("The menu button while the menu is closed"),
      closeMenu: line("The menu button while the menu is open"),
      menu: line("The word on the menu button"),
    })
    .meta({ title: "SiteLabels" })
    .describe("Words on controls of the bar"),
  footer: z
    .strictObject({
      blurb: prose("What the practice does, for the foot of each page"),
      servicesHeading: line("The heading over the links to services"),
      services: z.array(link("A link to a service")).min(1),
      resourcesHeading: line("The heading over the resources"),
      resources: z.array(link("A link to a resource")).min(1),
      contactHeading: line("The heading over the contact data"),
      book: link("The call to action"),
      cookieSettings: line("The button that shows the cookie choice again"),
      backToTop: line("The button that leads to the top"),
      rights: line("What follows the year and the name in the copyright line"),
      credits: line("The link to the credits and licences"),
      trademark: prose("The note on trademarks"),
      sampleNote: prose("What is said on the pages while the content is a sample"),
    })
    .meta({ title: "SiteFooter" })
    .describe("Words at the foot of each page"),
})
