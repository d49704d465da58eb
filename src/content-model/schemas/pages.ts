import { z } from "zod"
import { contentFile, counted, day, group, line, link, list, matching, prose } from "./fields"

export const blogPageSchema = contentFile({
  title: line("The title of the page."),
  lead: prose("The sentences under the title."),
  description: prose("What search engines and shared links say about the page."),
  by: line("The word before the author's name."),
  updated: line("The words before the date of an update."),
  contents: line("The heading above the list of an article's sections."),
  index: line("The heading above the list of all articles."),
  about: prose("The sentences about you below your own articles. {author} is replaced by the name.").meta({
    placeholders: ["author"],
  }),
  draft: line("The mark on a draft, which is shown only while you edit and in previews."),
  scheduled: line("The same mark on an article that is not public yet, before its date."),
  minutes: counted("The reading time. {count} is replaced by the number of minutes."),
  next: line("The words before the link to the next article."),
  back: line("The link back to the list of articles."),
  filterLabel: line("The name of the list of topics of an article, for screen readers."),
})

export const privacyPageSchema = contentFile({
  title: line("The title of the page."),
  lead: prose("The sentences under the title."),
  description: prose("What search engines and shared links say about the page."),
  version: line("The version of the policy. A new version asks every visitor for the cookie choice again."),
  effectiveDate: day("The day on which the policy takes effect, for example 2025-05-01."),
  effectiveLabel: line("The words before that day."),
  lastUpdated: day("The day of the last update, for example 2025-05-01. The page shows its month and year."),
  lastUpdatedLabel: line("The words before that month and year."),
  coverage: line("Where the policy applies."),
  coverageLabel: line("The words before the coverage."),
  contents: line("The heading above the list of sections."),
  searchLabel: line("The label of the search box."),
  searchPlaceholder: line("The example in the empty search box."),
  searchClear: line("The button that empties the search box."),
  searchMissing: line("The label before words that a match lacks."),
  searchNone: line("The message when no section matches."),
  searchOne: line("The message when one section matches."),
  searchSome: counted("The message when several sections match. {count} is replaced by their number."),
  open: line("The label on a closed section."),
  close: line("The label on an open section."),
  openAll: line("The button that opens all sections, until all are open."),
  closeAll: line("The same button once all sections are open; it closes them."),
  contactHeading: line("The heading above the contact links."),
  contactLead: prose("The sentence above the contact links."),
  contact: line("The link that writes an email to the privacy team."),
  security: line("The link that leads to the section on data security."),
  securitySection: line("The end of that section's address, for example data-security."),
})

/** `content/privacy/NN-<slug>.md`: a section of the privacy policy; `NN` sets the order, and the slug is the anchor. */
export const privacySectionSchema = contentFile({
  title: line("The title of the section."),
  keywords: z
    .array(
      line("What a visitor may look for in other words than the section has, for example delete my data."),
    )
    .default([])
    .describe("Words that the search of the policy also finds. They are not shown."),
})

/** `content/pages/<slug>.md`: a page with its text, at the address `/<slug>`. */
export const plainPageSchema = contentFile({
  title: line("The title of the page."),
  description: prose("What the page is about: under the title, in search engines and on shared links."),
  footer: line("The words of the link to the page in the footer. Leave it out for no link.").optional(),
  draft: z.boolean().default(false).describe("Whether the page is a draft, which the public does not see."),
})

export const notFoundPageSchema = contentFile({
  title: line("The title of the page."),
  lead: prose("What the visitor is told."),
  links: list(link("A link to a page that exists."), "Links to pages that exist."),
})

/** A button whose words are a fact in site.yml, because the privacy policy names the button. */
const cookieButton = (token: string, description: string) =>
  matching(new RegExp(`\\{${token}\\}`), {
    invalid: `does not contain {${token}}`,
    fix: `write "{${token}}", and the words of the button in content/site.yml`,
  }).describe(description)

export const cookieBannerSchema = contentFile({
  label: line("The name of the cookie banner, for screen readers."),
  text: prose("The question to the visitor."),
  globalPrivacyControl: prose("The sentence that is added when the browser sends Global Privacy Control."),
  policy: link("The link to the privacy policy."),
  decline: cookieButton("declineCookies", "The button that declines cookies, by its token."),
  accept: cookieButton("acceptCookies", "The button that accepts cookies, by its token."),
  saved: line("The message after the choice, for screen readers."),
  current: group("CurrentCookieChoice", {
    granted: line("The words when cookies are accepted."),
    denied: line("The words when cookies are declined."),
  }).describe("The current choice, shown when a visitor opens the banner again."),
  close: line("The button that closes the reopened banner and keeps the choice."),
})
