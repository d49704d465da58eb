import { filesOfType, textAt, type ContentFile } from "../../content-file"
import { quote } from "../../yaml"
import { plainText, problemIn, type Problem } from "../problem"

type Files = readonly ContentFile[]

const accepts = /\b(?:accept|agree|allow|yes|ok|okay|consent)\b/i
const declines = /\b(?:decline|reject|refuse|deny|no|disagree|don['’]t)\b/i

/** Reports swapped labels of the cookie banner's buttons: a visitor who clicks “no” must not be tracked. */
const banner = (files: Files): Problem[] =>
  filesOfType(files, "CookieBanner").flatMap((source) => {
    const decline = textAt(source, ["decline"])
    const isSwapped = accepts.test(decline) && !declines.test(decline)
    const wrong = isSwapped ? "decline" : declines.test(textAt(source, ["accept"])) ? "accept" : undefined
    if (!wrong) return []
    const fix = "put the words of the two buttons back: decline refuses, accept agrees"
    return [problemIn(source, [wrong], `the button ${wrong} says ${quote(textAt(source, [wrong]))}`, fix)]
  })

/** Warns about two buttons of the hero with the same words or the same target. */
const heroButtons = (source: ContentFile): Problem[] =>
  ["label", "href"].flatMap((field) => {
    const [primary, secondary] = ["primary", "secondary"].map((button) =>
      textAt(source, [button, field]).trim().toLowerCase().replace(/^\/#/, "#"),
    )
    if (!primary || primary !== secondary) return []
    const message = `the two buttons have the same ${field === "label" ? "words" : "target"}`
    return [problemIn(source, ["secondary", field], message, "change one of the two", "warning")]
  })

/** Words of labels that mean the opposite. The names of the fields contain them as well. */
const opposites: readonly (readonly [string, string])[] = [
  ["open", "close"],
  ["pause", "play"],
  ["previous", "next"],
  ["older", "newer"],
  ["granted", "denied"],
  ["remaining", "excess"],
]

/** Warns about two opposite labels below `path` that are the same, or in each other's place. */
const opposed = (source: ContentFile, value: unknown, path: string[] = []): Problem[] => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return []
  const entries = Object.entries(value)
  const inner = entries.flatMap(([key, each]) => opposed(source, each, [...path, key]))
  const own = opposites.flatMap(([one, other]) =>
    entries.flatMap(([key, label]) => {
      const partner = key.startsWith(one) ? key.replace(one, other) : ""
      const [first, second] = [plainText(label), plainText((value as Record<string, unknown>)[partner])]
      const isSwapped =
        new RegExp(`\\b${other}`).test(first) && new RegExp(`\\b${one}`).test(second) && first !== second
      if (first === "" || (first !== second && !isSwapped)) return []
      const message = isSwapped
        ? `${key} says ${quote(String(label))}, and ${partner} says the opposite`
        : `${key} and ${partner} have the same words`
      const isFirst = new RegExp(`\\b${other}`).test(first) && !new RegExp(`\\b${one}`).test(first)
      const [wrong, meant] = isSwapped || isFirst ? [key, one] : [partner, other]
      const fix = isSwapped ? "exchange the words of the two" : `write the words for ${meant} in ${wrong}`
      return [problemIn(source, [...path, wrong], message, fix, "warning")]
    }),
  )
  return [...inner, ...own]
}

/** Checks labels of buttons that must differ from each other. */
export const checkLabels = (files: Files): Problem[] => [
  ...banner(files),
  ...filesOfType(files, "HomeHero").flatMap(heroButtons),
  ...files.flatMap((source) => opposed(source, source.values)),
]
