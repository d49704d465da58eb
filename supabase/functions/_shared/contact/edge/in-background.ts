// Supabase's own addition to Deno; elsewhere it is missing.
const { EdgeRuntime } = globalThis as { EdgeRuntime?: { waitUntil(work: Promise<unknown>): void } }

/** Lets work go on after the answer, where the runtime knows how; elsewhere it simply runs. */
export const inBackground = (work: Promise<unknown>): void => EdgeRuntime?.waitUntil(work)
