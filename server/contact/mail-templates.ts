import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { confirmationEmailSchema, noticeEmailSchema } from "../../src/content-model/schemas/emails"
import { siteSchema } from "../../src/content-model/schemas/site"
import { tokenValuesOf } from "../../src/content-model/tokens"
import { parseContentFile } from "../../src/content-model/content-file"
import { siteUrl } from "../../src/site/build-environment"
import type { MailTemplates } from "../../supabase/functions/_shared/contact/settings"

/**
 * Reads the mail templates and the details of the practice from `content/`; the address of the site is `SITE_URL`
 * where it is set.
 * @param root the folder that holds `content/`
 * @param from the sender's address; by default `email` of `content/site.yml`
 * @throws an Error that names the file and its errors
 */
export const readMailTemplates = async (root: string, from?: string): Promise<MailTemplates> => {
  const site = await read(root, "site.yml", practiceSchema)
  const url = siteUrl(site.url)
  return {
    name: site.name,
    email: site.email,
    sender: from ?? site.email,
    url,
    values: { ...tokenValuesOf(site), url, bookingUrl: site.bookingUrl ?? "" },
    notice: await read(root, "emails/notice.yml", noticeEmailSchema),
    confirmation: await read(root, "emails/confirmation.yml", confirmationEmailSchema),
  }
}

/** The fields that the service needs; the others are only token values, which the templates may not use. */
const practiceSchema = siteSchema.pick({ name: true, email: true, url: true, bookingUrl: true }).loose()

const read = async <Values>(root: string, file: string, schema: z.ZodType<Values>): Promise<Values> => {
  const { document, values } = parseContentFile(file, await readFile(join(root, "content", file), "utf8"))
  const [syntaxError] = document.errors
  if (syntaxError) throw new Error(`content/${file} is invalid:\n${syntaxError.message}`)
  const result = schema.safeParse(values)
  if (!result.success) throw new Error(`content/${file} is invalid:\n${z.prettifyError(result.error)}`)
  return result.data
}
