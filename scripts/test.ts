import runAll from "npm-run-all2"

/** Parts that do not need the build, and the build. Two run at a time, because each leaves a core idle now and then. */
const inParallel = ["build", "publishing", "types", "lint", "check", "service", "unit"]

/** Parts that need the build, and the editor, whose packages `publishing` installs too. */
const inSequence = ["query-types", "editor", "e2e", "browsers"]

/** Run only when they are named: `service:full` kills servers and fills a disk, `content` tests the real content. */
const onRequest = ["service:full", "content"]

const parts = [...inParallel, ...inSequence, ...onRequest]

/** Runs the npm script `test:<part>` of each part and returns the parts that failed. */
const failedOf = async (names: string[], options: Parameters<typeof runAll>[1]): Promise<string[]> => {
  if (names.length === 0) return []
  const all = { ...options, stdout: process.stdout, stderr: process.stderr, continueOnError: true }
  const results = await runAll(
    names.map((name) => `test:${name}`),
    all,
  ).catch((error: unknown) => (error as { results: Awaited<ReturnType<typeof runAll>> }).results)
  return results.filter(({ code }) => code !== 0).map(({ name }) => name.replace("test:", ""))
}

/** `npm test` runs every part, `npm test -- unit e2e` only the named ones. */
const main = async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !parts.includes(name))
  if (unknown.length > 0) {
    console.error(`Unknown part: ${unknown.join(", ")}. The parts are: ${parts.join(", ")}`)
    process.exit(2)
  }
  const selected = (names: string[]) => names.filter((name) => wanted.length === 0 || wanted.includes(name))
  const started = Date.now()
  const failed = [
    ...(await failedOf(selected(inParallel), {
      parallel: true,
      maxParallel: 2,
      aggregateOutput: wanted.length !== 1,
    })),
    ...(await failedOf(selected(inSequence), {})),
    ...(await failedOf(wanted.length === 0 ? [] : selected(onRequest), {})),
  ]
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(failed.length === 0 ? `\nPassed in ${seconds} s` : `\nFailed: ${failed.join(", ")}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

void main()
