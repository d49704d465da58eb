import { z } from "zod"
import { line, link, picture, prose } from "./fields"

/** `content/case-studies/NN-<slug>.yml`: one case study of the landing page, in file order. */
export const caseStudySchema = z.strictObject({
  title: line("The headline of the case study."),
  industry: line("The client's industry, as it is called in content/home/services.yml."),
  description: prose("The situation at the start, and what was done."),
  results: z
    .array(
      z
        .strictObject({
          figure: line("The figure alone, for example 30%."),
          meaning: line("What the figure stands for, for example faster customs processing."),
        })
        .meta({ title: "CaseStudyResult" }),
    )
    .min(1)
    .describe("The results of the project, each a figure and its meaning."),
  link: link("The link to the contact form."),
  picture: picture("The picture of the case study."),
})
