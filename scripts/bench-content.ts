import { rm } from "node:fs/promises"
import { makeProject } from "./bench-content/make-project"
import { measure } from "./bench-content/measure"

const usage = `Usage: npm run bench:content -- [--guard] [numbers of articles]
  Generates articles in a temporary copy of the project and prints what the guard and the build need for them.
  --guard  measures the guard alone
  Without numbers: 10 100 1000`

const run = async (args: readonly string[]): Promise<number> => {
  const guardOnly = args.includes("--guard")
  const numbers = args.filter((arg) => arg !== "--guard").map(Number)
  if (numbers.some((number) => !Number.isInteger(number) || number < 4)) {
    console.log(usage)
    return 2
  }
  console.log("articles  guard s  build s  peak MB  articles a second")
  for (const articles of numbers.length > 0 ? numbers : [10, 100, 1000]) {
    const root = await makeProject(process.cwd(), articles)
    try {
      const guard = await measure(root, ["tsx", "scripts/check-content.ts"])
      const build = guardOnly ? undefined : await measure(root, ["gatsby", "build"])
      const cells = [
        String(articles).padStart(8),
        guard.seconds.toFixed(1).padStart(7),
        (build?.seconds.toFixed(1) ?? "-").padStart(7),
        String(Math.round((build ?? guard).megabytes)).padStart(7),
        (build ? (articles / build.seconds).toFixed(1) : "-").padStart(17),
      ]
      console.log(cells.join("  "))
    } finally {
      await rm(root, { recursive: true })
    }
  }
  return 0
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  },
)
