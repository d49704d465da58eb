import { z } from "zod"
import { iconNames } from "../../site/icon-names"

const notWholeNumber = {
  message: "is not a whole number",
  fix: "write it in figures, without quotation marks",
}

/** The message and the fix for a value of the wrong type, by the type that Zod expects. */
export const typeMessages: Partial<Record<string, { message: string; fix: string }>> = {
  string: { message: "is not text", fix: "write one text, in quotation marks" },
  boolean: { message: "is not true or false", fix: "write true or false, without quotation marks" },
  int: notWholeNumber,
  number: notWholeNumber,
  array: { message: "is not a list", fix: "write each item on its own line, after a hyphen and a space" },
  object: {
    message: "is not a group of fields",
    fix: "write each field on its own line, indented by two spaces",
  },
}

type Messages = { invalid: string; fix: string }

/** A text that matches a pattern. Code editors show its messages too, as `patternErrorMessage` of the JSON Schema. */
export const matching = (pattern: RegExp, { invalid, fix }: Messages) =>
  z.string().trim().regex(pattern, invalid).meta({ invalid, fix })

/** The characters of file names that are the same in addresses, on all systems and in Gatsby. */
const nameCharacters = String.raw`\p{L}\p{M}\p{N}._()-`

/** Matches a visible character; a zero-width space is not one. */
const visible = String.raw`[\p{L}\p{N}\p{P}\p{S}]`

/** One line of text for a reader: not empty, no line break. */
export const line = (description: string) =>
  matching(new RegExp(`^[^\\n]*${visible}[^\\n]*$`, "u"), {
    invalid: "is empty or has a line break",
    fix: "write the text on one line",
  }).describe(description)

/** One or more sentences for a reader: not empty. */
export const prose = (description: string) =>
  matching(new RegExp(visible, "u"), { invalid: "is empty", fix: "write the text" }).describe(description)

/** A group of fields; `title` is the name of its GraphQL type. */
export const group = <Shape extends z.core.$ZodLooseShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title })

/** The fields of a content file. Every file can be marked as a sample. */
export const contentFile = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({
    sample: z
      .boolean()
      .describe("On while the texts of this file are those of the sample, which a release refuses.")
      .optional(),
    ...shape,
  })

/** A list with at least one item. */
export const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).min(1, "is an empty list").meta({ fix: "write at least one item" }).describe(description)

/** One line in which `{count}` becomes a number. */
export const counted = (description: string) =>
  matching(/^[^{}\n]*\{count\}[^{}\n]*$/, {
    invalid: "needs {count} once, and no other words in braces",
    fix: "write {count} where the number belongs",
  })
    .meta({ placeholders: ["count"] })
    .describe(description)

/** A link target: a route (`/blog`), an anchor on the landing page (`/#contact`), or `https:`, `mailto:`, `tel:`. */
export const href = (description: string) =>
  matching(/^(\/(?!\/)|#|[hH][tT][tT][pP][sS]:\/\/|mailto:|tel:)\S*$/, {
    invalid: "is not a link",
    fix: "start it with /, #, https://, mailto: or tel:, without spaces",
  }).describe(description)

export const link = (description: string) =>
  group("Link", {
    label: line("The words of the link."),
    href: href("The address the link leads to, for example /blog, /#contact or https://www.gov.uk."),
  }).describe(description)

const whatItShows = "What the picture shows, in words for people who cannot see it."

/**
 * A picture file beside the content file, and its alternative text.
 * @param role `shows`: the alternative text is required; `decorates`: it may be empty
 */
export const picture = (description: string, role: "shows" | "decorates" = "shows") =>
  group("Picture", {
    src: matching(new RegExp(`^\\./[${nameCharacters}]+\\.(png|jpe?g|webp|avif)$`, "u"), {
      invalid: "is not the name of a picture beside this file",
      fix: "write it as ./name.png, in small letters without spaces, as the file is called",
    })
      .meta({ graphql: "File! @fileByRelativePath" })
      .describe(
        "The picture file in the same folder, PNG, JPEG, WebP or AVIF and at least 1200 pixels wide, for example ./chart.png.",
      ),
    alt:
      role === "decorates"
        ? z.string().describe(`${whatItShows} Empty if it only decorates.`)
        : prose(whatItShows),
    sample: z
      .boolean()
      .describe("On while the picture is that of the sample, which a release refuses.")
      .optional(),
  }).describe(description)

const dayMessages: Messages = {
  invalid: "is not a calendar day",
  fix: "write it as YYYY-MM-DD with hyphens, for example 2025-03-14",
}

/** A calendar day as YYYY-MM-DD, without a time zone. */
export const day = (description: string) =>
  z.iso
    .date(dayMessages.invalid)
    .meta({ ...dayMessages, graphql: "Date! @dateformat" })
    .describe(description)

export const icon = z
  .enum(iconNames)
  .describe("The name of the icon. The editor lists the names.")
  .meta({ graphql: "String!" })
