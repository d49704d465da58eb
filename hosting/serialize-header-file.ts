import type { HeaderRule } from "./header-rule"

/** What Cloudflare reads of the file; Netlify states no limit. developers.cloudflare.com/pages/configuration/headers */
const limits = { rules: 100, line: 2000 }

/**
 * The text of `_headers`, in the format that Netlify and Cloudflare share.
 * @throws an Error where a host would misread the file: a line break in a value, too many rules, too long a line.
 */
export const serializeHeaderFile = (rules: readonly HeaderRule[]): string => {
  if (rules.length > limits.rules)
    throw new Error(`_headers has ${rules.length} rules; hosts read ${limits.rules}`)
  const lines = rules.flatMap(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ])
  for (const line of lines) {
    if (/[^\x20-\x7E]/.test(line)) throw new Error(`_headers must hold printable ASCII alone: ${line}`)
    if (line.length > limits.line) {
      throw new Error(`A line of _headers has ${line.length} characters; hosts read ${limits.line}: ${line}`)
    }
  }
  return `${lines.join("\n")}\n`
}
