import { z } from "zod"
import { icon, line, link, picture, prose } from "./fields"

const heading = line("The heading")
const lead = prose("The sentences under the heading")

/** `content/home/hero.yml` */
export const homeHeroSchema = z.strictObject({
  badge: line("The words above the headline"),
  headline: line("The headline of the site"),
  lead,
  primary: link("The action that matters"),
  secondary: link("The other way on"),
  facts: z
    .array(
      z
        .strictObject({ term: line("What it is about"), detail: line("The fact") })
        .meta({ title: "HeroFact" }),
    )
    .describe("Short facts under the links"),
  pause: line("The button that stops the moving chart"),
  play: line("The button that starts it again"),
  picture: picture("The chart behind the headline", "decorates"),
})

const service = z
  .strictObject({
    icon,
    title: line("The service's name"),
    description: prose("What it does for the reader"),
  })
  .meta({ title: "ServiceItem" })

/** `content/home/services.yml` */
export const homeServicesSchema = z.strictObject({
  heading,
  lead,
  modulesHeading: line("The heading over the modules"),
  modules: z.array(service).min(1).describe("The GTS modules, in order").meta({ nodes: "Service" }),
  hanaHeading: line("The heading over the HANA items"),
  hana: z.array(service).min(1).describe("The HANA items, in order").meta({ nodes: "Service" }),
  reasonsHeading: line("The heading over the reasons"),
  reasons: z.array(prose("One reason")).min(1).describe("Why GTS on HANA"),
  industriesHeading: line("The heading over the industries"),
  industries: z
    .array(z.strictObject({ icon, name: line("The industry") }).meta({ title: "Industry" }))
    .min(1)
    .describe("The industries served"),
})

/** `content/home/clients.yml` */
export const homeClientsSchema = z.strictObject({ heading, lead, link: link("The way to the contact form") })

/** `content/home/why-choose-us.yml` */
export const homeWhySchema = z.strictObject({
  heading,
  lead,
  benefits: z
    .array(
      z
        .strictObject({
          icon,
          title: line("The benefit"),
          description: prose("What it means for the reader"),
        })
        .meta({ title: "Benefit" }),
    )
    .min(1)
    .describe("The benefits"),
  testimonialsHeading: line("The heading over the testimonials"),
  certificationsHeading: line("The heading over the certifications"),
  certifications: z
    .array(
      z
        .strictObject({ name: line("The certification"), detail: line("Who gives it, and for what") })
        .meta({ title: "Certification" }),
    )
    .min(1)
    .describe("The certification badges"),
})

/** `content/home/case-studies.yml` */
export const homeCaseStudiesSchema = z.strictObject({
  heading,
  lead,
  resultsLabel: line("The words over the results"),
})

const field = z
  .strictObject({
    label: line("The label"),
    placeholder: line("The sample shown in the empty field"),
    missing: line("What is said when the field is empty").optional(),
    invalid: line("What is said when the text does not fit").optional(),
  })
  .meta({ title: "FormField" })

/** `content/home/contact.yml` */
export const homeContactSchema = z.strictObject({
  heading,
  lead,
  steps: z.array(prose("One step")).describe("What happens after the form is sent"),
  stepsHeading: line("The heading over the steps"),
  directHeading: line("The heading over email, phone and hours"),
  inputs: z
    .strictObject({ name: field, email: field, company: field, message: field })
    .meta({ title: "FormFields" })
    .describe("The four fields"),
  optional: line("The word beside the label of an optional field"),
  remaining: line("The note near the length limit; {count} becomes the number of characters left"),
  remainingOne: line("The same for a single character"),
  excess: line("The note beyond the length limit; {count} becomes the number of characters too many"),
  excessOne: line("The same for a single character"),
  submit: line("The button"),
  submitting: line("The button while the form is being sent"),
  consent: z
    .strictObject({
      before: line("The words before the link"),
      link: link("The link to the policy"),
      after: line("The words after the link"),
    })
    .meta({ title: "ConsentNote" })
    .describe("The note under the form"),
  success: z
    .strictObject({
      title: line("The title of the thank-you note"),
      text: prose("The thank-you note"),
      close: line("The button that closes it"),
    })
    .meta({ title: "FormSuccess" })
    .describe("What is shown after the form was sent"),
  errors: z
    .strictObject({
      title: line("The title of the error box"),
      alreadySent: line("The title of the error box when this form has already arrived"),
      failed: line("When the service refuses without a reason"),
      retry: line("When something failed that has no text of its own"),
      timeout: line("When no answer came in time"),
      offline: line("When the visitor is offline"),
      network: line("Added below the browser's own message when the network fails"),
    })
    .meta({ title: "FormErrors" })
    .describe("What is said when the form could not be sent"),
  noScript: prose("What is said where scripts do not run"),
})
