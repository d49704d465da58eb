/** An error the user can fix; printed without a stack trace. */
export class UserError extends Error {}

/**
 * Returns the result of `action`, whose error messages are written for the person who runs the command.
 * @throws UserError with the message of the error
 */
export const asUserError = async <Result>(action: () => Result | Promise<Result>): Promise<Result> => {
  try {
    return await action()
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error))
  }
}

/** Runs a command. Prints the message of a `UserError`, and any other error with its stack trace. */
export const runCli = async (program: () => void | Promise<void>): Promise<void> => {
  try {
    await program()
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}\n` : error)
    process.exitCode = 1
  }
}
