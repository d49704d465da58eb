const escapeRegExp = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&")

/** A pattern of the header file as the source of a regular expression: `/*.js` becomes `^/.*\.js$`. */
export const patternToRegExp = (pattern: string): string =>
  `^${pattern.split("*").map(escapeRegExp).join(".*")}$`
