import {
  articlePath,
  articlesPerPage,
  blogPagePath,
  caseStudyId,
  landingPageIds,
  routes as siteRoutes,
  serviceIds,
} from "../../../site/routes"
import { slugify } from "../../../site/slugify"
import { filesOfType, isDraft, listAt, slugOf, textAt, valueAt, type ContentFile } from "../../content-file"
import type { Markdown, Part } from "../../markdown"
import { factsOf, fillText, type Facts } from "../../tokens"
import { didYouMean, withSameStart, withSameWord } from "../problem"
import { strayArticles } from "./check-articles"
import { slugsLock } from "./check-slugs"
import type { LinkProblem } from "./web-address"

/** The targets that links on the site can have. */
export type LinkTargets = {
  /** The ids on each page, by route. */
  routes: Map<string, Set<string>>
  /** The reasons why routes are not built today, by route. */
  unbuilt: Map<string, string>
  /** The current routes of articles, by their earlier routes in the lock file. */
  moved: Map<string, string>
  /** Routes whose ids are unknown because their file does not parse. */
  unreadable: Set<string>
  /** The names of folders in `articles/` without an article, because the name of the folder or its file is wrong. */
  strays: string[]
  /** The site's own domain, without `www.`. */
  host: string
}

type Article = { source: ContentFile; route: string; ids: Set<string>; isDraft: boolean; date: string }

const headingIds = (parts: readonly Part[], facts: Facts): Set<string> => {
  const taken = new Set<string>()
  for (const { type, depth, text } of parts)
    if (type === "heading" && depth >= 2 && depth <= 4) slugify(fillText(text, facts), taken)
  return taken
}

const hostOf = (sources: readonly ContentFile[]): string => {
  const [site] = filesOfType(sources, "SiteProfile")
  const url = site ? textAt(site, ["url"]) : ""
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : ""
}

const movedRoutes = (sources: readonly ContentFile[], articles: readonly Article[]) => {
  const lock = sources.find(({ path }) => path === slugsLock)
  const entries = Object.entries((lock?.values as Record<string, unknown> | null | undefined) ?? {})
  return new Map(
    entries.flatMap(([id, slugs]) => {
      const article = articles.find(({ source }) => String(valueAt(source, ["id"])) === id)
      if (!article) return []
      return [slugs]
        .flat()
        .map((slug) => articlePath(String(slug)))
        .filter((route) => route !== article.route)
        .map((route) => [route, article.route] as const)
    }),
  )
}

/** Returns the titles of the services, as far as the file parses. */
const serviceTitles = (source: ContentFile): string[] =>
  ["modules", "hana"].flatMap((list) =>
    listAt(source, [list])
      .map((service) => (service as { title?: unknown } | null)?.title)
      .filter((title) => typeof title === "string"),
  )

/** Returns the ids on each built page by route; the earlier addresses of an article have the ids of its headings. */
const builtRoutes = (
  sources: readonly ContentFile[],
  built: readonly Article[],
  facts: Facts,
): LinkTargets["routes"] => {
  const services = filesOfType(sources, "HomeServices")
    .flatMap(serviceTitles)
    .map((title) => fillText(title, facts))
  const cases = filesOfType(sources, "CaseStudy").map((source) => caseStudyId(slugOf(source)))
  const routes = new Map<string, Set<string>>([
    [siteRoutes.home, new Set([...landingPageIds, ...serviceIds(services), ...cases])],
    [siteRoutes.blog, new Set(["main", ...built.map(({ source }) => slugOf(source))])],
    [siteRoutes.privacyPolicy, new Set(["main", ...filesOfType(sources, "PrivacySection").map(slugOf)])],
  ])
  for (let page = 2; page <= Math.ceil(built.length / articlesPerPage); page += 1) {
    routes.set(blogPagePath(page), new Set(["main"]))
  }
  for (const { source, route, ids } of built) {
    routes.set(route, new Set(["main", ...ids]))
    for (const alias of listAt(source, ["aliases"])) routes.set(articlePath(String(alias)), new Set(ids))
  }
  return routes
}

/**
 * Returns the link targets of a build on `today`.
 * @param parsed the files of `content/` with their markdown
 * @param today YYYY-MM-DD
 * @param paths the paths of all files relative to `content/`
 * @param blocked files with a mistake that `checkBlocked` reports
 */
export const linkTargets = (
  parsed: ReadonlyMap<ContentFile, Markdown>,
  today: string,
  paths: readonly string[] = [],
  blocked: ReadonlySet<ContentFile> = new Set(),
): LinkTargets => {
  const sources = [...parsed.keys()]
  const facts = factsOf(filesOfType(sources, "SiteProfile")[0]?.values)
  const articles = filesOfType(sources, "Article").map((source) => ({
    source,
    route: articlePath(slugOf(source)),
    ids: headingIds(parsed.get(source)?.parts ?? [], facts),
    isDraft: isDraft(source),
    date: textAt(source, ["date"]),
  }))
  const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date)
  // An invalid date is reported once, in its own file, not at every link to the article.
  const built = articles.filter(({ isDraft, date }) => !isDraft && (date <= today || !isDay(date)))
  const unbuilt = articles
    .filter((article) => !built.includes(article))
    .map(({ route, isDraft, date }) => [route, isDraft ? "a draft" : `not published before ${date}`] as const)
  return {
    routes: builtRoutes(sources, built, facts),
    unbuilt: new Map(unbuilt),
    moved: movedRoutes(sources, articles),
    unreadable: new Set([
      ...(sources.some(({ contentType }) => contentType?.type === "HomeServices") ? [] : [siteRoutes.home]),
      ...sources
        .filter((source) => blocked.has(source) || source.values === undefined)
        .filter(({ contentType }) => contentType?.type === "Article" || contentType?.type === "HomeServices")
        .map((source) => pageOf(source) ?? ""),
    ]),
    strays: strayArticles(paths),
    host: hostOf(sources),
  }
}

/** Returns the route of the page that shows a file; undefined if every page shows it. */
export const pageOf = (source: ContentFile): string | undefined => {
  const { contentType, path } = source
  if (contentType?.type === "Article") return articlePath(slugOf(source))
  if (path.startsWith("privacy/") || path === "pages/privacy-policy.yml") return siteRoutes.privacyPolicy
  if (path === "pages/blog.yml") return siteRoutes.blog
  return path === "site.yml" || path === "cookie-banner.yml" ? undefined : siteRoutes.home
}

/** Describes a missing anchor; undefined if the page has it. */
export const describeAnchor = (
  route: string,
  id: string,
  ids: ReadonlySet<string>,
  map: LinkTargets,
): LinkProblem | undefined => {
  if (id === "" || ids.has(id) || map.unreadable.has(route)) return undefined
  const elsewhere = [...map.routes].find(([, others]) => others.has(id))?.[0]
  const similar = withSameWord(id, [...ids]) ?? withSameStart(id, [...ids])
  const fix =
    didYouMean(id, [...ids], "#") ??
    (elsewhere !== undefined
      ? `write ${elsewhere}#${id}`
      : similar
        ? `Did you mean \`#${similar}\`?`
        : `the anchors there are ${[...ids].map((each) => `#${each}`).join(", ")}`)
  return { message: `the page ${route} has no anchor #${id}`, fix }
}

/** Returns the fix for a page that does not exist: a page or a section with a similar name. */
export const nearby = (route: string, { routes: known }: LinkTargets): string => {
  const name = route.slice(1).toLowerCase()
  const [, parent = "", id = ""] = /^(.*)\/([^/]+)$/.exec(route.toLowerCase()) ?? []
  const page = parent || siteRoutes.home
  const similar = withSameWord(name, [...known.keys()])
  if (known.get(page)?.has(id)) return `write ${page}#${id}`
  return similar
    ? `Did you mean \`${similar}\`?`
    : "write the address of a page that exists, for example /blog"
}
