import * as z from "zod"
import { localToken } from "../../supabase/functions/_shared/contact/contract"
import {
  parsedText,
  readSettings,
  serverUrl,
  sharedSettings,
  textSetting,
} from "../../supabase/functions/_shared/contact/settings"
import { readNetworks } from "./client-address"

/** The folder of the embedded database and of the mails that are not sent. */
export const dataDirSetting = textSetting.default(".data")

const settingsSchema = z
  .object({
    ...sharedSettings,
    PORT: textSetting
      .regex(/^\d{1,5}$/, "must be a number from 0 to 65535")
      .default("8000")
      .transform(Number),
    BIND_ADDRESS: textSetting.default("127.0.0.1"),
    CONTACT_DATA_DIR: dataDirSetting,
    // Default: the embedded database.
    CONTACT_DATABASE_URL: sharedSettings.CONTACT_DATABASE_URL.optional(),
    GATSBY_CONTACT_ANON_TOKEN: textSetting.default(localToken),
    CONTACT_FROM: z.email("must be an email address").optional(),
    RESEND_API_KEY: sharedSettings.RESEND_API_KEY.optional(),
    SMTP_URL: serverUrl(
      /^smtps?$/,
      "must be smtp:// or smtps:// with the name of a server, for example smtps://user:password@mail.example.com",
    ).optional(),
    // Allows a hosted database without a mail provider: mails are written to the data directory.
    CONTACT_MAIL: z.enum(["file"], "must be empty, or file").optional(),
    // The proxies whose X-Forwarded-For counts.
    TRUST_PROXY: parsedText(readNetworks, "must be addresses or networks such as 10.0.0.0/8").prefault(""),
  })
  .refine(
    (settings) =>
      !settings.CONTACT_DATABASE_URL || settings.RESEND_API_KEY || settings.SMTP_URL || settings.CONTACT_MAIL,
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
 * Reads the settings of the server from environment variables.
 * @throws an Error that names every setting that is missing or wrong, and where to set it
 */
export const readContactSettings = (env: Record<string, string | undefined> = process.env): ContactSettings =>
  readSettings(
    settingsSchema,
    (name) => env[name],
    "Set this in the environment of the server (docs/running.md explains each setting)",
  )
