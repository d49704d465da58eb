/**
 * The one public address of a page: absolute, without a query, a hash or a trailing slash.
 * @param siteUrl the address of the site, with or without a trailing slash
 * @param path a route such as `/blog/`, or a file such as `/rss.xml`
 */
export const pageUrl = (siteUrl: string, path: string): string => {
  const route = path.replace(/[?#].*$/, "").replace(/\/+$/, "")
  return `${siteUrl.replace(/\/+$/, "")}${route || "/"}`
}
