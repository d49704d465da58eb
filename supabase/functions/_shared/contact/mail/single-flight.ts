/**
 * Work that never runs twice at once: a call in the middle of it has it run once more at the end. The promise is
 * settled when all of that is done, and rejected if it failed.
 */
export const singleFlight = (work: () => Promise<unknown>): (() => Promise<void>) => {
  let calls = 0
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      for (let done = 0; done !== calls;) {
        done = calls
        await work()
      }
    } finally {
      running = null
    }
  }
  return () => {
    calls++
    return (running ??= run())
  }
}
