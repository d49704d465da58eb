import { isBroken, siteOf, type ContentFile } from "../content-file"
import { bracedWord, tokenFields, tokenNames, type Token, type TokenValues } from "../tokens"
import { closestMatch, problemAt, type Problem } from "./problem"
import { withoutCode } from "./without-code"

/** Checks that each word in braces is a token, and that `site.yml` has its value. */
export const checkTokens = (
  source: ContentFile,
  files: readonly ContentFile[],
  tokenValues: TokenValues,
): Problem[] => {
  const isMail = source.contentType?.type.endsWith("Email") ?? false
  const site = siteOf(files)
  const hasValues = site !== undefined && !isBroken(site)
  const check = (text: string, start: number, placeholders: readonly string[] = []): Problem[] =>
    [...text.matchAll(bracedWord)].flatMap(({ index, 0: written, 1: name = "" }) => {
      const report = (message: string, fix: string) => [problemAt(source, start + index, message, fix)]
      if (placeholders.includes(name)) return []
      if (!tokenNames.includes(name as Token)) {
        // The schemas of the mails know their own placeholders.
        if (isMail) return []
        const meant = closestMatch(name, [...placeholders, ...tokenNames])
        const fix = meant ? `write {${meant}}` : "delete the braces, or put the words between ` `"
        return report(`${written} is not a token`, `${fix}; docs/editing.md lists the tokens`)
      }
      if (!hasValues || name in tokenValues) return []
      const field = tokenFields[name as Token]
      return report(`${written} has no value`, `add ${field} to content/site.yml, or delete the token`)
    })
  const inFields = source.texts.flatMap(({ written, offset, placeholders }) =>
    check(written, offset, placeholders),
  )
  return [...inFields, ...check(withoutCode(source), source.bodyStart)]
}
