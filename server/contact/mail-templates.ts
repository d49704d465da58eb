import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { parse } from "yaml"
import { z } from "zod"
import { confirmationEmailSchema, noticeEmailSchema } from "../../src/content-model/schemas/emails"
import { siteSchema } from "../../src/content-model/schemas/site"
import type { MailTemplates } from "../../supabase/functions/_shared/contact/types"

const practiceSchema = siteSchema.pick({ name: true, email: true, phone: true, url: true }).loose()

/**
 * Reads the mail templates and the details of the practice from `content/`.
 * @param root the folder that holds `content/`
 * @param from the sender's address, if it is not the site's
 * @throws an Error that names the file and what is wrong in it
 */
export const readMailTemplates = async (root: string, from?: string): Promise<MailTemplates> => {
  const { name, email, phone, url } = await read(root, "site.yml", practiceSchema)
  const notice = await read(root, "emails/notice.yml", noticeEmailSchema)
  const confirmation = await read(root, "emails/confirmation.yml", confirmationEmailSchema)
  return { name, email, sender: from ?? email, phone, url: url.replace(/\/$/, ""), notice, confirmation }
}

const read = async <Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const path = join(root, "content", file)
  const result = schema.safeParse(parse(await readFile(path, "utf8")))
  if (!result.success) throw new Error(`content/${file} is not right:\n${z.prettifyError(result.error)}`)
  return result.data
}
