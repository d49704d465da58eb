import { z } from "zod"
import { line } from "./fields"

/** `content/privacy/NN-<slug>.md`: one section of the privacy policy, in file order. The slug is its anchor; the text is below the front matter. */
export const privacySectionSchema = z.strictObject({
  title: line("The title of the section."),
})
