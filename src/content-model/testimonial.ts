import { z } from "zod"
import { line, prose } from "./fields"

const testimonialSchema = z
  .strictObject({
    quote: prose("What the client said, without quotation marks"),
    role: line("The author's role"),
    companyType: line("The kind of company"),
  })
  .meta({ title: "Testimonial" })

/** `content/testimonials.yml`: what clients say. */
export const testimonialsSchema = z.strictObject({
  items: z
    .array(testimonialSchema)
    .min(1)
    .describe("The testimonials, in the order shown")
    .meta({ nodes: "Testimonial" }),
})
