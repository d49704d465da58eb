import * as z from "zod"

/** A text. The message applies to a required setting that is not set. */
export const textSetting = z.string({ error: "is missing" })

/** A text that is replaced by what `parse` returns; `error` is the message if it throws. */
export const parsedText = <Value>(parse: (value: string) => Value, error: string) =>
  textSetting.transform((value, context) => {
    try {
      return parse(value)
    } catch {
      context.addIssue({ code: "custom", message: error })
      return z.NEVER
    }
  })

const wholeNumber = textSetting
  .regex(/^\d+$/, "must be a whole number")
  .transform(Number)
  .pipe(z.number().max(100_000, "must be at most 100000"))

/** The URL of a server, whose password can be decoded. */
export const serverUrl = (protocol: RegExp, error: string) =>
  textSetting.pipe(z.url({ protocol, hostname: /./, error }).regex(/^([^%]|%[\da-f]{2})*$/i, error))
export const databaseUrl = serverUrl(
  /^postgres(ql)?$/,
  "must be a URL such as postgres://user:password@host/database; write #, / and @ in the password as %23, %2F and %40",
)
const origins = parsedText(
  (list) => list.split(/[\s,]+/).map((value) => new URL(value).origin),
  "must be origins such as https://www.example.com, separated by commas",
)

/** The settings that the server on Node and the Edge Functions share. Each of the two decides which are required. */
export const sharedSettings = {
  CONTACT_DATABASE_URL: databaseUrl,
  CONTACT_RATE_LIMIT: wholeNumber.default(5),
  CONTACT_CONFIRMATIONS_PER_HOUR: wholeNumber.default(50),
  // In addition to the origin of the site and the service's own host.
  CONTACT_ALLOWED_ORIGINS: origins.default([]),
  RESEND_API_KEY: textSetting.regex(/^[!-~]+$/, "must be ASCII characters without spaces"),
  RESEND_URL: serverUrl(/^https?$/, "must be a URL such as https://mail.example.com/emails").optional(),
}

const template = z.object({ subject: textSetting, text: textSetting })

/** The templates of both mails and the details of the practice, from `content/`. */
export const mailTemplates = z.object({
  name: textSetting,
  /** Address that receives the notices, and to which visitors reply. */
  email: textSetting,
  /** Address of the sender; a provider requires a verified domain. */
  sender: textSetting,
  /** The public address, without a trailing slash. */
  url: z.url(),
  /** The values of the placeholders that do not depend on the enquiry, by name; an empty one removes its paragraph. */
  values: z.record(z.string(), z.string()),
  notice: template,
  confirmation: template,
})
export type MailTemplates = z.output<typeof mailTemplates>

export type HandlerSettings = Omit<
  z.output<z.ZodObject<typeof sharedSettings>>,
  "CONTACT_DATABASE_URL" | "RESEND_API_KEY" | "RESEND_URL"
>

/**
 * Reads settings from environment variables; an empty variable counts as not set.
 * @param hint tells the operator where to set them
 * @throws an Error that names every setting that is missing or wrong
 */
export const readSettings = <Schema extends z.ZodObject>(
  schema: Schema,
  env: (name: string) => string | undefined,
  hint: string,
): z.output<Schema> => {
  const values = Object.keys(schema.shape).map((name) => [name, env(name)?.trim() || undefined])
  const result = schema.safeParse(Object.fromEntries(values))
  if (result.success) return result.data
  const lines = result.error.issues.map(
    ({ path, message }) => `  ${path.filter((part) => typeof part === "string").join(".")} ${message}`,
  )
  throw new Error(`${hint}:\n${lines.join("\n")}`)
}
