import { isDeliveredSample } from "../test/content/sample"
import { installTool } from "./lib/install-tool"
import {
  countJest,
  countNodeTest,
  countPlaywright,
  emptyReports,
  runPart,
  type Counts,
  type Part,
} from "../test/run/run-part"

const buildTypes = "src/gatsby-types.d.ts"

/** Builds the site with the content that a test site names, and tests what holds for any content. */
const partsWith = (content: string): Record<string, Part> => ({
  [`${content} build`]: { command: `npx tsx test/built-site/build.ts ${content}` },
  [`${content} pages`]: {
    command: "npx playwright test",
    env: { E2E_CONTENT: content },
    count: countPlaywright("test-results/content.json"),
  },
})

const parts: Record<string, Part> = {
  // tools/pictures has its own lockfile and its own TypeScript configuration.
  types: { command: "npm run --silent typecheck && npx tsc --noEmit -p tools/pictures" },
  lint: { command: "npm run --silent lint" },
  check: { command: "npx tsx scripts/check-content.ts" },
  unit: { command: "npx jest --json --outputFile test-results/unit.json", count: countJest },
  service: { command: "npx tsx scripts/test-service.ts --quick", count: countNodeTest },
  publishing: {
    command:
      "node --import=tsx --test --test-timeout=900000 --test-reporter=tap test/publishing/publishing.spec.ts",
    count: countNodeTest,
  },
  editor: {
    command: "node --import=tsx --test --test-timeout=900000 --test-reporter=tap test/editor/editor.spec.ts",
    count: countNodeTest,
  },
  build: { command: "npx tsx test/built-site/build.ts" },
  // The build generates the types of all queries. They are committed so that the type check needs no build.
  "query types": {
    command: `git diff --no-index --exit-code --stat ${buildTypes} .test-sites/fixture/${buildTypes}`,
  },
  e2e: { command: "npx playwright test", count: countPlaywright("test-results/e2e.json") },
  browsers: { command: "npx tsx tools/browsers/test-browsers.ts" },
  "record-sample": { command: "npx tsx test/content/record-sample.ts" },
  screenshots: { command: "npx tsx e2e/support/record-screenshots.ts" },
  ...partsWith("real"),
  ...partsWith("recipes"),
}

/**
 * Stages in their order. The tracks of a stage run in parallel: the build and the static checks each use about one
 * processor, every other part uses all of them.
 */
const everything = [
  [
    ["build", "query types"],
    ["types", "lint", "check"],
  ],
  [["unit"]],
  [["service"]],
  [["publishing"]],
  [["editor"]],
  [["e2e"]],
]

/** Parts that depend on `content/`. All others use the fixture content. */
const content = [[["check"]], [["real build"]], [["real pages"]]]

/** The same parts after the recipes of the editing guide. The build includes the check. */
const recipes = [[["recipes build"]], [["recipes pages"]]]

/** Parts that run only when they are named. */
const onRequest = ["browsers", "screenshots", "record-sample"]

const wanted = process.argv.slice(2)
const names = [...Object.keys(parts).filter((name) => !/^(real|recipes) /.test(name)), "content", "recipes"]
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(", ")}. The parts are: ${names.join(", ")}`)
  process.exit(2)
}

const stages = [
  ...everything.map((tracks) =>
    tracks
      .map((track) => track.filter((name) => wanted.length === 0 || wanted.includes(name)))
      .filter((track) => track.length > 0),
  ),
  ...onRequest.filter((name) => wanted.includes(name)).map((name) => [[name]]),
  ...(wanted.includes("content") ? content : []),
  ...(wanted.includes("recipes") ? recipes : []),
]

const sum: Counts = { passed: 0, failed: 0 }
const broken: string[] = []

/** Runs a part. Its output appears at once or, if another track runs in parallel, after the part has ended. */
const runOne = async (name: string, alone: boolean) => {
  const part = parts[name]
  if (!part) return
  const kept: string[] = []
  const show = (text: string) => (alone ? process.stdout.write(text) : kept.push(text))
  show(`\n── ${name} ──\n`)
  const started = Date.now()
  const { code, printed } = await runPart(part, show)
  const counts = part.count?.(printed) ?? { passed: 0, failed: 0 }
  sum.passed += counts.passed
  sum.failed += counts.failed
  if (code !== 0) broken.push(name)
  show(`${code === 0 ? "done" : "FAILED"}: ${name}, ${Math.round((Date.now() - started) / 1000)} s\n`)
  process.stdout.write(kept.join(""))
}

const runTrack = async (track: string[], alone: boolean) => {
  for (const name of track) await runOne(name, alone)
}

/** `npm test` runs every part, `npm test -- unit e2e` the named ones, `npm test -- content` those of `content/`. */
const main = async () => {
  // Type check, lint and unit tests of tools/pictures need its packages.
  if (wanted.length === 0 || ["types", "lint", "unit"].some((name) => wanted.includes(name)))
    installTool("pictures")
  emptyReports()
  for (const tracks of stages) {
    await Promise.all(tracks.map((track) => runTrack(track, tracks.length === 1)))
  }
  if (!isDeliveredSample()) {
    console.log(
      "\ncontent/ differs from the recorded sample, so the specification was tested with the fixture content.\n" +
        "After a change of the sample itself, record it: npm test -- record-sample",
    )
  }
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(", ")}`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = broken.length > 0 || sum.failed > 0 ? 1 : 0
}

void main()
