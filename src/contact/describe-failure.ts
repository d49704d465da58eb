import type { Failure, FailureKind } from "./request"

/** The texts of the page about failures. */
export type FailureTexts = Omit<Queries.ContactFormFragment["errors"], "byEmail" | "prefix">

/** The messages where neither the service nor the browser has one; `failed` for the other kinds. */
const messages: Partial<Record<FailureKind, keyof FailureTexts>> = {
  timeout: "timeout",
  offline: "offline",
  network: "retry",
  unexpected: "retry",
}

/** Returns what the error box shows about a failure. */
export const describeFailure = ({ kind, message }: Failure, texts: FailureTexts) => {
  // The title says that the form was not sent. The messages of the page already say so, except `offline`.
  const title = message !== undefined || kind === "offline" ? texts.title : undefined
  return {
    title: kind === "alreadySent" ? texts.alreadySent : title,
    message: message ?? texts[messages[kind] ?? "failed"],
  }
}
