import * as z from "zod"
import { mailTemplates, parsedText, readSettings, sharedSettings, textSetting } from "../settings.ts"

const json = parsedText((value) => JSON.parse(value) as unknown, "must be JSON")

const settingsSchema = z.object({
  ...sharedSettings,
  CONTACT_MAIL_TEMPLATES: json.pipe(mailTemplates),
  CONTACT_OUTBOX_SECRET: textSetting,
  // The header in which the gateway passes on the client's address.
  CONTACT_CLIENT_HEADER: textSetting.default("cf-connecting-ip"),
  GATSBY_CONTACT_ANON_TOKEN: textSetting.optional(),
  // Supabase sets these two: the older key as text, the newer ones as an object in JSON.
  SUPABASE_ANON_KEY: textSetting.optional(),
  SUPABASE_PUBLISHABLE_KEYS: json.pipe(z.record(z.string(), z.string())).default({}),
})

type EdgeSettings = z.output<typeof settingsSchema>

/**
 * Reads the settings of the Edge Functions, which are secrets of the project on Supabase.
 * @throws an Error that names every secret that is missing or wrong
 */
export const readEdgeSettings = (env: (name: string) => string | undefined): EdgeSettings =>
  readSettings(settingsSchema, env, "Set these with supabase secrets set NAME=value")

export const publicTokens = (settings: EdgeSettings): string[] =>
  [
    settings.GATSBY_CONTACT_ANON_TOKEN,
    settings.SUPABASE_ANON_KEY,
    ...Object.values(settings.SUPABASE_PUBLISHABLE_KEYS),
  ].filter((token) => token !== undefined)
