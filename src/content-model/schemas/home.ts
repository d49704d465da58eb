import { z } from "zod"
import { mapFields } from "../../../supabase/functions/_shared/contact/contract"
import { contentFile, counted, group, href, icon, line, link, list, picture, prose } from "./fields"

const heading = line("The heading of this part of the page.")
const lead = prose("The sentences under the heading.")

const fact = group("Fact", {
  term: line("What the fact is about, for example projects."),
  detail: line("The fact itself, for example 23."),
})

const problem = group("Problem", {
  title: line("The problem, in the words of a visitor, for example Too many screening hits."),
  description: prose("How a visitor recognises the problem, in one sentence."),
  effort: z
    .array(fact)
    .describe("What it typically takes: weeks, your days, people of the client, perhaps a price.")
    .optional(),
  links: z
    .array(
      group("ProblemLink", {
        kind: line("What the link leads to, in one word, for example Module, Case or Article."),
        label: line("The name of the module, case study or article."),
        href: href("Its address, for example /#customs-management or /blog/maximizing-sap-gts-roi."),
      }),
    )
    .describe("Where the problem is dealt with."),
})

export const homeHeroSchema = contentFile({
  badge: line("The words above the headline."),
  headline: line("The headline of the site."),
  lead,
  primary: link("The main button."),
  secondary: link("The second button."),
  facts: z.array(fact).describe("Short facts under the buttons."),
  pause: line("The button that stops the moving picture."),
  play: line("The button that starts it again."),
  picture: picture("The picture behind the headline.", "decorates"),
})

export const homeProblemsSchema = contentFile({
  heading,
  lead,
  items: z
    .array(problem)
    .default([])
    .describe("The problems of visitors, in the order in which they are shown, or [] for none."),
})

const service = group("ServiceItem", {
  icon,
  title: line("The name of the service."),
  description: prose("What the service does for the reader."),
  links: z.array(link("A link below the description.")).describe("Where to read more.").optional(),
})

const threshold = group("Threshold", {
  title: line("The words that open it."),
  lead: prose("What the names are, and how the scores are computed; SAP GTS has another way."),
  label: line("The label of the control, for example Threshold."),
  hits: line("The words for the pairs that somebody has to read."),
  falseHits: line("The label of the hits that are different companies."),
  misses: line("The label of the missed pairs of the same company."),
  note: line("The beginning of the note for the auditor, before the figures."),
  partner: line("The heading above the names of partners."),
  entry: line("The heading above the names on the list."),
  score: line("The heading above the scores."),
  verdict: line("The heading above the verdicts."),
  right: line("The verdict on a pair that the threshold judges rightly."),
  pairs: list(
    group("NamePair", {
      name: line("The invented name of a partner."),
      entry: line("The invented name on a list with which it is compared."),
      same: z.boolean().describe("Whether both are the same company."),
    }),
    "The pairs of names, in any order.",
  ),
}).describe("A screening threshold to move, below the modules.")

export const homeServicesSchema = contentFile({
  heading,
  lead,
  modules: list(service, "The modules, in the order in which they are shown."),
  hanaHeading: line("The heading above the items on SAP HANA."),
  hana: list(service, "The items on SAP HANA, in the order in which they are shown."),
  threshold: threshold.optional(),
  reasonsHeading: line("The heading above the reasons."),
  reasons: list(prose("One reason."), "The reasons for SAP GTS on HANA."),
  reasonsLink: link("A link below the reasons.").optional(),
  industriesHeading: line("The heading above the industries."),
  industries: list(
    group("Industry", {
      icon,
      name: line("The name of the industry. Clients and case studies use the same name."),
    }),
    "The industries you serve.",
  ),
})

export const homeClientsSchema = contentFile({
  heading,
  lead,
  invitation: line("A sentence above the link, in the place of the next client.").optional(),
  link: link("The link to the contact form."),
})

export const homeWhySchema = contentFile({
  heading,
  lead,
  benefits: list(
    group("Benefit", {
      icon,
      title: line("The benefit, in a few words."),
      description: prose("What the benefit means for the reader."),
      link: link("A link below the description.").optional(),
    }),
    "The benefits, in the order in which they are shown.",
  ),
  about: group("About", {
    heading: line("The heading above the part about you, for example your name."),
    text: prose("Who you are, in two or three sentences.").optional(),
    picture: picture("Your portrait.").optional(),
    facts: z.array(fact).describe("Facts about you: years, projects, languages, sectors.").optional(),
    profile: link("A link to your public profile.").optional(),
  })
    .describe("Who you are.")
    .optional(),
  testimonialsHeading: line("The heading above the testimonials."),
  certificationsHeading: line("The heading above the certifications.").default("Certifications"),
  certifications: z
    .array(
      group("Certification", {
        name: line("The name of the certification."),
        detail: line("Who awarded it, and in which year."),
      }),
    )
    .default([])
    .describe("Your certifications, or [] for none."),
})

const testimonialSchema = group("Testimonial", {
  quote: prose("What the client said, without quotation marks."),
  role: line("The role of the person who said it, for example Head of Trade Compliance."),
  companyType: line("The kind of company, for example Logistics provider."),
})

/** `content/home/testimonials.yml`: testimonials by clients. */
export const homeTestimonialsSchema = contentFile({
  items: z
    .array(testimonialSchema)
    .default([])
    .describe("The testimonials in the order in which they are shown, or [] for none."),
})

export const homeCaseStudiesSchema = contentFile({
  heading,
  lead,
  resultsLabel: line("The words above the results."),
  storyLabel: line("The words that open the chart and the description on phones."),
})

const field = group("FormField", {
  label: line("The label of the field."),
  placeholder: line("The example shown in the empty field."),
}).describe("A field of the form.")

export const homeContactSchema = contentFile({
  heading,
  lead,
  steps: list(prose("One step."), "What happens after the form is sent, step by step."),
  stepsHeading: line("The heading above the steps."),
  directHeading: line("The heading above email, phone and business hours."),
  inputs: group(
    "FormFields",
    mapFields(() => field),
  ).describe("The fields of the form."),
  optional: line("The word beside the label of an optional field."),
  remaining: counted("The note near the length limit. {count} is replaced by the number of characters left."),
  remainingOne: line("The same note for a single character."),
  excess: counted("The note beyond the length limit. {count} is replaced by the characters too many."),
  excessOne: line("The same note for a single character."),
  submit: line("The button that sends the form."),
  submitting: line("The button while the form is being sent."),
  slow: prose("The message when sending takes longer than four seconds."),
  consent: group("ConsentNote", {
    before: line("The words before the link."),
    link: link("The link to the privacy policy."),
    after: line("The words after the link."),
  }).describe("The note under the form."),
  success: group("FormSuccess", {
    title: line("The title of the thank-you note."),
    text: prose("The text of the thank-you note. {email} is replaced by the visitor's address.").meta({
      placeholders: ["email"],
    }),
    reference: line("The words before the reference number of the enquiry."),
    booking: line("The link to the calendar service, if site.yml has a bookingUrl."),
  }).describe("The note that is shown once the form has been sent."),
  errors: group("FormErrors", {
    prefix: line("The word before the message of a field, for screen readers.").default("Error:"),
    title: line("The title of the message."),
    alreadySent: line("The title of the message when this form has already arrived."),
    failed: line("The message when the service refuses the form without a reason."),
    retry: line("The message when something else failed."),
    timeout: line("The message when no answer came in time."),
    offline: line("The message when the visitor is offline."),
    byEmail: line("The words before your email address, below every one of these messages."),
  }).describe("The messages when the form could not be sent."),
  noScript: prose("The note for visitors whose browser does not run scripts."),
})
