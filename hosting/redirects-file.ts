/** A redirect as Gatsby's `createRedirect` stores it. */
export type PageRedirect = { fromPath: string; toPath: string; isPermanent?: boolean }

/** Returns the text of `_redirects`, in the format that Netlify and Cloudflare share: one `from to status` per line. */
export const serializeRedirects = (redirects: readonly PageRedirect[]): string =>
  redirects
    .map(({ fromPath, toPath, isPermanent }) => `${fromPath} ${toPath} ${isPermanent ? 301 : 302}\n`)
    .join("")

/** Parses a `_redirects` file of exact paths, the only kind that the build writes. Returns targets and statuses by path. */
export const parseRedirects = (text: string): Map<string, { to: string; status: number }> =>
  new Map(
    text
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([from, to, status = "301"]) =>
        from?.startsWith("/") && to ? [[from, { to, status: Number(status) }] as const] : [],
      ),
  )
