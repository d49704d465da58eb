import { headersFor } from "./headers-for"
import type { HeaderRule } from "./header-rule"

/** A sentence for each header that two rules give to one of the paths. */
export const findDuplicateHeaders = (rules: readonly HeaderRule[], paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const names = headersFor(rules, path).map(([name]) => name.toLowerCase())
    const repeated = names.filter((name, index) => names.indexOf(name) !== index)
    return repeated.map((name) => `Two rules of _headers give ${name} to ${path}`)
  })
