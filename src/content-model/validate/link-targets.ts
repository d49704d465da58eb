import path from "node:path"
import {
  articleIndexId,
  caseStudyId,
  clientId,
  landingPageIds,
  policyAnchor,
  routes,
} from "../../site/routes"
import { serviceIds } from "../../site/service-ids"
import { slugify } from "../../site/slugify"
import {
  filesOfType,
  isBroken,
  isDraft,
  siteOf,
  slugOf,
  slugsOf,
  textAt,
  valueAt,
  type ContentFile,
} from "../content-file"
import { textOf } from "../markdown"
import { fillText, type TokenValues } from "../tokens"
import type { Folder } from "./read-folder"

type Page = {
  /** The ids of its headings and sections; undefined if they are unknown because its file has a mistake. */
  ids: ReadonlySet<string> | undefined
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

const landingPage = (sources: readonly ContentFile[], tokenValues: TokenValues): Page => {
  const [services] = filesOfType(sources, "HomeServices")
  if (!services || isBroken(services)) return { ids: undefined }
  const isShown = (id: (typeof landingPageIds)[number]) => {
    const [type, field] = optionalParts[id] ?? []
    if (type === undefined) return true
    return filesOfType(sources, type).some(
      (source) => !field || isBroken(source) || Object.keys(valueAt(source, [field]) ?? {}).length > 0,
    )
  }
  return {
    ids: new Set([
      ...landingPageIds.filter(isShown),
      ...idsOfServices(services, tokenValues),
      ...filesOfType(sources, "CaseStudy").map((source) => caseStudyId(slugOf(source))),
      ...filesOfType(sources, "Client").map((source) => clientId(slugOf(source))),
    ]),
  }
}

/** Returns why an article or a page is not public on `today`, and from which date it is; nothing if it is public. */
const whenPublished = (source: ContentFile, today: string): Pick<Page, "planned" | "unpublished"> => {
  if (isDraft(source)) return { unpublished: "a draft" }
  const date = textAt(source, ["date"])
  return date > today ? { planned: date, unpublished: `not published before ${date}` } : {}
}

/** Returns the link targets of a build on `today`. */
export const linkTargets = (
  { sources, downloads }: Folder,
  tokenValues: TokenValues,
  today: string,
): LinkTargets => {
  const sections = filesOfType(sources, "PrivacySection").flatMap((section) => {
    const headings = headingIds(section, tokenValues).map((id) => policyAnchor(slugOf(section), id))
    return [slugOf(section), ...headings]
  })
  const articles = filesOfType(sources, "Article")
  const pages = new Map<string, Page>([
    [routes.home, landingPage(sources, tokenValues)],
    [routes.privacyPolicy, { ids: new Set(["main", ...sections]) }],
    [routes.blog, { ids: new Set(["main", articleIndexId, ...articles.map(slugOf)]) }],
  ])
  for (const source of sources) {
    const address = source.contentType?.page
    if (typeof address !== "function") continue
    const ids = isBroken(source) ? undefined : new Set(["main", ...headingIds(source, tokenValues)])
    for (const slug of slugsOf(source)) pages.set(address(slug), { ids, ...whenPublished(source, today) })
  }
  const site = siteOf(sources)
  const url = site ? textAt(site, ["url"]) : ""
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : ""
  const builtFiles = Object.values(routes).filter((route) => path.posix.extname(route) !== "")
  return { pages, files: [...builtFiles, ...downloads.map((file) => file.normalize())], host }
}
