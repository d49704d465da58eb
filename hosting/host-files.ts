import type { HeaderRule } from "./header-rules"

/** Limits of Cloudflare (developers.cloudflare.com/pages/configuration/headers); Netlify documents none. */
const limits = { rules: 100, line: 2000 }

/**
 * Returns the text of `_headers`, in the format that Netlify and Cloudflare share.
 * @throws an Error if a host would misread the file: a line break in a value, too many rules, a line that is too long
 */
export const serializeHeadersFile = (rules: readonly HeaderRule[]): string => {
  if (rules.length > limits.rules)
    throw new Error(`_headers has ${rules.length} rules; hosts read ${limits.rules}`)
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ])
  for (const line of lines) {
    if (/[^\x20-\x7E]/.test(line)) throw new Error(`_headers may contain only printable ASCII: ${line}`)
    if (line.length > limits.line) {
      throw new Error(`A line of _headers has ${line.length} characters; hosts read ${limits.line}: ${line}`)
    }
  }
  return `${lines.join("\n")}\n`
}

/** Parses the text that `serializeHeadersFile` returns. */
export const parseHeadersFile = (text: string): HeaderRule[] => {
  const rules: { pattern: string; headers: [string, string][] }[] = []
  for (const line of text.split("\n").filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name && value) rules.at(-1)?.headers.push([name, value])
    else rules.push({ pattern: line, headers: [] })
  }
  return rules
}

/** A redirect as Gatsby's `createRedirect` stores it. */
export type PageRedirect = { fromPath: string; toPath: string; isPermanent?: boolean }

/** Returns the text of `_redirects`, in the format that Netlify and Cloudflare share: one `from to status` per line. */
export const serializeRedirects = (redirects: readonly PageRedirect[]): string =>
  redirects
    .map(({ fromPath, toPath, isPermanent }) => `${fromPath} ${toPath} ${isPermanent ? 301 : 302}\n`)
    .join("")

/** Parses the text that `serializeRedirects` returns. Returns targets and statuses by path. */
export const parseRedirects = (text: string) =>
  new Map(
    text
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [from = "", to = "", status] = line.split(" ")
        return [from, { to, status: Number(status) }] as const
      }),
  )
