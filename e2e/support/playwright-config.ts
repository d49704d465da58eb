import { existsSync } from "node:fs"
import { availableParallelism } from "node:os"
import path from "node:path"
import { defineConfig } from "@playwright/test"
import { testSite, type TestContent } from "../../test/built-site/test-site"
import { chromiumOptions } from "./find-program"

const port = Number(process.env.E2E_PORT ?? 8765)
const root = path.join(__dirname, "..", "..")

const firefoxSpec = "firefox.spec.ts"

/** Names of the specs that pass with any content. */
const anyContent = [
  "every-page",
  "control-names",
  "links",
  "html-validity",
  "policy-matches-site",
  "hero-contrast",
].map((name) => `${name}.spec.ts`)

/**
 * Returns the Playwright configuration for the test site with `content`, and makes its folder the working directory: the specs read
 * `public/` and `content/` there.
 */
export const configFor = (content: TestContent) => {
  const site = testSite(content)
  if (!existsSync(path.join(site, "public", "index.html"))) {
    const part = content === "fixture" ? "build" : "content"
    console.error(`The site for the tests is not built. Run: npm test -- ${part}`)
    process.exit(1)
  }
  process.chdir(site)
  const chromium = chromiumOptions()
  return defineConfig({
    testDir: path.join(root, "e2e"),
    projects:
      content === "fixture"
        ? [
            // One worker, which starts Firefox once, beside the tests in Chromium.
            { name: "browsers", testMatch: firefoxSpec, fullyParallel: false },
            { name: "e2e", testIgnore: [firefoxSpec, "budgets.spec.ts"] },
          ]
        : [{ name: "content", testMatch: anyContent }],
    fullyParallel: true,
    forbidOnly: true,
    workers: Math.max(2, Math.floor(availableParallelism() / 2)),
    // In milliseconds: the slowest test needs this long on a busy machine.
    timeout: 120_000,
    expect: { timeout: 10_000 },
    reporter: "list",
    outputDir: path.join(root, "test-results", "e2e"),
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
  })
}
