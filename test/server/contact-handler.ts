import type { ContactDeps } from "../../supabase/functions/_shared/contact/http/handler.ts"
import type {
  Submission,
  SubmitResult,
} from "../../supabase/functions/_shared/contact/store/contact-store.ts"
import type { MailTemplates } from "../../supabase/functions/_shared/contact/settings.ts"
import type { LogEntry } from "../../supabase/functions/_shared/contact/types.ts"

export const templates: MailTemplates = {
  name: "Sample Practice",
  email: "office@practice.example",
  sender: "site@practice.example",
  url: "https://www.practice.example",
  values: {
    practice: "Sample Practice",
    url: "https://www.practice.example",
    replyTime: "one working day",
  },
  notice: {
    subject: "Enquiry from {name}",
    text: "{name}, {company}, {email}\n\n{message}\n\n{note}\n\n{reference}",
  },
  confirmation: { subject: "Received – {practice}", text: "Thank you.\n\n{url}" },
}

/** Returns dependencies that store nothing and record every call. */
export const fakeDeps = (changes: Partial<ContactDeps> = {}) => {
  const recorded = { submissions: [] as Submission[], log: [] as LogEntry[], woken: 0 }
  const deps: ContactDeps = {
    store: {
      submit: (submission): Promise<SubmitResult> => {
        recorded.submissions.push(submission)
        return Promise.resolve({ outcome: "stored", id: submission.id })
      },
    },
    settings: {
      CONTACT_RATE_LIMIT: 5,
      CONTACT_CONFIRMATIONS_PER_HOUR: 50,
      CONTACT_ALLOWED_ORIGINS: ["https://preview.example"],
    },
    templates,
    tokens: ["token"],
    log: (entry) => recorded.log.push(entry),
    onStored: () => recorded.woken++,
    ...changes,
  }
  return { deps, recorded }
}

/** Returns a request as the form sends it, without the headers that are set to an empty string. */
export const formRequest = (
  body: unknown,
  headers: Record<string, string> = {},
  method = "POST",
): Request => {
  const all = { "content-type": "application/json", authorization: "Bearer token", ...headers }
  const kept = Object.entries(all).filter(([, value]) => value !== "")
  return new Request("https://api.practice.example/functions/v1/contact-form", {
    method,
    headers: Object.fromEntries(kept),
    ...(method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
  })
}
