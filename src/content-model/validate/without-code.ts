import type { ContentFile } from "../content-file"
import { blank, withoutComments } from "../markdown"

/** Returns the text below the fields with spaces in place of code and comments, so that offsets do not change. */
export const withoutCode = ({ body, nodes }: ContentFile): string => {
  const code = nodes.filter(({ type }) => type === "code" || type === "inlineCode")
  return withoutComments(
    code.reduce(
      (text, { from, to }) => text.slice(0, from) + blank(text.slice(from, to)) + text.slice(to),
      body,
    ),
  )
}
