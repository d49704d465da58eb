import type { HeaderRule } from "./header-rules"

/** A redirect as Gatsby's `createRedirect` stores it. */
export type PageRedirect = { fromPath: string; toPath: string; isPermanent?: boolean }

/** The file in the built site with the rules for the project's server. It is hidden, so that the server does not send it. */
export const rulesFile = ".rules.json"

/** The content of `rulesFile`. */
export type SiteRules = { headers: readonly HeaderRule[]; redirects: readonly PageRedirect[] }

/** Returns the status with which a host redirects. */
export const statusOf = ({ isPermanent }: PageRedirect) => (isPermanent ? 301 : 302)

/** Returns the text of `_headers`, in the format that Netlify and Cloudflare share. */
export const serializeHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .flatMap(({ pattern, headers }) => [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)])
    .map((line) => `${line}\n`)
    .join("")

/** Returns the text of `_redirects`, in the format that Netlify and Cloudflare share: one `from to status` per line. */
export const serializeRedirects = (redirects: readonly PageRedirect[]): string =>
  redirects.map((redirect) => `${redirect.fromPath} ${redirect.toPath} ${statusOf(redirect)}\n`).join("")
