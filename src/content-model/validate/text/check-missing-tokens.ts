import { telephoneDigits } from "../../../site/routes"
import type { ContentFile } from "../../content-file"
import type { TokenValues, Token } from "../../tokens"
import { problemAt, type Problem } from "../problem"

const emailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const phoneNumber = /\+?\(?\d[\d ()./–-]{7,}\d/g

/** Returns the digits of a telephone number without its extension and the zero that is dialled only within the country. */
const digitsOf = (phone: string) => telephoneDigits(phone).replace(/^[+0]+|;.*/g, "")

/** Warns about email addresses and the telephone number of `site.yml` that are written out. */
export const checkMissingTokens = (
  source: ContentFile,
  textWithoutCode: string,
  { practiceEmail, privacyEmail, practicePhone = "" }: TokenValues,
): Problem[] => {
  if (source.contentType?.type === "SiteProfile") return []
  const isPhone = (written: string) =>
    digitsOf(written).length > 7 && digitsOf(practicePhone).endsWith(digitsOf(written))
  const isPolicy = source.path.startsWith("privacy/")
  const tokenOf = (written: string): Token | undefined => {
    if (written === privacyEmail && (isPolicy || written !== practiceEmail)) return "privacyEmail"
    if (written === practiceEmail) return "practiceEmail"
    return isPhone(written) ? "practicePhone" : undefined
  }
  return [...textWithoutCode.matchAll(emailAddress), ...textWithoutCode.matchAll(phoneNumber)].flatMap(
    ({ index, 0: written }) => {
      const token = tokenOf(written)
      const message = `${written} is written out, so a change in content/site.yml would miss it`
      const fix = `write {${token}}; a field that starts with it needs quotation marks`
      return token ? [problemAt(source, index, message, fix, "warning")] : []
    },
  )
}
