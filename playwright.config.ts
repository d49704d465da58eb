import { existsSync } from "node:fs"
import { availableParallelism } from "node:os"
import path from "node:path"
import { defineConfig } from "@playwright/test"
import { machineWith, whyNotCompared } from "./e2e/support/recording"
import { findChromium } from "./e2e/support/find-program"
import { testContent, testSite } from "./test/built-site/test-site"

const port = Number(process.env.E2E_PORT ?? 8765)
const serve = path.join(__dirname, "scripts", "start.ts")

/** Names of the specs that pass with any content. */
const anyContent = ["every-page", "links", "html-validity", "policy-matches-site", "hero-contrast"].map(
  (name) => `${name}.spec.ts`,
)

const content = testContent(process.env.E2E_CONTENT)
const onFixture = content === "fixture"
const site = testSite(content)
const part = { fixture: "build", real: "content", recipes: "recipes" }[content]

if (!existsSync(path.join(site, "public", "index.html"))) {
  throw new Error(`The site for the tests is not built. Run: npm test -- ${part}`)
}
const browser = findChromium()
// Screenshots depend on the browser build; `npm test -- screenshots` records them.
const notCompared = process.env.E2E_SCREENSHOTS === "take" ? undefined : whyNotCompared(machineWith(browser))
if (notCompared && process.env.TEST_WORKER_INDEX === undefined) console.log(notCompared)

// The specs read `public/` and `content/` of the site under test.
process.chdir(site)

export default defineConfig({
  testDir: "e2e",
  testMatch: onFixture ? ["**/*.spec.ts"] : anyContent,
  fullyParallel: true,
  forbidOnly: true,
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // In milliseconds: the slowest test needs this long on a busy machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ["json", { outputFile: path.join(__dirname, "test-results", onFixture ? "e2e.json" : "content.json") }],
  ],
  outputDir: path.join(__dirname, "test-results", "e2e"),
  // Without a comparison the screenshot tests check nothing that other specs do not check.
  testIgnore: notCompared === undefined ? [] : ["**/screenshots.spec.ts"],
  snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-GB",
    timezoneId: "Europe/London",
    // The particle field uses a quarter of a core, so only tests of motion turn it on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: browser,
      // The sandbox of Chromium does not work for root, the user in many containers.
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-background-networking",
        "--disable-quic",
        // Gatsby does not prefetch on a connection that Chromium measures as slow, which happens on a busy machine.
        "--force-effective-connection-type=4G",
      ],
    },
  },
  webServer: {
    command: `npx tsx "${serve}" --serve-only`,
    cwd: site,
    url: `http://127.0.0.1:${port}/`,
    env: { PORT: String(port), CONTACT_RATE_LIMIT: "0", CONTACT_DATA_DIR: ".data/e2e" },
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
