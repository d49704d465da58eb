/** A mistake that a person can mend: only its sentence is shown, no stack. */
export class Complaint extends Error {}

/** Runs a program of this folder; says in one sentence what stopped it, or shows the stack of what nobody foresaw. */
export const run = (program: () => Promise<void>) => {
  program().catch((error: unknown) => {
    console.error(error instanceof Complaint ? `\n${error.message}\n` : error)
    process.exitCode = 1
  })
}
