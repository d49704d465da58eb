import { appendFileSync } from "node:fs"

/** Records a measured figure; the runner prints all of them as a table. */
export const figure = (what: string, measured: string): void => {
  const file = process.env.CONTACT_TEST_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify({ what, measured })}\n`)
}
