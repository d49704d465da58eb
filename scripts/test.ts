import runAll from "npm-run-all2"

/** Parts that do not need the build, and the build. Two run at a time, because each leaves a core idle now and then. */
const inParallel = ["build", "service", "editor", "types", "lint", "check", "unit"]

/** Parts that need the build. */
const inSequence = ["query-types", "e2e"]

/**
 * Run only when they are named: `browsers` is the part of `e2e` in Firefox, `service:full` kills servers and fills a disk,
 * `content` tests the real content.
 */
const onRequest = ["browsers", "service:full", "content"]

const parts = [...inParallel, ...inSequence, ...onRequest]

/** Returns the part that runs a test file. */
const partOf = (file: string): string | undefined => {
  if (/\.test\.tsx?$/.test(file)) return "unit"
  if (file.endsWith(".full.spec.ts")) return "service:full"
  if (file === "e2e/firefox.spec.ts") return "browsers"
  if (file.startsWith("test/live-editing/")) return "editor"
  return /^(?:test\/)?(service|editor|e2e)\/.*\.spec\.ts$/.exec(file)?.[1]
}

/** Runs npm scripts, each with its arguments, and returns the parts that failed. */
const failedOf = async (scripts: string[], options: Parameters<typeof runAll>[1]): Promise<string[]> => {
  if (scripts.length === 0) return []
  const all = { ...options, stdout: process.stdout, stderr: process.stderr, continueOnError: true }
  const results = await runAll(scripts, all).catch(
    (error: unknown) => (error as { results: Awaited<ReturnType<typeof runAll>> }).results,
  )
  return results.filter(({ code }) => code !== 0).map(({ name }) => name.replace("test:", ""))
}

/**
 * `npm test` runs all parts but those on request, `npm test -- unit e2e` the named ones, and
 * `npm test -- e2e/print.spec.ts` one file.
 */
const main = async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((word) => !parts.includes(word) && !partOf(word))
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(", ")}. Name test files or parts: ${parts.join(", ")}`)
    process.exit(2)
  }
  /** Returns the scripts `test:<part>` of the wanted parts, with the wanted files as arguments. */
  const selected = (names: string[], byDefault = wanted.length === 0) =>
    names.flatMap((name) => {
      if (byDefault || wanted.includes(name)) return [`test:${name}`]
      const files = wanted.filter((word) => partOf(word) === name)
      return files.length === 0 ? [] : [`test:${name} -- ${files.join(" ")}`]
    })
  // Gatsby starts a process for each processor but one, which takes seconds, and another part uses the processors.
  process.env["GATSBY_CPU_COUNT"] ??= "2"
  const started = Date.now()
  const failed = [
    ...(await failedOf(selected(inParallel), {
      parallel: true,
      maxParallel: 2,
      aggregateOutput: wanted.length !== 1,
    })),
    ...(await failedOf(selected(inSequence), {})),
    ...(await failedOf(selected(onRequest, false), {})),
  ]
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(failed.length === 0 ? `\nPassed in ${seconds} s` : `\nFailed: ${failed.join(", ")}`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

void main()
