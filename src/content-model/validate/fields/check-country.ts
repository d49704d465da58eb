import { filesOfType, textAt, type ContentFile } from "../../content-file"
import { countryNames } from "../../schemas/site"
import { problemIn, type Problem } from "../problem"

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** Warns if the country of the address is another one than that of its code. */
export const checkCountry = (files: readonly ContentFile[]): Problem[] =>
  filesOfType(files, "SiteProfile").flatMap((site) => {
    const [country = "", code = ""] = ["country", "countryCode"].map((field) =>
      textAt(site, ["address", field]),
    )
    const isNamed = (each: string) =>
      countryNames(each).some((name) => name.toLowerCase() === country.toLowerCase())
    if (countryNames(code).length === 0 || isNamed(code)) return []
    const meant = letters.flatMap((first) => letters.map((second) => first + second)).find(isNamed)
    const message = `countryCode is ${code}, and the country is ${country}`
    const fix = `write ${meant}, or correct country`
    return meant ? [problemIn(site, ["address", "countryCode"], message, fix, "warning")] : []
  })
