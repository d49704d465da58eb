/** Waits for Ctrl-C or a polite stop by the system. The second Ctrl-C ends the program at once. */
export const untilStopped = () =>
  new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve())
  })
