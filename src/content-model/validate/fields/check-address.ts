import { distance } from "fastest-levenshtein"
import { checkVAT, countries } from "jsvat-next"
import { postcodeValidator, postcodeValidatorExistsForCountry } from "postcode-validator"
import { textAt, type ContentFile } from "../../content-file"
import { fieldProblem, type Problem } from "../problem"

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))

/** Returns the names of a country in English and in its own language; none if its code does not exist. */
const namesOf = (code: string): string[] => {
  const { region, language } = new Intl.Locale(`und-${code}`).maximize()
  // UK is read as GB.
  if (region !== code) return []
  return ["en", language].flatMap(
    (each) => new Intl.DisplayNames(each, { type: "region", fallback: "none" }).of(code) ?? [],
  )
}

/** Reports a code that no country has, and warns about one of another country than the address. */
const checkCode = (site: ContentFile, code: string): Problem[] => {
  const country = textAt(site, ["address", "country"])
  const isNamed = (each: string) => namesOf(each).some((name) => name.toLowerCase() === country.toLowerCase())
  // The schema reports another form.
  if (!/^[A-Z]{2}$/.test(code) || isNamed(code)) return []
  const meant = letters.flatMap((first) => letters.map((second) => first + second)).find(isNamed)
  const exists = namesOf(code).length > 0
  if (exists && !meant) return []
  const message = exists ? `, and the country is ${country}` : ", which is not the code of a country"
  const fix = meant ? `write ${meant}, or correct country` : "write the code of ISO 3166, for example GB"
  const severity = exists ? "warning" : "error"
  return [fieldProblem(site, ["address", "countryCode"], `countryCode is ${code}${message}`, fix, severity)]
}

/** Warns about a country that is nearly that of its code. */
const checkCountry = (site: ContentFile, code: string): Problem[] => {
  const country = textAt(site, ["address", "country"])
  const known = /^[A-Z]{2}$/.test(code) ? namesOf(code) : []
  const meant = known.find((name) => distance(name.toLowerCase(), country.toLowerCase()) <= 2)
  if (!meant || known.some((name) => name.toLowerCase() === country.toLowerCase())) return []
  const message = `country is nearly ${meant} (${country})`
  return [fieldProblem(site, ["address", "country"], message, "correct it if it is mistyped", "warning")]
}

/** Checks the country of the VAT number. Greece has EL there, and Northern Ireland XI. */
const checkVatCountry = (site: ContentFile, code: string): Problem[] => {
  const [vat = code] = /^[A-Z]{2}(?=[A-Z]?[ .-]?\d)/.exec(textAt(site, ["vat", "number"])) ?? []
  const isKnown = /^[A-Z]{2}$/.test(code) && namesOf(code).length > 0
  if (!isKnown || [code, "EL", "XI"].includes(vat) || namesOf(vat).length === 0) return []
  const message = `the VAT number begins with ${vat}, and countryCode is ${code}`
  return [fieldProblem(site, ["vat", "number"], message, "correct one of the two", "warning")]
}

/** Returns true if a VAT number, with or without the code, has the form and check digit of the country, or if they are unknown. */
const isVatNumber = (number: string, code: string): boolean => {
  const country = countries.find(({ codes }) => codes[0] === code)
  const digits = number.replace(/\D/g, "")
  // The abbreviation of the tax may follow, and in Germany the number of a business.
  const bare = number
    .replace(/-\d{5}$/, "")
    .toUpperCase()
    .replace(/[^A-Z\d]/g, "")
    .replace(/(?:IVA|MVA|MWST|TVA|VAT)$/, "")
  const forms = [bare, code + bare, code + digits, `EL${digits}`, `${digits}MVA`]
  return !country || forms.some((form) => checkVAT(form, [country]).isValid)
}

/** Matches the number of a company in the United Kingdom. */
const britishNumber = /(?<!\d)(?:\d{8}|[a-z]{2}\d{6}|[a-z]{2}\d{5}[a-z])(?![a-z\d])/i

/** The registers of companies in the United Kingdom, with the first character of their numbers. */
const britishRegisters = { England: /^[^NRS]/i, "Northern Ireland": /^[NR]/i, Scotland: /^S/i }

/** Warns about a company number that lacks a digit, such as a first 0, or is not one of the register in its label. */
const checkBritishNumber = (site: ContentFile, code: string): Problem[] => {
  const [label = "", number = ""] = ["label", "number"].map((name) => textAt(site, ["company", name]))
  if (code !== "GB" || !/compan/i.test(label)) return []
  const warn = (message: string, fix: string) => [
    fieldProblem(site, ["company", "number"], message, fix, "warning"),
  ]
  const [written] = britishNumber.exec(number.replace(/\s/g, "")) ?? []
  if (written) {
    const [place, form] = Object.entries(britishRegisters).find(([name]) => label.includes(name)) ?? []
    const message = `the company number ${number} does not fit the register of ${place}`
    return form?.test(written) === false ? warn(message, "correct it, or the place in label") : []
  }
  const fix = "write its 8 figures, with a 0 before 7 of them, or its two letters and 6 figures"
  const message = `the company number ${number} does not have the form of one in GB`
  return warn(message, fix)
}

/** The countries in which the company number is in the VAT number, with the place of its digits there. */
const companyDigits: Record<string, [from: number, to?: number]> = {
  BE: [0],
  CH: [0],
  DK: [0],
  FI: [0],
  FR: [2],
  NO: [0],
  SE: [0, 10],
}

/** The countries in which a company number has the form and the check digit of a VAT number. */
const withVatForm = ["BE", "DK", "FI", "NO"]

/** Warns about a company number that does not exist in the country, if no VAT number has it. */
const checkCompanyNumber = (site: ContentFile, code: string): Problem[] => {
  const number = textAt(site, ["company", "number"])
  const isCompared = textAt(site, ["vat", "number"]) !== "" || !withVatForm.includes(code)
  if (!/[1-9]/.test(number) || isCompared || isVatNumber(number, code)) return []
  const message = `the company number ${number} does not have the form or the check digit of one in ${code}`
  return [fieldProblem(site, ["company", "number"], message, "correct it", "warning")]
}

/** Warns about a VAT number that does not exist in the country, and about one of another company. */
const checkVatNumber = (site: ContentFile, code: string): Problem[] => {
  const vat = textAt(site, ["vat", "number"])
  // The schema reports one without figures; one of zeros is an example.
  if (!/[1-9]/.test(vat)) return []
  if (!isVatNumber(vat, code)) {
    const message = `the VAT number ${vat} does not have the form or the check digit of one in ${code}`
    return [fieldProblem(site, ["vat", "number"], message, "correct it, or delete vat", "warning")]
  }
  const company = textAt(site, ["company", "number"])
  const place = companyDigits[code]
  if (company === "" || !place) return []
  const inVat = vat.replace(/\D/g, "").slice(...place)
  const digits = company.replace(/\D/g, "")
  // The number of a French establishment goes on after that of the company. A first 0 can be left out.
  const own = code === "FR" ? digits.slice(0, inVat.length) : digits
  if (own.replace(/^0/, "") === inVat.replace(/^0/, "")) return []
  const message = `the company number ${company} is not the one in the VAT number ${vat}`
  return [fieldProblem(site, ["company", "number"], message, "correct one of the two", "warning")]
}

/** Warns about a postcode that the country does not have, and about one that the address shows twice. */
const checkPostcode = (site: ContentFile, code: string): Problem[] => {
  const postcode = textAt(site, ["address", "postalCode"])
  if (postcode === "") return []
  // A country may be written before it, and spaces between its figures.
  const forms = [postcode, postcode.replace(/^[A-Z]{1,2}-/, ""), postcode.replace(/\s/g, "")]
  if (postcodeValidatorExistsForCountry(code) && !forms.some((form) => postcodeValidator(form, code))) {
    const message = `postalCode ${postcode} does not have the form of one in ${code}`
    return [fieldProblem(site, ["address", "postalCode"], message, "correct it, or countryCode", "warning")]
  }
  const message = `the address shows the postcode ${postcode} twice`
  return ["street", "locality"]
    .filter((field) => textAt(site, ["address", field]).includes(postcode))
    .map((field) => fieldProblem(site, ["address", field], message, `delete it from ${field}`, "warning"))
}

/** Checks the country of the address against its name and the numbers of the practice, and the postcode. */
export const checkAddress = (site: ContentFile): Problem[] => {
  const code = textAt(site, ["address", "countryCode"])
  return [
    checkCode,
    checkCountry,
    checkVatCountry,
    checkVatNumber,
    checkCompanyNumber,
    checkBritishNumber,
    checkPostcode,
  ].flatMap((check) => check(site, code))
}
