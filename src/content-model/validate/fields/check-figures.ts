import { isMap, visit, type Scalar } from "yaml"
import { filesOfType, type ContentFile } from "../../content-file"
import { problemInText, type Problem } from "../problem"
import { numbers } from "./check-counts"

/** The files that promise a reply. The time in the first one applies to all. */
const promising = ["HomeHero", "HomeContact", "NoticeEmail", "ConfirmationEmail"]

const replies = /\b(?:repl(?:y|ies)|answers?|respon(?:se|ds?)|hear from (?:me|us)|get back to you)\b/i
const conditions =
  /\b(?:if|unless|no|not|never|please|erased?|deleted?|then|afterwards|proposal|quotation|price|calls|by (?:tele)?phone|customs|authorit\w+)\b|\bwithin\b[^]*\bwithin\b|n['’]t\b/i
const duration = new RegExp(
  String.raw`\bwithin (?:the next )?(\d{1,3}|an?|${numbers.join("|")})(?: (?:working|business|full))?[ -](hour|day|week)s?\b`,
  "i",
)
const hoursIn: Record<string, number> = { hour: 1, day: 24, week: 168 }

type Promised = { source: ContentFile; scalar: Scalar; at: number; words: string; hours: number }

/** Returns the times within which a text promises a reply; working days count as days. */
const promisesIn = (source: ContentFile): Promised[] => {
  const found: Promised[] = []
  visit(source.document, {
    Scalar: (place, scalar, path) => {
      if (place === "key" || typeof scalar.value !== "string") return
      const block = path.at(-2)
      const term = isMap(block) ? block.get("term") : undefined
      const before = typeof term === "string" ? `${term}: ` : ""
      for (const { 0: sentence, index } of `${before}${scalar.value}`.matchAll(/[^.!?]+/g)) {
        const [words = "", number = "", unit = ""] = duration.exec(sentence) ?? []
        if (words === "" || !replies.test(sentence) || conditions.test(sentence)) continue
        const count = Number(number) || Math.max(1, numbers.indexOf(number.toLowerCase()) + 1)
        const at = index + sentence.indexOf(words) - before.length
        found.push({ source, scalar, at, words, hours: count * (hoursIn[unit.toLowerCase()] ?? 0) })
      }
    },
  })
  return found
}

/** Warns if two texts promise a reply within different times. */
export const checkReplyTimes = (sources: readonly ContentFile[]): Problem[] => {
  const [first, ...others] = promising.flatMap((type) => filesOfType(sources, type).flatMap(promisesIn))
  return others.flatMap(({ source, scalar, at, words, hours }) => {
    if (!first || hours === first.hours) return []
    const { file, line } = problemInText(first.source, first.scalar, first.at, "", "")
    const message = `a reply is promised “${words}”, but “${first.words}” in line ${line} of ${file}`
    return [problemInText(source, scalar, at, message, "write the same time in both", "warning")]
  })
}
