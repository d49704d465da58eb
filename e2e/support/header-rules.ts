/** What a server answered for a page: header names in small letters, and the HTML. */
export type Answer = { headers: Record<string, string>; html: string }

type Rule = { says: string; keeps: (answer: Answer) => boolean }

const directives = ({ headers }: Answer): Map<string, string[]> =>
  new Map(
    (headers["content-security-policy"] ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const sourcesOf = (answer: Answer, directive: string): string[] => {
  const all = directives(answer)
  return all.get(directive) ?? all.get("default-src") ?? ["*"]
}

/** Sources that let in code from anywhere, or code that somebody wrote into the page. */
const unsafe = /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|data:|blob:|https?:|\*|https?:\/\/\*)$/

const isNarrow = (answer: Answer, directive: string) =>
  !sourcesOf(answer, directive).some((source) => unsafe.test(source))

/** The sources of a directive are 'none' or 'self', and the policy states them. */
const isClosed = (answer: Answer, directive: string) =>
  ["'none'", "'self'"].includes(directives(answer).get(directive)?.join() ?? "")

const seconds = (header = "") => Number(/^max-age=(\d+)/.exec(header)?.[1] ?? 0)

const scripts = ({ html }: Answer) =>
  [...html.matchAll(/<script\b[^>]*\ssrc="[^"]*"[^>]*>/g)].map(([tag]) => tag)

/**
 * The rules for the headers of a page, after those of Mozilla's HTTP Observatory
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Its redirection from http to https is left
 * to the host, since the tests have no https.
 */
export const headerRules: Rule[] = [
  {
    says: "a Content-Security-Policy allows scripts and styles by hash and host only",
    keeps: (answer) => isNarrow(answer, "script-src") && isNarrow(answer, "style-src"),
  },
  {
    says: "plug-ins are not allowed",
    keeps: (answer) => sourcesOf(answer, "object-src").join() === "'none'",
  },
  {
    says: "the policy closes base addresses, frames and other sources",
    keeps: (answer) => ["base-uri", "frame-ancestors", "default-src"].every((name) => isClosed(answer, name)),
  },
  {
    says: "pictures and connections are limited to named hosts over https",
    keeps: (answer) =>
      isNarrow(answer, "connect-src") &&
      sourcesOf(answer, "img-src").every((source) => source === "data:" || !unsafe.test(source)),
  },
  { says: "no cookie is set", keeps: ({ headers }) => headers["set-cookie"] === undefined },
  {
    says: "no other origin may read the page",
    keeps: ({ headers }) => headers["access-control-allow-origin"] === undefined,
  },
  {
    says: "the address of a page is not told to other sites",
    keeps: ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers["referrer-policy"] ?? "",
      ),
  },
  {
    says: "https is asked for during six months or more, on subdomains too",
    keeps: ({ headers }) => {
      const header = headers["strict-transport-security"]
      return seconds(header) >= 15_768_000 && /;\s*includeSubDomains/i.test(header ?? "")
    },
  },
  {
    says: "every script that is fetched is bound to its contents",
    keeps: (answer) =>
      scripts(answer).length > 0 &&
      scripts(answer).every((tag) => /\sintegrity="sha(256|384|512)-[^"]{40,}"/.test(tag)),
  },
  {
    says: "types of files are not guessed",
    keeps: ({ headers }) => headers["x-content-type-options"] === "nosniff",
  },
  {
    says: "other sites cannot load the page as a part of theirs",
    keeps: ({ headers }) => /^same-(origin|site)$/.test(headers["cross-origin-resource-policy"] ?? ""),
  },
]

/** Names the rules that an answer breaks. */
export const brokenRules = (answer: Answer): string[] =>
  headerRules.filter(({ keeps }) => !keeps(answer)).map(({ says }) => says)
