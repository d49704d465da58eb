import type { ContactDeps } from "../../supabase/functions/_shared/contact/http/handler.ts"
import type { Submission } from "../../supabase/functions/_shared/contact/store/contact-store.ts"
import type { MailTemplates } from "../../supabase/functions/_shared/contact/settings.ts"
import type { LogEntry } from "../../supabase/functions/_shared/contact/types.ts"

export const templates: MailTemplates = {
  name: "Sample Practice",
  email: "office@practice.example",
  sender: "site@practice.example",
  url: "https://www.practice.example",
  values: {
    practice: "Sample Practice",
    replyTime: "one working day",
  },
  notice: {
    subject: "Enquiry from {name}",
    text: "{name}, {company}, {email}\n\n{message}\n\n{note}\n\n{reference}",
  },
  confirmation: { subject: "Received – {practice}", text: "Thank you." },
}

/** Returns dependencies that record every call. Their store returns what `submit` does; by default it has stored. */
export const fakeDeps = (
  submit: ContactDeps["store"]["submit"] = ({ id }) => Promise.resolve({ outcome: "stored", id }),
) => {
  const recorded = { submissions: [] as Submission[], log: [] as LogEntry[], woken: 0 }
  const deps: ContactDeps = {
    store: {
      submit: (submission) => {
        recorded.submissions.push(submission)
        return submit(submission)
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
  }
  return { deps, recorded }
}

/** Returns a request as the form sends it. */
export const formRequest = (body: unknown, headers: Record<string, string> = {}, method = "POST"): Request =>
  new Request("https://api.practice.example/functions/v1/contact-form", {
    method,
    headers: { "content-type": "application/json", authorization: "Bearer token", ...headers },
    ...(method === "POST" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
