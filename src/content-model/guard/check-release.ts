import { problemAt, type Problem } from "./problem"
import type { Source } from "./source"
import { valueOffset } from "./yaml-place"

/** Addresses and numbers that are kept free for examples: RFC 2606, and Ofcom's numbers for drama. */
const sampleValue = /\bexample\.(com|org|net)\b|\.example\b|^\+?44[\s()0-9]*7946\s*0|\bsample\b/i

const contactFields = ["name", "url", "email", "privacyEmail", "phone", "address.street"]

const valueOf = (values: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((value, step) => (value as Record<string, unknown> | null)?.[step], values)

const siteProblems = (source: Source): Problem[] => {
  const at = (steps: string[]) => source.yamlStart + valueOffset(source.document, source.yaml, steps)
  const sample =
    valueOf(source.values, ["sample"]) === true
      ? [
          problemAt(
            source,
            at(["sample"]),
            "the site is marked as a sample",
            "replace the sample data, then write false",
          ),
        ]
      : []
  const contact = contactFields.flatMap((name) => {
    const steps = name.split(".")
    const value = valueOf(source.values, steps)
    if (typeof value !== "string" || !sampleValue.test(value)) return []
    return [problemAt(source, at(steps), `${name} is sample data (${value})`, "write your own")]
  })
  return [...sample, ...contact]
}

/** The policy repeats the contact data of `site.yml` in its own sentences. */
const policyProblems = (source: Source): Problem[] =>
  [...source.text.matchAll(/\S*example\.(?:com|org|net)|\+44[ 0-9]*7946 ?0\d+|\d* ?\bsample\b \w+/gi)].map(
    (match) => problemAt(source, match.index, `${match[0]} is sample data`, "write your own"),
  )

const isDraft = ({ values }: Source) => valueOf(values, ["draft"]) === true

/** What only the owner can supply, and what must be supplied before the site goes live. Drafts may wait. */
export const checkRelease = (source: Source): Problem[] => {
  if (isDraft(source)) return []
  const placeholders = [...source.text.matchAll(/\{\{\s*OWNER:\s*([^}]*?)\s*\}\}/g)].map((match) =>
    problemAt(
      source,
      match.index,
      `a placeholder is left: ${match[1] ?? ""}`,
      "write what it asks for in its place",
    ),
  )
  return [
    ...placeholders,
    ...(source.path === "site.yml" ? siteProblems(source) : []),
    ...(source.path.startsWith("privacy/") ? policyProblems(source) : []),
  ]
}
