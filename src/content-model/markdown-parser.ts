import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

/**
 * The same parser and extensions as in gatsby-transformer-remark with the options of `src/gatsby/remark-syntax`, so that
 * the check sees what pages show.
 */
const parser = remark().use(gfm, { singleTilde: false }).use(footnotes, { inlineNotes: true })

/** Parses a markdown text into the syntax tree that pages are made of. */
export const parseTree = (markdown: string) => parser.parse(markdown)
