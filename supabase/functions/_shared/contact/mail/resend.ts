import type { Mailer, SendOutcome } from "../types.ts"
import { replyLine } from "./drain-outbox.ts"

/**
 * Sends through Resend's HTTP API. The key of the mail is its `Idempotency-Key`, so a mail that is sent again within 24
 * hours is delivered once (resend.com/docs: idempotency keys).
 * @param endpoint URL of the API; only tests and proxies change it
 */
export const resendMailer = (apiKey: string, endpoint = "https://api.resend.com/emails"): Mailer => ({
  name: "resend",
  leaseSeconds: 120,
  send: async (mail, key) => {
    try {
      const response = await fetch(endpoint, {
        method: "POST",
        headers: {
          authorization: `Bearer ${apiKey}`,
          "content-type": "application/json",
          "idempotency-key": key,
        },
        body: JSON.stringify({
          from: `"${mail.from.name.replace(/["\\\r\n]/g, "")}" <${mail.from.address}>`,
          to: [mail.to],
          reply_to: [mail.replyTo],
          subject: mail.subject,
          text: mail.text,
          // RFC 3834: prevents automatic replies.
          headers: { "Auto-Submitted": "auto-generated" },
        }),
        redirect: "error",
        signal: AbortSignal.timeout(10_000),
      })
      const body = (await response.json().catch(() => null)) as ResendBody | null
      return resendOutcome(response.status, body ?? {}, response.headers.get("retry-after"))
    } catch (error) {
      return { kind: "retry", error: error instanceof Error ? error.name : "network" }
    }
  },
})

type ResendBody = { id?: unknown; name?: unknown; message?: unknown }

/**
 * Interprets a response of Resend by status and error name, because a status can have several meanings
 * (resend.com/docs/api-reference/errors).
 */
export const resendOutcome = (status: number, body: ResendBody, retryAfter: string | null): SendOutcome => {
  const [name, message] = [body.name, body.message].map((value) => (typeof value === "string" ? value : ""))
  const error = [status, name, replyLine(message ?? "")].filter(Boolean).join(" ")
  // Without an id the response is not Resend's, for example the page of a proxy.
  if (status < 300 && typeof body.id === "string") return { kind: "sent" }
  if (status === 401 || status === 403 || name?.endsWith("_quota_exceeded")) return { kind: "blocked", error }
  if (status === 422 && message?.includes("`to`")) return { kind: "refused", error }
  return { kind: "retry", error, afterSeconds: Number(retryAfter) || 0 }
}
