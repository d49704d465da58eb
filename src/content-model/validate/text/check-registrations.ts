import { textAt, type ContentFile } from "../../content-file"
import { problemAt, type Problem } from "../problem"
import { filesOfPractice } from "./check-missing-tokens"

/** Warns about another number with the letters of the company number, such as HRB, in an imprint or the policy. */
const otherEntry = (source: ContentFile, text: string, site: ContentFile): Problem[] => {
  const number = textAt(site, ["company", "number"])
  const [, letters] = /([A-Z]{2,})[ .:-]*\d/.exec(number) ?? []
  if (!letters || !(filesOfPractice.test(source.path) || source.path.startsWith("privacy/"))) return []
  const entries = text.matchAll(new RegExp(`\\b${letters}[ .:-]*(\\d[\\d ]*)`, "g"))
  return [...entries]
    .filter(([, digits = ""]) => digits.replace(/\D/g, "") !== number.replace(/\D/g, ""))
    .map(({ index, 0: entry }) => {
      const message = `${entry.trim()} is not the company number in content/site.yml`
      return problemAt(source, index, message, "write {companyNumber}, or correct one of the two", "warning")
    })
}

/** Warns about the number after the label of a VAT or company number in an imprint. Such numbers have many forms. */
const otherNumber = (source: ContentFile, text: string, site: ContentFile): Problem[] => {
  if (!filesOfPractice.test(source.path)) return []
  return (["vat", "company"] as const).flatMap((fact) => {
    const [label = "", number = ""] = ["label", "number"].map((name) => textAt(site, [fact, name]))
    const at = text.toLowerCase().indexOf(label.toLowerCase())
    const [written = ""] = text.slice(at + label.length).split("\n", 1)
    const digits = number.replace(/\D/g, "")
    const isNamed = text.includes(`{${fact}Number}`) || text.replace(/\D/g, "").includes(digits)
    if (!number || at < 0 || isNamed || !/\d/.test(written)) return []
    const message = `the number after “${label}” is not in content/site.yml`
    return [problemAt(source, at, message, `write {${fact}Number}, or correct one of the two`, "warning")]
  })
}

/** Warns about numbers of an authority in a legal text that are not those in `site.yml`. */
export const checkRegistrations = (
  source: ContentFile,
  textWithoutCode: string,
  site: ContentFile | undefined,
): Problem[] =>
  site ? [otherEntry, otherNumber].flatMap((check) => check(source, textWithoutCode, site)) : []
