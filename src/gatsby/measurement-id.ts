/**
 * The Google Analytics measurement id from the environment; undefined where none is set, and then nothing is measured.
 *
 * @throws Error that names the variable when the value has not the form `G-` and capital letters or digits
 */
export const measurementIdFrom = (environment: NodeJS.ProcessEnv): string | undefined => {
  const id = environment.GATSBY_GA_MEASUREMENT_ID?.trim()
  if (!id) return undefined
  if (/^G-[A-Z0-9]+$/.test(id)) return id
  throw new Error(
    `GATSBY_GA_MEASUREMENT_ID is ${JSON.stringify(id)}; expected the measurement id of a Google Analytics 4 stream, ` +
      `for example G-AB12CD34EF. Correct it, or leave it empty to build a site that measures nothing.`,
  )
}
