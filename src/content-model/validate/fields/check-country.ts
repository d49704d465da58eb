import { filesOfType, textAt, type ContentFile } from "../../content-file"
import { countryNames } from "../../schemas/site"
import { problemIn, type Problem } from "../problem"

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** Returns true if a country has a name, in English or in its own language. */
const isNamed = (code: string, name: string): boolean =>
  countryNames(code).some((each) => each.toLowerCase() === name.toLowerCase())

/** Warns if the country of the address is another one than that of its code. */
export const checkCountry = (files: readonly ContentFile[]): Problem[] =>
  filesOfType(files, "SiteProfile").flatMap((site) => {
    const [name = "", code = ""] = ["country", "countryCode"].map((field) => textAt(site, ["address", field]))
    if (countryNames(code).length === 0 || isNamed(code, name)) return []
    const codes = letters.flatMap((first) => letters.map((second) => first + second))
    const meant = codes.find((each) => isNamed(each, name))
    const message = `countryCode is ${code}, and the country is ${name}`
    return meant
      ? [
          problemIn(
            site,
            ["address", "countryCode"],
            message,
            `write ${meant}, or correct country`,
            "warning",
          ),
        ]
      : []
  })
