export type Redirect = { to: string; status: number }

/** Reads a `_redirects` file: one `from to status` per line, exact paths only, which is all the build writes. */
export const parseRedirects = (text: string): Map<string, Redirect> =>
  new Map(
    text
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([from, to, status = "301"]) =>
        from?.startsWith("/") && to ? [[from, { to, status: Number(status) }] as const] : [],
      ),
  )
