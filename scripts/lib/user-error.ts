/** A mistake that a person can mend: only its sentence is shown, no stack. */
export class UserError extends Error {}

/**
 * Gives what `action` gives; its errors are written for the person who runs the command, so they need no stack.
 * @throws Complaint with the error's own words
 */
export const asUserError = async <Result>(action: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await action()
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

/** Runs a program of this folder; says in one sentence what stopped it, or shows the stack of what nobody foresaw. */
export const run = async (program: () => void | Promise<void>): Promise<void> => {
  try {
    await program()
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
