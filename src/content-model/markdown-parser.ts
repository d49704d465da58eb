import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"

type State = (code: number | null) => State | undefined

type Effects = {
  consume: (code: number) => void
  check: (construct: object, ok: State, nok: State) => State
}

type Construct = { tokenize: (effects: Effects, ok: State, nok: State) => State }

const [space, hyphen, colon, bar] = Array.from(" -:|", (sign) => sign.charCodeAt(0))

/** Succeeds if the next line begins as the second row of a table does. Negative codes are line endings and tabs. */
const beforeDelimiterRow: Construct & { partial: true } = {
  partial: true,
  tokenize: (effects, ok, nok) => {
    const line: State = (code) => {
      if (code === null) return nok(code)
      effects.consume(code)
      return code < -2 ? nextLine : line
    }
    const nextLine: State = (code) => {
      if (code === hyphen || code === colon || code === bar) return ok(code)
      if (code !== space && code !== -1 && code !== -2) return nok(code)
      effects.consume(code)
      return nextLine
    }
    return line
  },
}

/**
 * Tries the construct for tables of remark-gfm 1 only above a line that can be the second row. It makes a token of each
 * word of a paragraph before it looks there.
 */
function withQuickTables(this: ReturnType<typeof remark>): void {
  const [{ flow }] = this.data("micromarkExtensions") as [{ flow: { null: Construct[] } }]
  flow.null = flow.null.map(({ tokenize, ...table }) => ({
    ...table,
    tokenize(effects, ok, nok) {
      return effects.check(beforeDelimiterRow, tokenize.call(this, effects, ok, nok), nok)
    },
  }))
}

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
const newParser = () =>
  remark().use(gfm, { singleTilde: false }).use(withQuickTables).use(footnotes, { inlineNotes: true })

const [parser, parserWithoutEmails] = [newParser(), newParser().use(withoutEmails)]

/** Parses a markdown text into the syntax tree that pages are made of. */
export const parseTree = (markdown: string) =>
  (markdown.includes("@") ? parser : parserWithoutEmails).parse(markdown)
