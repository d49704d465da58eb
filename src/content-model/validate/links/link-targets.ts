import { articlesPerPage, landingPageIds, serviceIds } from "../../../site/routes"
import { slugify } from "../../../site/slugify"
import { factsOf, fillFields, fillText, type Facts } from "../../tokens"
import type { Markdown, Part } from "../text/markdown"
import { slugsLock } from "./check-slugs"
import type { Source } from "../source"
import { strayFolders } from "../stray-folders"
import { textAt } from "../fields/values"

/** The addresses that the site has: each route, and the ids on its page. */
export type LinkTargets = {
  routes: Map<string, Set<string>>
  /** Routes that are not built today, and why. */
  unbuilt: Map<string, string>
  /** The route of each article that has another address than in the lock file, by its old one. */
  moved: Map<string, string>
  /** Routes whose text cannot be read, so that nobody knows their anchors. */
  unreadable: Set<string>
  /** Folders below `articles/` that are no article, because the name of the folder or its file is wrong. */
  strays: string[]
  /** The site's own domain, without `www.`. */
  host: string
}

type ArticleValues = { slug: string; draft?: unknown; date?: unknown; aliases?: unknown }

const articleValues = (source: Source): ArticleValues => ({
  ...(typeof source.values === "object" ? source.values : {}),
  slug: source.noun?.path.exec(source.path)?.groups?.["slug"] ?? "",
})

const isFuture = (date: unknown, today: string) => typeof date === "string" && date > today

const headingIds = (parts: readonly Part[], facts: Facts): Set<string> => {
  const taken = new Set<string>()
  for (const { type, depth, text } of parts)
    if (type === "heading" && depth >= 2 && depth <= 4) slugify(fillText(text, facts), taken)
  return taken
}

const hostOf = (sources: readonly Source[]): string => {
  const site = sources.find(({ path }) => path === "site.yml")
  const url = site ? textAt(site, ["url"]) : ""
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : ""
}

const movedRoutes = (sources: readonly Source[], articles: readonly (ArticleValues & { id?: unknown })[]) => {
  const lock = sources.find(({ path }) => path === slugsLock)
  const entries = Object.entries((lock?.values as Record<string, unknown> | null | undefined) ?? {})
  return new Map(
    entries.flatMap(([id, slugs]) => {
      const article = articles.find((each) => String(each.id) === id)
      const old = [slugs]
        .flat()
        .map(String)
        .filter((slug) => article && slug !== article.slug)
      return old.map((slug) => [`/blog/${slug}`, `/blog/${article?.slug ?? ""}`] as const)
    }),
  )
}

/** The titles of the services, as far as the file can be read. */
const serviceTitles = (values: unknown): string[] => {
  const { modules, hana } = (values ?? {}) as { modules?: unknown; hana?: unknown }
  return [modules, hana].flatMap((list) =>
    Array.isArray(list) ? list.map((service) => String((service as { title?: unknown } | null)?.title)) : [],
  )
}

/**
 * The routes and ids that a build of these files has on the day `today` (YYYY-MM-DD).
 * @param paths all files below `content/`
 * @param blocked files that cannot be read as they are
 */
export const linkTargets = (
  sources: ReadonlyMap<Source, Markdown>,
  today: string,
  paths: readonly string[] = [],
  blocked: ReadonlySet<Source> = new Set(),
): LinkTargets => {
  const of = (type: string) => [...sources].filter(([{ noun }]) => noun?.type === type)
  const facts = factsOf(of("SiteProfile")[0]?.[0].values)
  const articles = of("Article").map(([source, { parts }]) => ({
    ...articleValues(source),
    ids: headingIds(parts, facts),
  }))
  const built = articles.filter(({ draft, date }) => draft !== true && !isFuture(date, today))
  const sections = of("PrivacySection").map(
    ([{ noun, path }]) => noun?.path.exec(path)?.groups?.["slug"] ?? "",
  )
  const services = of("HomeServices").flatMap(([{ values }]) => serviceTitles(fillFields(values, facts)))
  const routes = new Map<string, Set<string>>([
    ["/", new Set([...landingPageIds, ...serviceIds(services)])],
    ["/blog", new Set(["main", ...built.map(({ slug }) => slug)])],
    ["/privacy-policy", new Set(["main", ...sections])],
  ])
  for (let page = 2; page <= Math.ceil(built.length / articlesPerPage); page += 1) {
    routes.set(`/blog/page/${page}`, new Set(["main"]))
  }
  for (const { slug, ids, aliases } of built) {
    routes.set(`/blog/${slug}`, new Set(["main", ...ids]))
    if (Array.isArray(aliases))
      for (const alias of aliases) routes.set(`/blog/${String(alias)}`, new Set(ids))
  }
  const unbuilt = articles
    .filter((article) => !built.includes(article))
    .map(
      ({ slug, draft, date }) =>
        [`/blog/${slug}`, draft === true ? "a draft" : `not published before ${String(date)}`] as const,
    )
  return {
    routes,
    unbuilt: new Map(unbuilt),
    moved: movedRoutes([...sources.keys()], articles),
    unreadable: new Set(
      [...blocked].filter(({ noun }) => noun?.type === "Article").map((source) => pageOf(source) ?? ""),
    ),
    strays: strayFolders(paths),
    host: hostOf([...sources.keys()]),
  }
}

/** The route of the page on which a file's words stand; undefined where they stand on every page. */
export const pageOf = ({ noun, path }: Source): string | undefined => {
  if (noun?.type === "Article") return `/blog/${noun.path.exec(path)?.groups?.["slug"] ?? ""}`
  if (path.startsWith("privacy/") || path === "pages/privacy-policy.yml") return "/privacy-policy"
  if (path === "pages/blog.yml") return "/blog"
  return path === "site.yml" || path === "cookie-banner.yml" ? undefined : "/"
}
