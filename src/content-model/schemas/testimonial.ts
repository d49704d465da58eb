import { z } from "zod"
import { line, prose } from "./fields"

const testimonialSchema = z
  .strictObject({
    quote: prose("What the client said, without quotation marks."),
    role: line("The role of the person who said it, for example Head of Trade Compliance."),
    companyType: line("The kind of company, for example Logistics provider."),
  })
  .meta({ title: "Testimonial" })

/** `content/testimonials.yml`: what clients say. */
export const testimonialsSchema = z.strictObject({
  items: z
    .array(testimonialSchema)
    .min(1)
    .describe("The testimonials, in the order in which they are shown.")
    .meta({ nodes: "Testimonial" }),
})
