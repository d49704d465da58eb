import { existsSync } from "node:fs"
import path from "node:path"
import { defineConfig } from "@playwright/test"
import { chromiumOptions } from "./e2e/support/find-program"
import { testContent, testSite } from "./test/built-site/test-site"
import type { WorkerFixtures } from "./test/service/fixtures"

const port = Number(process.env["E2E_PORT"] ?? 8765)
const content = testContent(process.env["TEST_CONTENT"])
const site = testSite(content)
const isBuilt = existsSync(path.join(site, "public", "index.html"))
// The specs of the built site read `public/` and `content/` in the working directory.
if (isBuilt) process.chdir(site)
else console.error("The site for the tests in e2e/ is not built. Run: npm run test:site")

const chromium = chromiumOptions()

/** Specs that pass with any content. */
const anyContent = /(every-page|links|html-validity|policy-matches-site|hero-contrast|budgets)\.spec\.ts$/

// Programs take seconds to start, in milliseconds.
const patient = {
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: { actionTimeout: 60_000, navigationTimeout: 60_000, viewport: { width: 1280, height: 900 } },
}

/** Tests of the built site, and of programs: the contact service, live editing and the content editor. */
const projects = [
  { name: "live-editing", testDir: "test/live-editing", workers: 1, ...patient, timeout: 900_000 },
  {
    name: "service",
    testDir: "test/service",
    // Each worker starts PostgreSQL.
    workers: 1,
    ...patient,
    use: { full: process.env["SERVICE_FULL"] === "true" },
    ...(process.env["SERVICE_FULL"] === "true" && { timeout: 3_600_000 }),
  },
  // One worker, which starts Firefox once.
  { name: "firefox", testMatch: "firefox.spec.ts", fullyParallel: false },
  { name: "e2e", testIgnore: ["firefox.spec.ts", "budgets.spec.ts"] },
]

export default defineConfig<object, WorkerFixtures>({
  testDir: "e2e",
  projects: content === "real" ? [{ name: "content", testMatch: anyContent }] : projects,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // The particle field uses a quarter of a core, so only tests of motion turn it on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...chromium,
      args: [
        ...chromium.args,
        "--disable-background-networking",
        "--disable-quic",
        // Gatsby does not prefetch on a connection that Chromium measures as slow, which happens on a busy machine.
        "--force-effective-connection-type=4G",
      ],
    },
  },
  ...(isBuilt && {
    webServer: {
      command: "node dist/server.mjs",
      cwd: site,
      url: `http://127.0.0.1:${port}/`,
      env: {
        PORT: String(port),
        CONTACT_RATE_LIMIT: "0",
        // The database outlives a run, and by default a few runs reach the limit of an hour.
        CONTACT_CONFIRMATIONS_PER_HOUR: "100000",
        CONTACT_DATA_DIR: ".data/e2e",
      },
      reuseExistingServer: false,
      timeout: 60_000,
    },
  }),
})
