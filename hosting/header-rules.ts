/** Headers that a host sends for every path that matches `pattern`, where `*` matches any characters. */
export type HeaderRule = { pattern: string; headers: readonly (readonly [name: string, value: string])[] }

/** Returns whether a path matches a pattern. `*` matches any characters, including none and `/`. */
export const matchPattern = (pattern: string, path: string): boolean => {
  const [head = "", ...rest] = pattern.split("*")
  if (rest.length === 0) return path === pattern
  const tail = rest.at(-1) ?? ""
  if (!path.startsWith(head) || !path.endsWith(tail) || path.length < head.length + tail.length) return false
  let from = head.length
  for (const part of rest.slice(0, -1)) {
    const at = path.indexOf(part, from)
    if (at < 0) return false
    from = at + part.length
  }
  return from <= path.length - tail.length
}

/** Returns every header that the rules give to a path. */
export const headersFor = (rules: readonly HeaderRule[], path: string): (readonly [string, string])[] =>
  rules.filter(({ pattern }) => matchPattern(pattern, path)).flatMap(({ headers }) => headers)

/**
 * Returns a sentence for each header that two rules give to one of the paths. Hosts treat them differently: Netlify
 * sends the value of the last rule, Cloudflare joins the values.
 */
export const findDuplicateHeaders = (rules: readonly HeaderRule[], paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const names = headersFor(rules, path).map(([name]) => name.toLowerCase())
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    return repeated.map((name) => `Two rules of _headers give ${name} to ${path}`)
  })
