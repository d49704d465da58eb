import { readFileSync } from "node:fs"
import { parse } from "yaml"
import { z } from "zod"

const read = <Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> =>
  schema.parse(parse(readFileSync(path, "utf8")))

const labelled = z.object({ label: z.string() })

/** The names of the controls, from the content: rewording a button breaks no test. */
export const words = {
  ...read(
    "content/cookie-banner.yml",
    z.object({
      label: z.string(),
      text: z.string(),
      current: z.object({ granted: z.string(), denied: z.string() }),
      close: z.string(),
      globalPrivacyControl: z.string(),
      decline: z.string(),
      accept: z.string(),
      policy: z.object({ label: z.string(), href: z.string() }),
    }),
  ),
  ...read(
    "content/site.yml",
    z.object({
      footer: z.object({ cookieSettings: z.string() }),
      labels: z.object({ skip: z.string(), openMenu: z.string(), closeMenu: z.string() }),
      navigation: z.array(z.object({ label: z.string(), href: z.string() })),
    }),
  ),
  form: read(
    "content/home/contact.yml",
    z.object({
      inputs: z.object({ name: labelled, email: labelled, company: labelled }),
      submit: z.string(),
      success: z.object({ title: z.string() }),
    }),
  ),
  search: read("content/pages/privacy-policy.yml", z.object({ searchLabel: z.string() })).searchLabel,
}
