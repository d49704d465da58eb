import { defineConfig } from "@playwright/test"
import type { WorkerFixtures } from "./service/fixtures"

/** The tests that need no built site. Tests of the built site have their configuration in the root. */
export default defineConfig<object, WorkerFixtures>({
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // In milliseconds, on a busy machine.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    locale: "en-GB",
    viewport: { width: 1280, height: 900 },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Transitions in the editor take time.
    contextOptions: { reducedMotion: "reduce" },
  },
  reporter: "list",
  outputDir: "../test-results/test",
  projects: [
    // Each worker starts PostgreSQL and three embedded databases.
    { name: "service", testDir: "service", testIgnore: "*.full.spec.ts", workers: 1 },
    { name: "service:full", testDir: "service", use: { full: true }, workers: 1, timeout: 3_600_000 },
    // Beside the tests of the editor, and first because it takes longest.
    { name: "live-editing", testDir: "live-editing", workers: 1, timeout: 900_000 },
    { name: "editor", testDir: "editor", workers: 1 },
  ],
})
