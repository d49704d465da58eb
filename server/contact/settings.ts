import { z } from "zod"

const place = "in the environment of the server (docs/deploying-contact-service.md explains each)"
const wholeNumber = (least: number) =>
  z.coerce.number().int().min(least, `must be a whole number from ${least} on`)
const optional = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === "" ? undefined : value))
const list = z
  .string()
  .default("")
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ""))

/** The token that form and service share on one machine; it is public and only turns stray requests away. */
export const localToken = "local-anon-token"

const settingsSchema = z
  .object({
    CONTACT_DATA_DIR: z
      .string()
      .min(1)
      .default(".data")
      .describe("Where the embedded database and mails lie"),
    CONTACT_DATABASE_URL: optional
      .refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), "must start with postgres://")
      .describe("A PostgreSQL database instead of the embedded one"),
    CONTACT_HASH_SECRET: optional
      .refine((secret) => secret === undefined || secret.length >= 16, "must have at least 16 characters")
      .describe("The key of the hashes of client addresses"),
    CONTACT_RATE_LIMIT: wholeNumber(0)
      .default(5)
      .describe("Posts for each client in ten minutes; 0 turns the limits off"),
    CONTACT_CONFIRMATIONS_PER_HOUR: wholeNumber(0)
      .default(50)
      .describe("Confirmations in an hour, in all; more are suppressed"),
    GATSBY_CONTACT_ANON_TOKEN: z.string().min(1).default(localToken).describe("The public token of the form"),
    CONTACT_ALLOWED_ORIGINS: list.describe("Further origins that may send the form"),
    CONTACT_LEASE_SECONDS: wholeNumber(1)
      .optional()
      .describe("How long a worker has a mail to itself, if not as long as the way of sending needs"),
    CONTACT_FROM: z
      .email("must be an email address")
      .optional()
      .describe("The sender, if not the site's address"),
    RESEND_API_KEY: optional.describe("Mails go out through Resend"),
    RESEND_URL: z.url().optional().describe("Another address of Resend's interface, for a proxy"),
    SMTP_URL: optional
      .refine((url) => url === undefined || /^smtps?:\/\//.test(url), "must start with smtp:// or smtps://")
      .describe("Mails go out through this server"),
    CONTACT_MAIL: z
      .enum(["", "file"], "must be empty, or file")
      .default("")
      .describe("file: with a hosted database, mails are only written to the data folder"),
    TRUST_PROXY: z
      .enum(["", "0", "1", "false", "true"], "must be 1 or 0")
      .default("")
      .transform((value) => value === "1" || value === "true")
      .describe("1 if a proxy of yours sets X-Forwarded-For"),
  })
  .refine((settings) => !settings.CONTACT_DATABASE_URL || settings.CONTACT_HASH_SECRET, {
    path: ["CONTACT_HASH_SECRET"],
    message:
      "is needed with CONTACT_DATABASE_URL, the same on every server; make one with: openssl rand -hex 32",
  })
  .refine(
    (settings) =>
      !settings.CONTACT_DATABASE_URL ||
      settings.RESEND_API_KEY ||
      settings.SMTP_URL ||
      settings.CONTACT_MAIL === "file",
    {
      path: ["RESEND_API_KEY"],
      message:
        "or SMTP_URL is needed with CONTACT_DATABASE_URL, else no mail leaves the machine; CONTACT_MAIL=file if that is what you want",
    },
  )
  .refine((settings) => !(settings.RESEND_API_KEY && settings.SMTP_URL), {
    path: ["SMTP_URL"],
    message: "cannot be used together with RESEND_API_KEY: choose one",
  })

export type ContactSettings = z.output<typeof settingsSchema>

/**
 * Reads the settings of the service from environment variables.
 * @throws an Error that names every variable that is missing or wrong, and where to set it
 */
export const readContactSettings = (
  env: Record<string, string | undefined> = process.env,
): ContactSettings => {
  const result = settingsSchema.safeParse(env)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")} ${issue.message}`)
  throw new Error(`The contact service cannot start. Set this ${place}:\n${lines.join("\n")}`)
}
