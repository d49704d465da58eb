import { expect as expectOfPlaywright } from "@playwright/test"

/** Timeout for conditions that take long on a busy machine, in milliseconds. */
export const patient = { timeout: 300_000 }

/** Playwright's `expect` with that timeout. */
export const expect = expectOfPlaywright.configure(patient)
