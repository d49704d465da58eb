import { z } from "zod"
import { articlePath, plainPagePath, routes, sectionPath } from "../site/routes"
import { articleSchema } from "./schemas/article"
import { caseStudySchema, clientSchema } from "./schemas/clients-and-case-studies"
import {
  blogPageSchema,
  cookieBannerSchema,
  notFoundPageSchema,
  plainPageSchema,
  privacyPageSchema,
  privacySectionSchema,
} from "./schemas/pages"
import { confirmationEmailSchema, noticeEmailSchema } from "./schemas/emails"
import {
  homeCaseStudiesSchema,
  homeClientsSchema,
  homeContactSchema,
  homeHeroSchema,
  homeProblemsSchema,
  homeServicesSchema,
  homeTestimonialsSchema,
  homeWhySchema,
} from "./schemas/home"
import { siteSchema } from "./schemas/site"

/** A content type: the path of its files in `content/`, the schema of their fields, and the page that shows them. */
export type ContentType = {
  /** The name of the GraphQL type. */
  type: string
  /** With forward slashes. In a type with one file per entry, words in braces stand for the parts of `entryParts`. */
  file: string
  schema: z.ZodObject
  /** The route of the page that shows the files, or a function of the slug. Without it, every page shows them. */
  page?: string | ((slug: string) => string)
  mayBeEmpty?: true
}

/** Returns the content type of a section of the landing page, whose file has the name of the section. */
const homeSection = <Type extends string, Schema extends z.ZodObject>(
  type: Type,
  section: Parameters<typeof sectionPath>[0],
  schema: Schema,
) => ({ type, file: `home/${section}.yml`, schema, page: sectionPath(section) })

/** The content types that pages show. */
export const contentTypes = [
  { type: "SiteProfile", file: "site.yml", schema: siteSchema },
  { type: "CookieBanner", file: "cookie-banner.yml", schema: cookieBannerSchema },
  { type: "HomeHero", file: "home/hero.yml", schema: homeHeroSchema, page: routes.home },
  homeSection("HomeProblems", "problems", homeProblemsSchema),
  homeSection("HomeServices", "services", homeServicesSchema),
  homeSection("HomeClients", "clients", homeClientsSchema),
  homeSection("HomeWhy", "why-choose-us", homeWhySchema),
  homeSection("HomeTestimonials", "testimonials", homeTestimonialsSchema),
  homeSection("HomeCaseStudies", "case-studies", homeCaseStudiesSchema),
  homeSection("HomeContact", "contact", homeContactSchema),
  { type: "BlogPage", file: "pages/blog.yml", schema: blogPageSchema, page: routes.blog },
  {
    type: "PrivacyPage",
    file: "pages/privacy-policy.yml",
    schema: privacyPageSchema,
    page: routes.privacyPolicy,
  },
  { type: "NotFoundPage", file: "pages/not-found.yml", schema: notFoundPageSchema, page: routes.notFound },
  {
    type: "Client",
    file: "clients/{order}-{slug}.yml",
    schema: clientSchema,
    page: sectionPath("clients"),
    mayBeEmpty: true,
  },
  {
    type: "CaseStudy",
    file: "case-studies/{order}-{slug}.yml",
    schema: caseStudySchema,
    page: sectionPath("case-studies"),
    mayBeEmpty: true,
  },
  {
    type: "PrivacySection",
    file: "privacy/{order}-{slug}.md",
    schema: privacySectionSchema,
    page: routes.privacyPolicy,
  },
  { type: "Article", file: "articles/{date}--{slug}/index.md", schema: articleSchema, page: articlePath },
  {
    type: "PlainPage",
    file: "pages/{slug}.md",
    schema: plainPageSchema,
    page: plainPagePath,
    mayBeEmpty: true,
  },
] as const satisfies ContentType[]

/** All content types, including the email templates of the contact service, which no page shows. */
export const checkedContentTypes: readonly ContentType[] = [
  ...contentTypes,
  { type: "ConfirmationEmail", file: "emails/confirmation.yml", schema: confirmationEmailSchema },
  { type: "NoticeEmail", file: "emails/notice.yml", schema: noticeEmailSchema },
]

/** The content types with one file per entry. */
export const collections = checkedContentTypes.filter(({ file }) => file.includes("{"))

export const singleFiles = checkedContentTypes.filter(({ file }) => !file.includes("{"))

export const folderOf = ({ file }: ContentType): string => file.split("/")[0] ?? ""

/** The parts in which the paths of entries differ, each as a regular expression and as an example. */
const entryParts: Record<string, [pattern: string, example: string]> = {
  date: [String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`, "2025-03-14"],
  order: [String.raw`\d\d`, "01"],
  slug: ["[a-z0-9]+(?:-[a-z0-9]+)*", "name"],
}

/** Returns true if the files of a content type are Markdown files: they have a text below the fields. */
export const isMarkdown = ({ file }: ContentType): boolean => file.endsWith(".md")

/** Returns the path of an example entry, for example `content/clients/01-name.yml`. */
export const exampleOf = ({ file }: ContentType): string =>
  `content/${file.replace(/\{(\w+)\}/g, (_, part: string) => entryParts[part]?.[1] ?? "")}`

const patterns = checkedContentTypes.map((contentType) => {
  const path = contentType.file
    .replaceAll(".", String.raw`\.`)
    .replace(/\{(\w+)\}/g, (_, part: string) => `(?<${part}>${entryParts[part]?.[0] ?? ""})`)
  return { contentType, pattern: new RegExp(`^${path}$`) }
})

/** Returns the content type of a path in `content/`, and the parts of the path; no content type if nothing reads it. */
export const typeOfFile = (
  path: string,
): { contentType: ContentType | undefined; pathParts: Record<string, string> } => {
  const found = patterns.find(({ pattern }) => pattern.test(path))
  return { contentType: found?.contentType, pathParts: { ...found?.pattern.exec(path)?.groups } }
}
