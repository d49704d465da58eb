import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { z } from "zod"

const read = <Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> =>
  schema.parse(parse(readFileSync(path, "utf8")))

const banner = z.object({
  label: z.string(),
  globalPrivacyControl: z.string(),
  decline: z.string(),
  accept: z.string(),
  policy: z.object({ label: z.string(), href: z.string() }),
})

const site = z.object({ footer: z.object({ cookieSettings: z.string() }) })

/** The names of the controls, from the content: rewording a button breaks no test. */
export const words = {
  ...read("content/cookie-banner.yml", banner),
  settings: read("content/site.yml", site).footer.cookieSettings,
}
