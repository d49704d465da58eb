/** Headers that a host sends for every path that matches `pattern`, where `*` matches any characters. */
export type HeaderRule = { pattern: string; headers: readonly (readonly [name: string, value: string])[] }

/** Returns whether a path matches a pattern. `*` matches any characters, including none and `/`. */
export const matchPattern = (pattern: string, path: string): boolean => {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*")
  return new RegExp(`^${source}$`, "s").test(path)
}

export const headersFor = (rules: readonly HeaderRule[], path: string): (readonly [string, string])[] =>
  rules.filter(({ pattern }) => matchPattern(pattern, path)).flatMap(({ headers }) => headers)
