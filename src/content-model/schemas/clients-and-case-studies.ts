import { contentFile, group, line, link, list, picture, prose } from "./fields"

/** `content/clients/NN-<slug>.yml`: a client on the landing page; `NN` sets the order. */
export const clientSchema = contentFile({
  name: line("The name of the client."),
  industry: line("The client's industry, as it is called in the list of industries on the landing page."),
  description: prose("What the client trades and what was done, in two sentences at most."),
  picture: picture("The picture of the client. Leave it out if you have none.").optional(),
})

/** `content/case-studies/NN-<slug>.yml`: a case study on the landing page; `NN` sets the order. */
export const caseStudySchema = contentFile({
  title: line("The headline of the case study."),
  industry: line("The client's industry, as it is called in the list of industries on the landing page."),
  description: prose("The situation at the start, and what was done."),
  results: list(
    group("CaseStudyResult", {
      figure: line("The figure alone, for example 30%."),
      meaning: line("What the figure stands for, for example faster customs processing."),
      note: line("How the figure is measured, if a reader may ask.").optional(),
    }),
    "The results of the project, each a figure and its meaning.",
  ),
  link: link("The link to the contact form."),
  picture: picture("The picture of the case study. Leave it out if you have none.").optional(),
})
