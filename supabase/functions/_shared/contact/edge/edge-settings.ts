import type { MailTemplates } from "../types.ts"

/** What the Edge Functions need to know; each is a secret of the project. */
export type EdgeSettings = {
  databaseUrl: string
  words: MailTemplates
  resendApiKey: string
  resendUrl: string | undefined
  tokens: string[]
  hashSecret: string
  outboxSecret: string
  allowedOrigins: string[]
  postLimit: number
  confirmationsPerHour: number
  /** The header in which the gateway names the client. */
  clientHeader: string
}

const needed = [
  "CONTACT_DATABASE_URL",
  "CONTACT_WORDS",
  "CONTACT_HASH_SECRET",
  "CONTACT_OUTBOX_SECRET",
  "RESEND_API_KEY",
] as const

/**
 * Reads the settings of the Edge Functions.
 * @throws an Error that names every secret that is missing, or one that is wrong
 */
export const readEdgeSettings = (env: (name: string) => string | undefined): EdgeSettings => {
  const missing = needed.filter((name) => !env(name))
  if (missing.length > 0) {
    throw new Error(
      `Secrets are missing: ${missing.join(", ")}. Set them with: supabase secrets set NAME=value`,
    )
  }
  const words = JSON.parse(env("CONTACT_WORDS") ?? "") as MailTemplates
  return {
    databaseUrl: env("CONTACT_DATABASE_URL") ?? "",
    words,
    resendApiKey: env("RESEND_API_KEY") ?? "",
    resendUrl: env("RESEND_URL"),
    tokens: publicTokens(env),
    hashSecret: env("CONTACT_HASH_SECRET") ?? "",
    outboxSecret: env("CONTACT_OUTBOX_SECRET") ?? "",
    allowedOrigins: [
      new URL(words.url).origin,
      ...(env("CONTACT_ALLOWED_ORIGINS") ?? "").split(/[\s,]+/),
    ].filter(Boolean),
    postLimit: wholeNumber(env, "CONTACT_RATE_LIMIT", 5),
    confirmationsPerHour: wholeNumber(env, "CONTACT_CONFIRMATIONS_PER_HOUR", 50),
    clientHeader: env("CONTACT_CLIENT_HEADER") ?? "cf-connecting-ip",
  }
}

const wholeNumber = (env: (name: string) => string | undefined, name: string, otherwise: number): number => {
  const value = env(name) ?? String(otherwise)
  if (/^\d+$/.test(value)) return Number(value)
  throw new Error(`${name} must be a whole number. Set it with: supabase secrets set ${name}=${otherwise}`)
}

// Supabase sets these by itself: the older key as it is, the newer ones as a dictionary in JSON.
const publicTokens = (env: (name: string) => string | undefined): string[] => {
  const dictionary: unknown = JSON.parse(env("SUPABASE_PUBLISHABLE_KEYS") ?? "{}")
  const newer =
    typeof dictionary === "object" && dictionary !== null
      ? Object.values(dictionary as Record<string, unknown>)
      : []
  return [env("GATSBY_CONTACT_ANON_TOKEN"), env("SUPABASE_ANON_KEY"), ...newer].filter(
    (token): token is string => typeof token === "string" && token !== "",
  )
}
