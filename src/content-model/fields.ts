import { z } from "zod"
import { iconNames } from "./icon-names"

/** One line of text for a reader: not empty, no line break. */
export const line = (description: string) =>
  z
    .string()
    .trim()
    .min(1, "is empty → write the text")
    .regex(/^[^\n]*$/, "has a line break → write it on one line")
    .describe(description)

/** One or more sentences for a reader: not empty. */
export const prose = (description: string) =>
  z.string().trim().min(1, "is empty → write the text").describe(description)

/** A link target: a route (`/blog`), an anchor on the landing page (`/#contact`), or `https:`, `mailto:`, `tel:`. */
export const href = (description: string) =>
  z
    .string()
    .regex(
      /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/,
      "is not a link → start it with /, #, https://, mailto: or tel:, without spaces",
    )
    .describe(description)

/** A link a visitor can activate. */
export const link = (description: string) =>
  z
    .strictObject({
      label: line("What the link says"),
      href: href("Where the link leads"),
    })
    .meta({ title: "Link", description })

const pictureText = z
  .string()
  .describe("What the picture shows, for people who cannot see it; empty only where it decorates")

/**
 * A picture file beside the content file, and its written alternative.
 * @param role `shows`: it tells the reader something, so the alternative may not be empty; `decorates`: it may
 */
export const picture = (description: string, role: "shows" | "decorates" = "shows") =>
  z
    .strictObject({
      src: z
        .string()
        .regex(
          /^\.\/[^/]+\.(png|jpe?g|webp|avif)$/,
          "is not a picture beside this file → write it as ./name.png, and keep the picture in the same folder",
        )
        .describe("The picture beside this file, for example ./chart.png")
        .meta({ graphql: "File! @fileByRelativePath" }),
      alt:
        role === "decorates"
          ? pictureText
          : pictureText.trim().min(1, "is empty → say what the picture shows"),
    })
    .meta({ title: "Picture", description })

/** A calendar day as YYYY-MM-DD, without a time zone. */
export const day = (description: string) =>
  z.iso
    .date("is not a calendar day → write it as YYYY-MM-DD, for example 2025-03-14")
    .describe(description)
    .meta({ graphql: "Date! @dateformat" })

/** The name of a picture sign from the site's icon family. */
export const icon = z.enum(iconNames).describe("A name from the icon list").meta({ graphql: "String!" })
