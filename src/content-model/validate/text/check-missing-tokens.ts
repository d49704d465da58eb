import type { ContentFile } from "../../content-file"
import type { TokenValues, Token } from "../../tokens"
import { problemAt, type Problem } from "../problem"

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phoneNumber = /\+?\(?\d[\d ()./–-]{7,}\d/g

/** Returns the digits of a telephone number without the zero that is dialled only within the country. */
const digitsOf = (phone: string) => phone.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, "")

const isPhone = (written: string, phone: string) =>
  digitsOf(written).length > 7 && digitsOf(phone).endsWith(digitsOf(written))

/**
 * Warns about email addresses and the telephone number of `site.yml` that are written out.
 * @param text the text of the file without code
 */
export const checkMissingTokens = (
  source: ContentFile,
  text: string,
  tokenValues: TokenValues,
): Problem[] => {
  if (source.contentType?.type === "SiteProfile") return []
  const { practicePhone = "" } = tokenValues
  const emails: Token[] = ["practiceEmail", "privacyEmail"]
  const ofThisText = source.path.startsWith("privacy/") ? emails.toReversed() : emails
  const tokenOf = (written: string): Token | undefined =>
    isPhone(written, practicePhone)
      ? "practicePhone"
      : ofThisText.find((name) => tokenValues[name] === written)
  return [...text.matchAll(emailAddress), ...text.matchAll(phoneNumber)].flatMap(({ index, 0: written }) => {
    const token = tokenOf(written)
    const message = `${written} is written out, so a change in content/site.yml would miss it`
    const fix = `write {${token}}; a field that starts with it needs quotation marks`
    return token ? [problemAt(source, index, message, fix, "warning")] : []
  })
}
