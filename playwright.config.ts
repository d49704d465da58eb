import { defineConfig } from "@playwright/test"
import { findChromium } from "./scripts/lib/find-chromium"

const port = Number(process.env.E2E_PORT ?? 8765)

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // The field of the hero takes a quarter of a core; the tests of what moves ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(),
      // Chromium refuses to sandbox itself for root, which is who runs in many containers.
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-quic",
        // On a busy machine Chromium takes its connection for a slow one, and Gatsby then fetches nothing ahead.
        "--force-effective-connection-type=4G",
      ],
    },
  },
  webServer: {
    command: "npx tsx scripts/start.ts --serve-only",
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), CONTACT_RATE_LIMIT: "0", CONTACT_DATA_DIR: ".data/e2e" },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
