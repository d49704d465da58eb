/** Lets work go on after the answer, where the runtime knows how (Supabase does); elsewhere it simply runs. */
export const inBackground = (work: Promise<unknown>): void => {
  if (typeof EdgeRuntime !== "undefined") EdgeRuntime.waitUntil(work)
}
