import { distance } from "fastest-levenshtein"
import { filesOfType, textAt, type ContentFile } from "../../content-file"
import type { TokenValues } from "../../tokens"
import { problemIn, type Problem } from "../problem"

/**
 * Warns about an email address whose domain is nearly that of the site: mails to it would get lost.
 * @param url the address of the site, if it is valid
 */
export const checkEmailDomain = (files: readonly ContentFile[], { url = "" }: TokenValues): Problem[] =>
  filesOfType(files, "SiteProfile").flatMap((site) => {
    const host = url.replace(/^https:\/\/(?:www\.)?/, "")
    return ["email", "privacyEmail"].flatMap((field) => {
      // The schema reports what is no domain.
      const [, domain = ""] = /@([\w.-]+)$/.exec(textAt(site, [field])) ?? []
      const edits = distance(domain, host)
      if (edits === 0 || edits > 2) return []
      const message = `${field} ends in ${domain}, and the site is at ${host}`
      return [problemIn(site, [field], message, "correct one of the two if it is mistyped", "warning")]
    })
  })
