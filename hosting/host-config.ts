import type { HeaderRule } from "./header-rule"

/** What a web server of one's own has to know of the built site. */
export type HostConfig = {
  rules: readonly HeaderRule[]
  redirects: readonly { from: string; to: string; status: number }[]
}

/** What hosts and our own server say of caching a page or its data; the header file leaves it to them. */
export const mustRevalidate = "public, max-age=0, must-revalidate"

/**
 * A text as a quoted value of nginx or Caddy.
 * @throws an Error where it holds what either would read as a variable or an escape
 */
export const quotedValue = (text: string): string => {
  if (/["$\\{}\n]/.test(text)) throw new Error(`A web server would misread this value: ${text}`)
  return `"${text}"`
}
