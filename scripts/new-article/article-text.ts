import { stringify } from "yaml"

export type ArticleStart = { id: number; title: string; date: string }

const ask = (what: string) => `{{OWNER: ${what}}}`

/** The text of a new article: every field there, and a marked placeholder for what only its author can write. */
export const articleText = ({ id, title, date }: ArticleStart): string => {
  const fields = {
    id,
    title,
    excerpt: ask("one or two sentences that say what the reader will learn"),
    author: "{consultant}",
    date,
    tags: [ask("a topic")],
    picture: { src: "./chart.png", alt: ask("what the picture shows") },
    draft: true,
  }
  return `---
${stringify(fields, { lineWidth: 0 })}---

${ask("the opening: the reader's problem, in two or three sentences")}

## ${ask("the first heading")}

${ask("what you have to say about it")}
`
}
