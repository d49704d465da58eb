import { existsSync, writeFileSync } from "node:fs"
import path from "node:path"

const folder = path.join("node_modules", "@mdn", "mdn-http-observatory")
const preloaded = path.join(folder, "conf", "hsts-preload.json")

type Outcome = { name: string; pass: boolean; result: string }
type Analyser = (requests: object) => { constructor: { name: string }; pass: boolean; result: string }
type Grader = { getScoreModifier: (result: string) => number }
type Answer = { headers: Record<string, string>; html: string }

const load = <Module>(file: string) => import(path.resolve(folder, "src", file)) as Promise<Module>

/** What the Observatory would have fetched: the page over https, and a redirect to it from http. */
const fetched = (path: string, { headers, html }: Answer) => {
  const url = new URL(path, "https://www.example.com")
  const response = { headers, request: { headers: {} }, status: 200, verified: true }
  const httpRedirects = [
    { url: new URL(path, "http://www.example.com"), status: 301 },
    { url, status: 200 },
  ]
  return {
    hostname: url.hostname,
    site: { hostname: url.hostname, path, port: undefined },
    responses: {
      auto: response,
      cors: null,
      http: response,
      https: response,
      httpRedirects,
      httpsRedirects: [],
    },
    resources: { path: html },
    session: { url, jar: undefined },
  }
}

/**
 * Scores a page with the analysers of Mozilla's HTTP Observatory, without its scanner, database or network.
 * @returns the score, 100 and the bonuses where no penalty takes it below 90, and what each of its tests says
 */
export const observe = async (
  path: string,
  answer: Answer,
): Promise<{ score: number; outcomes: Outcome[] }> => {
  // The package downloads this list when it is installed with scripts; the site is not on it.
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}")
  const { ALL_TESTS } = await load<{ ALL_TESTS: Analyser[] }>("constants.js")
  const { getScoreModifier } = await load<Grader>("grader/grader.js")
  const requests = fetched(path, answer)
  const outcomes = ALL_TESTS.map((analyse) => analyse(requests)).map(({ constructor, pass, result }) => ({
    name: constructor.name,
    pass,
    result,
  }))
  const changes = outcomes.map(({ result }) => getScoreModifier(result))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100)
  const penalised = sum(changes.filter((change) => change < 0))
  return { score: penalised >= 90 ? sum(changes) : penalised, outcomes }
}
