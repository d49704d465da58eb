import { z } from "zod"
import { day, line, link, prose } from "./fields"

/** `content/pages/blog.yml` */
export const blogPageSchema = z.strictObject({
  title: line("The banner"),
  lead: prose("The sentences under the banner"),
  description: prose("What search engines and shared links say of the page"),
  by: line("The word before the author"),
  updated: line("The words before the date of an update"),
  contents: line("The heading over a table of contents"),
  index: line("The heading over the list of all articles"),
  results: line("The heading over what a search has found"),
  feed: line("The link to the RSS feed"),
  permalink: line("The link to the article's own page"),
  about: prose("The line about the author below an article; {author} becomes the name"),
  draft: line("The word on a draft, which only live editing and previews show"),
  scheduled: line("The words on an article whose date is in the future; only live editing and previews show it"),
  minutes: line("The reading time; {count} becomes the number of minutes"),
  previous: line("The link to the older article"),
  next: line("The link to the newer article"),
  related: line("The heading over further articles, on the same topics first"),
  back: line("The link back to the list"),
  breadcrumb: line("What a screen reader calls the way back"),
  allTags: line("The choice that shows all topics"),
  filterLabel: line("What a screen reader calls the choice of topics"),
  searchLabel: line("The label of the search box"),
  searchPlaceholder: line("The sample in the search box"),
  searchClear: line("The button that empties the search box"),
  searchNone: line("What is said when nothing is found"),
  searchOne: line("What is said when one article matches"),
  searchSome: line("What is said when articles match; {count} becomes their number"),
  older: line("The link to older articles"),
  newer: line("The link to newer articles"),
})

/** `content/pages/privacy-policy.yml` */
export const privacyPageSchema = z.strictObject({
  title: line("The title"),
  lead: prose("The sentences under the title"),
  description: prose("What search engines and shared links say of the page"),
  version: line("The version of the policy; a new one asks every visitor for the cookie choice again"),
  effectiveDate: day("The day the policy takes effect"),
  effectiveLabel: line("The words before that day"),
  lastUpdated: line("The month of the last update, for example May 2025"),
  lastUpdatedLabel: line("The words before that month"),
  coverage: line("Where the policy applies"),
  coverageLabel: line("The words before the coverage"),
  contents: line("The heading over the list of sections"),
  searchLabel: line("The label of the search box"),
  searchPlaceholder: line("The sample in the search box"),
  searchClear: line("The button that empties the search box"),
  searchNone: line("What is said when no section matches"),
  searchOne: line("What is said when one section matches"),
  searchSome: line("What is said when sections match; {count} becomes their number"),
  open: line("The label of a closed section"),
  close: line("The label of an open section"),
  openAll: line("The button that opens all sections"),
  closeAll: line("The button that closes all sections"),
  contactHeading: line("The heading over the ways on"),
  contactLead: prose("The sentence over the ways on"),
  contact: line("The mail link to the privacy team"),
  security: line("The button that leads to the section on data security"),
  securitySection: line("The slug of that section"),
})

/** `content/pages/not-found.yml` */
export const notFoundPageSchema = z.strictObject({
  title: line("The title"),
  lead: prose("What happened"),
  links: z.array(link("A way back")).min(1).describe("The ways back"),
})

/** `content/cookie-banner.yml` */
export const cookieBannerSchema = z.strictObject({
  label: line("What a screen reader calls the banner"),
  text: prose("What the visitor is asked"),
  globalPrivacyControl: prose("What is added when the browser sends Global Privacy Control"),
  policy: link("The link to the policy"),
  decline: line("The button that declines"),
  accept: line("The button that accepts"),
  saved: line("What a screen reader is told after the choice"),
  current: z
    .strictObject({
      granted: line("When cookies are accepted"),
      denied: line("When cookies are declined"),
    })
    .meta({ title: "CurrentCookieChoice" })
    .describe("The choice that holds, shown when a visitor opens the banner again"),
  close: line("The button that closes the reopened banner and keeps the choice"),
})
