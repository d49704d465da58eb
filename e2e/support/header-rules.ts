/** The response for a page: headers by lower-case name, and the HTML. */
export type PageResponse = { headers: Record<string, string>; html: string }

type Rule = { title: string; isKept: (response: PageResponse) => boolean }

const directives = ({ headers }: PageResponse): Map<string, string[]> =>
  new Map(
    (headers["content-security-policy"] ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const sourcesOf = (response: PageResponse, directive: string): string[] => {
  const all = directives(response)
  return all.get(directive) ?? all.get("default-src") ?? ["*"]
}

/** Sources that allow code from anywhere, or code injected into the page. */
const unsafe = /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|data:|blob:|https?:|\*|https?:\/\/\*)$/

const isNarrow = (response: PageResponse, directive: string) =>
  !sourcesOf(response, directive).some((source) => unsafe.test(source))

/** Returns whether the policy has the directive, with 'none' or 'self' as its only source. */
const isClosed = (response: PageResponse, directive: string) =>
  ["'none'", "'self'"].includes(directives(response).get(directive)?.join() ?? "")

const seconds = (header = "") => Number(/^max-age=(\d+)/.exec(header)?.[1] ?? 0)

const scripts = ({ html }: PageResponse) =>
  [...html.matchAll(/<script\b[^>]*\ssrc="[^"]*"[^>]*>/g)].map(([tag]) => tag)

/**
 * Rules for the headers of a page, based on Mozilla's HTTP Observatory
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). The redirect from http to https is not included, because
 * the host makes it.
 */
export const headerRules: Rule[] = [
  {
    title: "a Content-Security-Policy allows scripts and styles by hash and host only",
    isKept: (response) => isNarrow(response, "script-src") && isNarrow(response, "style-src"),
  },
  {
    title: "plug-ins are not allowed",
    isKept: (response) => sourcesOf(response, "object-src").join() === "'none'",
  },
  {
    title: "the policy restricts base URLs, frames and all other sources",
    isKept: (response) =>
      ["base-uri", "frame-ancestors", "default-src"].every((name) => isClosed(response, name)),
  },
  {
    title: "images and connections are limited to named hosts over https",
    isKept: (response) =>
      isNarrow(response, "connect-src") &&
      sourcesOf(response, "img-src").every((source) => source === "data:" || !unsafe.test(source)),
  },
  { title: "no cookie is set", isKept: ({ headers }) => headers["set-cookie"] === undefined },
  {
    title: "no other origin may read the page",
    isKept: ({ headers }) => headers["access-control-allow-origin"] === undefined,
  },
  {
    title: "the URL of a page is not sent to other sites",
    isKept: ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers["referrer-policy"] ?? "",
      ),
  },
  {
    title: "browsers use https for at least six months, also for subdomains",
    isKept: ({ headers }) => {
      const header = headers["strict-transport-security"]
      return seconds(header) >= 15_768_000 && /;\s*includeSubDomains/i.test(header ?? "")
    },
  },
  {
    title: "every external script has an integrity hash",
    isKept: (response) =>
      scripts(response).length > 0 &&
      scripts(response).every((tag) => /\sintegrity="sha(256|384|512)-[^"]{40,}"/.test(tag)),
  },
  {
    title: "browsers do not guess media types",
    isKept: ({ headers }) => headers["x-content-type-options"] === "nosniff",
  },
  {
    title: "other sites cannot embed the page",
    isKept: ({ headers }) => /^same-(origin|site)$/.test(headers["cross-origin-resource-policy"] ?? ""),
  },
]

/** Returns the titles of the rules that a response breaks. */
export const brokenRules = (response: PageResponse): string[] =>
  headerRules.filter(({ isKept }) => !isKept(response)).map(({ title }) => title)
