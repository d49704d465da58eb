import type { Failure, FailureKind } from "./request"

/** The texts of the page about failures. */
export type FailureTexts = {
  title: string
  alreadySent: string
  failed: string
  retry: string
  timeout: string
  offline: string
  byEmail: string
}

type TextName = keyof FailureTexts

/** The texts for each kind: its title, and its message where nobody else has one. */
const table: Record<FailureKind, { title?: TextName; message: TextName }> = {
  alreadySent: { title: "alreadySent", message: "failed" },
  tooMany: { title: "title", message: "failed" },
  refused: { title: "title", message: "failed" },
  unavailable: { title: "title", message: "failed" },
  unreadable: { message: "failed" },
  timeout: { message: "timeout" },
  offline: { title: "title", message: "offline" },
  network: { title: "title", message: "retry" },
  unexpected: { title: "title", message: "retry" },
}

/** Returns what the error box shows about a failure. */
export const describeFailure = ({ kind, message }: Failure, texts: FailureTexts) => {
  const row = table[kind]
  // These two messages say what the title says.
  const repeatsTitle = message === undefined && row.title === "title" && row.message !== "offline"
  return {
    title: row.title && !repeatsTitle ? texts[row.title] : undefined,
    message: message ?? texts[row.message],
  }
}
