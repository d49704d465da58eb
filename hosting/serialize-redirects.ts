/** A redirect as Gatsby's `createRedirect` keeps it. */
export type PageRedirect = { fromPath: string; toPath: string; isPermanent?: boolean }

/** The text of `_redirects`, in the format that Netlify and Cloudflare share: `from to status`, a line each. */
export const serializeRedirects = (redirects: readonly PageRedirect[]): string =>
  redirects
    .map(({ fromPath, toPath, isPermanent }) => `${fromPath} ${toPath} ${isPermanent ? 301 : 302}\n`)
    .join("")
