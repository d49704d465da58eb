import type { HeaderRule } from "./header-rule"
import { matchPattern } from "./match-pattern"

/** Every header that the rules give a path. No two rules give the same header to one path (see `printHeaderFile`). */
export const headersFor = (rules: readonly HeaderRule[], path: string): (readonly [string, string])[] =>
  rules.filter(({ pattern }) => matchPattern(pattern, path)).flatMap(({ headers }) => headers)
