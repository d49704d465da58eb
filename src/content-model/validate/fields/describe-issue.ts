import { z } from "zod"
import { typeMessages } from "../../schemas/fields"
import { didYouMean } from "../problem"

type Issue = z.core.$ZodIssue
type Description = { message: string; fix: string }

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

/** Returns the text to which a custom rule of a schema points. */
export const findOf = (issue: Issue): string | undefined =>
  (issue as { params?: { find?: string } }).params?.find

/**
 * Describes an issue that Zod found in an existing field.
 * @param written the source of the value
 * @param field the schema of the field
 */
export const describeIssue = (
  issue: Issue,
  value: unknown,
  written: string,
  field: z.core.$ZodType | undefined,
): Description => {
  const { invalid, fix = "write it as the other files do" } = (field && z.globalRegistry.get(field)) ?? {}
  switch (issue.code) {
    case "invalid_type": {
      const hasForm = invalid !== undefined && !invalid.startsWith("is empty")
      const known = hasForm ? { message: invalid, fix } : typeMessages[issue.expected]
      const { message, fix: typeFix } = known ?? { message: "is not what belongs here", fix }
      return { message: `${message} (${shorten(written)})`, fix: typeFix }
    }
    case "invalid_format":
      return { message: `${issue.message} (${shorten(written)})`, fix }
    case "invalid_value": {
      const names = issue.values.map(String)
      const meant = typeof value === "string" ? didYouMean(value, names) : undefined
      return {
        message: `has no entry called ${shorten(written)}`,
        fix: meant ?? `use one of ${names.join(", ")}`,
      }
    }
    case "too_small":
      return issue.origin === "array"
        ? { message: "is an empty list", fix: "write at least one item" }
        : { message: `is too small (${written})`, fix: "write a number from 1" }
    case "custom": {
      const params = (issue as { params?: { fix?: string } }).params
      return { message: issue.message, fix: params?.fix ?? fix }
    }
    default:
      return { message: `is not what belongs here (${shorten(written)})`, fix }
  }
}
