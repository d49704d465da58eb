import { z } from "zod"

type Dated = { draft: boolean; date: string }

export type Publication = {
  /** The day of the build in UTC, as YYYY-MM-DD. */
  today: string
  /** True for a build that only its makers see: it shows drafts and future articles too, and search engines are kept out. */
  preview: boolean
  /** Whether pages show articles that are not published: in previews, and in develop. */
  showsUnpublished: boolean
}

/**
 * Reads which articles this run shows. The settings are `SITE_PREVIEW=1`, and `SITE_TODAY` for a build as of another day.
 * @throws where `SITE_TODAY` is not a calendar day
 */
export const publication = (env: NodeJS.ProcessEnv = process.env): Publication => {
  const written = env["SITE_TODAY"]?.trim() ?? ""
  if (written !== "" && !z.iso.date().safeParse(written).success) {
    throw new Error(`SITE_TODAY must be a day such as 2026-03-14, but it is "${written}"`)
  }
  const preview = env["SITE_PREVIEW"] === "1"
  return {
    today: written === "" ? new Date().toISOString().slice(0, 10) : written,
    preview,
    showsUnpublished: preview || env.NODE_ENV !== "production",
  }
}

/** Whether the public may read an article on the day `today`. */
export const isPublished = ({ draft, date }: Dated, today: string): boolean => !draft && date <= today
