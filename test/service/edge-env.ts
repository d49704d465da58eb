import { readMailTemplates } from "../../server/contact/mail-templates"
import { asService, root } from "./test-env"

/** Returns the secrets of the Edge Functions for a test, without limits on posts. */
export const edgeEnv = async (databaseUrl: string, resendUrl: string): Promise<Record<string, string>> => ({
  CONTACT_DATABASE_URL: asService(databaseUrl),
  // An address that does not depend on `content/`.
  CONTACT_MAIL_TEMPLATES: JSON.stringify({
    ...(await readMailTemplates(root)),
    url: "https://www.example.com",
  }),
  CONTACT_HASH_SECRET: "a secret that only the tests know",
  CONTACT_OUTBOX_SECRET: "the secret of the outbox",
  CONTACT_RATE_LIMIT: "0",
  CONTACT_CONFIRMATIONS_PER_HOUR: "100000",
  RESEND_API_KEY: "key",
  RESEND_URL: resendUrl,
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"local-anon-token"}',
})
