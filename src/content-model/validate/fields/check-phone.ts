import { validatePhoneNumberLength } from "libphonenumber-js/min"
import { telephoneDigits } from "../../../site/routes"
import { textAt, type ContentFile } from "../../content-file"
import { fieldProblem, type Problem } from "../problem"

/** Warns about a telephone number that has more or fewer digits than those of its country. */
export const checkPhone = (site: ContentFile): Problem[] => {
  const [number = ""] = telephoneDigits(textAt(site, ["phone"])).split(";")
  // The schema reports another form.
  if (!/^\+\d{9,15}$/.test(number) || validatePhoneNumberLength(number) === undefined) return []
  const message = `phone has more or fewer digits than a number of its country (${number})`
  return [fieldProblem(site, ["phone"], message, "compare it with your telephone contract", "warning")]
}
