import { z } from "zod"
import { day, line, picture, prose } from "./fields"

/** `content/articles/<date>--<slug>/index.md`: one article of the Knowledge Hub. The text below the front matter is its body. */
export const articleSchema = z.strictObject({
  id: z
    .int()
    .positive()
    .describe("A number that no other article has")
    .meta({ graphql: "Int!", field: "number" }),
  title: line("The headline"),
  shortTitle: line(
    "A shorter headline for search results, where the headline is longer than 60 characters",
  ).optional(),
  excerpt: prose("One or two sentences that say what the reader will learn"),
  author: line("Who wrote it"),
  date: day("The day it is published"),
  updated: day("The day of the last change that matters to a reader")
    .meta({ graphql: "Date @dateformat" })
    .optional(),
  tags: z.array(line("A topic")).min(1).describe("Topics, for the tag chips and the tag filter"),
  picture: picture("The chart that stands above the article"),
  draft: z.boolean().default(false).describe("true keeps the article off the published site"),
  aliases: z
    .array(z.string().regex(/^[a-z0-9-]+$/, "is not a slug → use small letters, figures and hyphens only"))
    .default([])
    .describe("Earlier slugs of this article, which redirect here"),
})

export type ArticleFields = z.infer<typeof articleSchema>
