import { countJest, countNodeTest, countPlaywright } from "./test/counts"
import { emptyReports, runPart, type Counts, type Part } from "./test/run-part"

/** The build under test measures like the real one, with an identifier that belongs to nobody. */
const buildEnv = { GATSBY_GA_MEASUREMENT_ID: "G-TEST0000000" }

const parts: Part[] = [
  { name: "types", command: "npx tsc --noEmit" },
  { name: "lint", command: 'npx eslint --max-warnings 0 . && npx stylelint --max-warnings 0 "src/**/*.css"' },
  { name: "format", command: "npx prettier --check --log-level warn ." },
  { name: "content", command: "npx tsx scripts/check-content.ts" },
  { name: "unit", command: "npx jest --json --outputFile test-results/unit.json", count: countJest },
  { name: "service", command: "npx tsx scripts/test-service.ts --quick", count: countNodeTest },
  {
    name: "publishing",
    command:
      "node --import=tsx --test --test-timeout=900000 --test-reporter=tap test/publishing/publishing.spec.ts",
    count: countNodeTest,
  },
  { name: "build", command: "npx tsx scripts/build.ts", env: buildEnv },
  // The build writes the types of all queries; they are committed, so that the type check needs no build.
  { name: "query types", command: "git diff --exit-code --stat src/gatsby-types.d.ts" },
  { name: "e2e", command: "npx playwright test", count: countPlaywright },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !parts.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no part called ${unknown.join(", ")}. The parts are: ${parts.map(({ name }) => name).join(", ")}`,
  )
  process.exit(2)
}

/** `npm test` runs every part; `npm test -- unit e2e` runs those named. */
const main = async () => {
  emptyReports()
  const sum: Counts = { passed: 0, failed: 0 }
  const broken: string[] = []
  for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n── ${part.name} ──`)
    const started = Date.now()
    const { code, printed } = await runPart(part)
    const counts = part.count?.(printed) ?? { passed: 0, failed: 0 }
    sum.passed += counts.passed
    sum.failed += counts.failed
    if (code !== 0) broken.push(part.name)
    console.log(
      `${code === 0 ? "done" : "FAILED"}: ${part.name}, ${Math.round((Date.now() - started) / 1000)} s`,
    )
  }
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(", ")}`)
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
  process.exitCode = broken.length > 0 || sum.failed > 0 ? 1 : 0
}

void main()
