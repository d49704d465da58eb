import { z } from "zod"
import { iconNames } from "./icon-names"

/** One line of text for a reader: not empty, no line break. */
export const line = (description: string) =>
  z
    .string()
    .trim()
    .min(1, "must not be empty")
    .regex(/^[^\n]*$/, "must be a single line")
    .describe(description)

/** One or more sentences for a reader: not empty. */
export const prose = (description: string) =>
  z.string().trim().min(1, "must not be empty").describe(description)

/** A link target: a route (`/blog`), an anchor on the landing page (`/#contact`), or `https:`, `mailto:`, `tel:`. */
export const href = (description: string) =>
  z
    .string()
    .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:)\S*$/, "must start with /, #, https://, mailto: or tel:")
    .describe(description)

/** A link a visitor can activate. */
export const link = (description: string) =>
  z
    .strictObject({
      label: line("What the link says"),
      href: href("Where the link leads"),
    })
    .meta({ title: "Link", description })

/** A picture file beside the content file, and its written alternative. */
export const picture = (description: string) =>
  z
    .strictObject({
      src: z
        .string()
        .regex(
          /^\.\/[^/]+\.(png|jpe?g|webp|avif)$/,
          "must be a picture beside this file, written as ./name.png",
        )
        .describe("The picture beside this file, for example ./chart.png")
        .meta({ graphql: "File! @fileByRelativePath" }),
      alt: z
        .string()
        .describe("What the picture shows, for people who cannot see it; empty only where it decorates"),
    })
    .meta({ title: "Picture", description })

/** A calendar day as YYYY-MM-DD, without a time zone. */
export const day = (description: string) =>
  z.iso
    .date("must be a calendar day written as YYYY-MM-DD")
    .describe(description)
    .meta({ graphql: "Date! @dateformat" })

/** The name of a picture sign from the site's icon family. */
export const icon = z.enum(iconNames).describe("A name from the icon list").meta({ graphql: "String!" })
