import type { Log } from "../../supabase/functions/_shared/contact/types"

const everyMilliseconds = 60 * 60 * 1000

export type Counters = {
  /** Counts one more of these. */
  count: (name: string) => void
  /** Writes the counts a last time. */
  stop: () => void
}

/** Counts answers by status and mails by outcome since the start, and logs them each hour in which something came. */
export const startCounters = (log: Log): Counters => {
  const counts: Record<string, number> = {}
  let changed = false
  const write = () => {
    if (changed) log({ level: "info", event: "contact_counts", ...counts })
    changed = false
  }
  const timer = setInterval(write, everyMilliseconds)
  timer.unref()
  return {
    count: (name) => {
      counts[name] = (counts[name] ?? 0) + 1
      changed = true
    },
    stop: () => {
      clearInterval(timer)
      write()
    },
  }
}
