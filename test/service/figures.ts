import { appendFileSync } from "node:fs"

/** Notes a measured figure; the runner prints them all as a table. */
export const figure = (what: string, measured: string): void => {
  const file = process.env.CONTACT_TEST_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify({ what, measured })}\n`)
}
