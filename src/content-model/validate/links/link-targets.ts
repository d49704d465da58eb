import path from "node:path"
import {
  articleIndexId,
  caseStudyId,
  clientId,
  landingPageIds,
  policyAnchor,
  routes,
} from "../../../site/routes"
import { serviceIds } from "../../../site/service-ids"
import { slugify } from "../../../site/slugify"
import {
  filesOfType,
  isDraft,
  siteOf,
  slugOf,
  slugsOf,
  textAt,
  valueAt,
  type ContentFile,
} from "../../content-file"
import { textOf } from "../../markdown"
import { isDay } from "../../schemas/fields"
import { fillText, type TokenValues } from "../../tokens"

type Page = {
  /** The ids of its headings and sections; undefined if they are unknown because its file has a mistake. */
  ids: Set<string> | undefined
  /** The reason why the page is not public today. */
  unpublished?: string | undefined
  /** The date of an article that is planned, as YYYY-MM-DD. */
  planned?: string | undefined
}

export type LinkTargets = {
  /** The pages, by route. */
  pages: Map<string, Page>
  /** The addresses of files: those that a build writes in addition to the pages, and those in the folder `static`. */
  files: readonly string[]
  /** The site's own domain, without `www.`. */
  host: string
}

/** The files that a build writes in addition to the pages. */
export const builtFiles: readonly string[] = Object.values(routes).filter(
  (route) => path.posix.extname(route) !== "",
)

/** The parts of the landing page that need content: the content type that has it, and the field. */
const optionalParts: Partial<Record<(typeof landingPageIds)[number], [type: string, field?: string]>> = {
  problems: ["HomeProblems", "items"],
  threshold: ["HomeServices", "threshold"],
  clients: ["Client"],
  about: ["HomeWhy", "about"],
  testimonials: ["HomeTestimonials", "items"],
  "case-studies": ["CaseStudy"],
}

const headingIds = ({ nodes }: ContentFile, tokenValues: TokenValues): string[] => {
  const taken = new Set<string>()
  return nodes
    .filter(({ type, depth = 1 }) => type === "heading" && depth >= 2 && depth <= 4)
    .map((node) => slugify(fillText(textOf(node), tokenValues), taken))
}

const idsOfServices = (services: ContentFile, tokenValues: TokenValues): string[] => {
  const titles = services.texts.filter(({ path }) => /^(?:modules|hana),0,title$/.test(path.join()))
  return serviceIds(titles.map(({ text }) => fillText(text, tokenValues)))
}

/** Returns why an article or a page is not public on `today`, and from which date it is; nothing if it is public. */
const whenPublished = (source: ContentFile, today: string): Pick<Page, "planned" | "unpublished"> => {
  if (isDraft(source)) return { unpublished: "a draft" }
  const date = textAt(source, ["date"])
  return isDay(date) && date > today ? { planned: date, unpublished: `not published before ${date}` } : {}
}

/** Returns the link targets of a build on `today`. `unreadable` are the files with a mistake that `checkWholeFile` reports. */
export const linkTargets = (
  sources: readonly ContentFile[],
  unreadable: ReadonlySet<string>,
  tokenValues: TokenValues,
  downloads: readonly string[],
  today: string,
): LinkTargets => {
  const articles = filesOfType(sources, "Article")
  const published = articles.filter((article) => whenPublished(article, today).unpublished === undefined)
  const isUnknown = (source: ContentFile) => unreadable.has(source.file) || source.values === undefined
  const [services] = filesOfType(sources, "HomeServices")
  const isShown = (id: (typeof landingPageIds)[number]) => {
    const part = optionalParts[id]
    if (!part) return true
    const [type, field] = part
    return filesOfType(sources, type).some(
      (source) => !field || isUnknown(source) || Object.keys(valueAt(source, [field]) ?? {}).length > 0,
    )
  }
  const landingPage = [
    ...landingPageIds.filter(isShown),
    ...(services ? idsOfServices(services, tokenValues) : []),
    ...filesOfType(sources, "CaseStudy").map((source) => caseStudyId(slugOf(source))),
    ...filesOfType(sources, "Client").map((source) => clientId(slugOf(source))),
  ]
  const sections = filesOfType(sources, "PrivacySection").flatMap((section) => {
    const headings = headingIds(section, tokenValues).map((id) => policyAnchor(slugOf(section), id))
    return [slugOf(section), ...headings]
  })
  const pages = new Map<string, Page>([
    [routes.home, { ids: services && !isUnknown(services) ? new Set(landingPage) : undefined }],
    [routes.privacyPolicy, { ids: new Set(["main", ...sections]) }],
    [routes.blog, { ids: new Set(["main", articleIndexId, ...published.map(slugOf)]) }],
  ])
  for (const source of sources) {
    const address = source.contentType?.page
    if (typeof address !== "function") continue
    const page: Page = {
      ids: isUnknown(source) ? undefined : new Set(["main", ...headingIds(source, tokenValues)]),
      ...whenPublished(source, today),
    }
    for (const slug of slugsOf(source)) pages.set(address(slug), page)
  }
  const site = siteOf(sources)
  const url = site ? textAt(site, ["url"]) : ""
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : ""
  return { pages, files: [...builtFiles, ...downloads.map((file) => file.normalize())], host }
}
