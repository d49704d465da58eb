import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

/**
 * Removes the construct for email addresses from remark-gfm 1, which tries each word as one. A text without an @ is
 * parsed in about half the time without it.
 */
function withoutEmails(this: ReturnType<typeof remark>): void {
  const [{ text }] = this.data("micromarkExtensions") as [{ text: Record<string, unknown[]> }]
  // The lists are by the code of the first character. No other construct begins with the letter A.
  const [email] = text["A".charCodeAt(0)] ?? []
  if (!email) throw new Error("The syntax of remark-gfm has changed.")
  for (const [code, constructs] of Object.entries(text))
    text[code] = constructs.filter((construct) => construct !== email)
}

/**
 * The same parser and extensions as in gatsby-transformer-remark with the options of `src/gatsby/remark-syntax`, so that
 * the check sees what pages show.
 */
const newParser = () => remark().use(gfm, { singleTilde: false }).use(footnotes, { inlineNotes: true })

const [parser, parserWithoutEmails] = [newParser(), newParser().use(withoutEmails)]

/** Parses a markdown text into the syntax tree that pages are made of. */
export const parseTree = (markdown: string) =>
  (markdown.includes("@") ? parser : parserWithoutEmails).parse(markdown)
