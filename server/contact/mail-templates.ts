import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { confirmationEmailSchema, noticeEmailSchema } from "../../src/content-model/schemas/emails"
import { siteSchema } from "../../src/content-model/schemas/site"
import { tokenValuesOf, fillText } from "../../src/content-model/tokens"
import { valuesOf } from "../../src/content-model/content-types"
import { siteUrl } from "../../src/site/build-environment"
import { parseYaml } from "../../src/content-model/yaml"
import type { MailTemplate, MailTemplates } from "../../supabase/functions/_shared/contact/types"

/** The tokens that `compose-mails.ts` fills in, because some of them are links in the HTML part. */
const filledLater = ["practice", "practiceEmail", "practicePhone", "url"]

const practiceSchema = siteSchema
  .pick({ name: true, email: true, phone: true, url: true, bookingUrl: true })
  .loose()

/**
 * Reads the mail templates and the details of the practice from `content/`; the address of the site is `SITE_URL`
 * where it is set.
 * @param root the folder that holds `content/`
 * @param from the sender's address; by default `email` of `content/site.yml`
 * @throws an Error that names the file and its errors
 */
export const readMailTemplates = async (root: string, from?: string): Promise<MailTemplates> => {
  const site = await read(root, "site.yml", practiceSchema)
  const { name, email, phone, url, bookingUrl } = site
  const tokenValues = tokenValuesOf(site)
  const filledNow = Object.entries(tokenValues).filter(([token]) => !filledLater.includes(token))
  const mail = async (file: string, schema: typeof noticeEmailSchema): Promise<MailTemplate> => {
    const { subject, text } = await read(root, file, schema)
    const fill = (template: string) => fillText(template, Object.fromEntries(filledNow))
    return { subject: fill(subject), text: fill(text) }
  }
  const notice = await mail("emails/notice.yml", noticeEmailSchema)
  const confirmation = await mail("emails/confirmation.yml", confirmationEmailSchema)
  return {
    name,
    email,
    sender: from ?? email,
    phone,
    url: siteUrl(url),
    bookingUrl,
    replyTime: tokenValues["replyTime"],
    notice,
    confirmation,
  }
}

const read = async <Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const path = join(root, "content", file)
  const document = parseYaml(await readFile(path, "utf8"))
  const [syntaxError] = document.errors
  if (syntaxError) throw new Error(`content/${file} is invalid:\n${syntaxError.message}`)
  const result = schema.safeParse(valuesOf(document, schema))
  if (!result.success) throw new Error(`content/${file} is invalid:\n${z.prettifyError(result.error)}`)
  return result.data
}
