import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

/** The constructs of remark-gfm 1 for text, by the code of the character with which they begin. */
type Syntax = { text: Record<string, unknown[]> }

/**
 * Removes the construct for email addresses without angle brackets from remark-gfm, which tries each word as one. This
 * halves the time of parsing.
 */
function withoutEmails(this: ReturnType<typeof remark>): void {
  const [{ text }] = this.data("micromarkExtensions") as [Syntax]
  // No other construct begins with the letter A.
  const [email] = text["A".charCodeAt(0)] ?? []
  if (!email) throw new Error("The syntax of remark-gfm has changed.")
  for (const [code, constructs] of Object.entries(text)) {
    text[code] = constructs.filter((construct) => construct !== email)
  }
}

/** The options of `src/gatsby/remark-syntax`: a single tilde is a sign for “about”, as in 5~7 days. */
const syntax = { singleTilde: false }

/** The same parser and extensions as in gatsby-transformer-remark, so that the check sees what pages show. */
const parser = remark().use(gfm, syntax).use(footnotes, { inlineNotes: true })

const parserWithoutEmails = remark().use(gfm, syntax).use(withoutEmails).use(footnotes, { inlineNotes: true })

/** Parses a markdown text into the syntax tree that pages are made of. */
export const parseTree = (markdown: string) =>
  (markdown.includes("@") ? parser : parserWithoutEmails).parse(markdown)
