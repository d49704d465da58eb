import { z } from "zod"
import { contentFile, day, line, list, matching, prose } from "./fields"

/** `content/articles/<date>--<slug>/index.md`: an article of the Knowledge Hub with its text. */
export const articleSchema = contentFile({
  title: line("The headline of the article, at most 150 characters."),
  shortTitle: line("A shorter title for search results, for a headline over 60 characters.").optional(),
  excerpt: prose(
    "One or two sentences that say what the reader will learn. Search engines show them as well.",
  ),
  author: line("The name of the author; {consultant} stands for yours."),
  date: day("The day on which the article is published, for example 2025-03-14. It can be in the future."),
  updated: day("The day of the last change that matters to a reader. Leave it out if there was none.")
    .meta({ graphql: "Date @dateformat" })
    .optional(),
  tags: list(line("A topic, for example Export control."), "The topics of the article."),
  draft: z
    .boolean()
    .default(false)
    .describe("Whether the article is a draft, which the public does not see."),
  aliases: z
    .array(
      matching(/^(?!\d{4}-\d\d-\d\d--)[a-z0-9-]+$/, {
        invalid: "is not an address of an article",
        fix: "use small letters, figures and hyphens only, without /blog/ and without the day in the name of a folder",
      }),
    )
    .default([])
    .describe("Earlier addresses of this article, without /blog/. They lead to the article."),
  id: z
    .int()
    .positive("is too small")
    .describe("A number that no other article has. It orders articles of the same day, and may be left out.")
    .optional()
    .meta({ field: "number", fix: "write a number from 1" }),
})

export type ArticleFields = z.infer<typeof articleSchema>
