import { z } from "zod"
import { group, line, link, list, own, picture, prose } from "./fields"

/** `content/clients/NN-<slug>.yml`: a client on the landing page; `NN` sets the order. */
export const clientSchema = z.strictObject({
  name: own(line("The name of the client.")),
  industry: line("The client's industry, as it is called in the list of industries on the landing page."),
  description: own(prose("What the client trades and what was done, in two sentences at most.")),
  picture: own(picture("The picture of the client. Leave it out if you have none.")).optional(),
})

/** `content/case-studies/NN-<slug>.yml`: a case study on the landing page; `NN` sets the order. */
export const caseStudySchema = z.strictObject({
  title: own(line("The headline of the case study.")),
  industry: line("The client's industry, as it is called in the list of industries on the landing page."),
  description: own(prose("The situation at the start, and what was done.")),
  results: list(
    group("CaseStudyResult", {
      figure: own(line("The figure alone, for example 30%.", 30)),
      meaning: own(line("What the figure stands for, for example faster customs processing.")),
      note: own(line("How the figure is measured, if a reader may ask.")).optional(),
    }),
    "The results of the project, each a figure and its meaning.",
  ),
  link: link("The link to the contact form."),
  picture: own(picture("The picture of the case study. Leave it out if you have none.")).optional(),
})

const testimonialSchema = group("Testimonial", {
  quote: own(prose("What the client said, without quotation marks.")),
  role: own(line("The role of the person who said it, for example Head of Trade Compliance.")),
  companyType: own(line("The kind of company, for example Logistics provider.")),
})

/** `content/testimonials.yml`: testimonials by clients. */
export const testimonialsSchema = z.strictObject({
  items: z
    .array(testimonialSchema)
    .default([])
    .describe("The testimonials in the order in which they are shown, or [] for none.")
    .meta({ nodes: "Testimonial" }),
})
