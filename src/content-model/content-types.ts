import { z } from "zod"
import { articleSchema } from "./schemas/article"
import { caseStudySchema } from "./schemas/case-study"
import { clientSchema } from "./schemas/client"
import { confirmationEmailSchema, noticeEmailSchema } from "./schemas/emails"
import {
  homeCaseStudiesSchema,
  homeClientsSchema,
  homeContactSchema,
  homeHeroSchema,
  homeServicesSchema,
  homeWhySchema,
} from "./schemas/home"
import { blogPageSchema, cookieBannerSchema, notFoundPageSchema, privacyPageSchema } from "./schemas/pages"
import { line } from "./schemas/fields"
import { privacySectionSchema } from "./schemas/privacy-section"
import { siteSchema } from "./schemas/site"
import { testimonialsSchema } from "./schemas/testimonial"

/** A kind of content: where its files stand under `content/`, and what they may hold. */
export type ContentType = {
  /** The name of its GraphQL type. */
  type: string
  /** Its files, as a path below `content/` with forward slashes; a named group `slug` becomes a field. */
  path: RegExp
  schema: z.ZodObject
}

/** The nouns that pages are made from. */
export const contentTypes = [
  { type: "SiteProfile", path: /^site\.yml$/, schema: siteSchema },
  { type: "CookieBanner", path: /^cookie-banner\.yml$/, schema: cookieBannerSchema },
  { type: "HomeHero", path: /^home\/hero\.yml$/, schema: homeHeroSchema },
  { type: "HomeServices", path: /^home\/services\.yml$/, schema: homeServicesSchema },
  { type: "HomeClients", path: /^home\/clients\.yml$/, schema: homeClientsSchema },
  { type: "HomeWhy", path: /^home\/why-choose-us\.yml$/, schema: homeWhySchema },
  { type: "HomeCaseStudies", path: /^home\/case-studies\.yml$/, schema: homeCaseStudiesSchema },
  { type: "HomeContact", path: /^home\/contact\.yml$/, schema: homeContactSchema },
  { type: "BlogPage", path: /^pages\/blog\.yml$/, schema: blogPageSchema },
  { type: "PrivacyPage", path: /^pages\/privacy-policy\.yml$/, schema: privacyPageSchema },
  { type: "NotFoundPage", path: /^pages\/not-found\.yml$/, schema: notFoundPageSchema },
  { type: "Testimonials", path: /^testimonials\.yml$/, schema: testimonialsSchema },
  { type: "Client", path: /^clients\/(?<order>\d\d)-(?<slug>[a-z0-9-]+)\.yml$/, schema: clientSchema },
  {
    type: "CaseStudy",
    path: /^case-studies\/(?<order>\d\d)-(?<slug>[a-z0-9-]+)\.yml$/,
    schema: caseStudySchema,
  },
  {
    type: "PrivacySection",
    path: /^privacy\/(?<order>\d\d)-(?<slug>[a-z0-9-]+)\.md$/,
    schema: privacySectionSchema,
  },
  {
    type: "Article",
    path: /^articles\/\d{4}-\d\d-\d\d--(?<slug>[a-z0-9-]+)\/index\.md$/,
    schema: articleSchema,
  },
] as const satisfies ContentType[]

const editingFields = {
  sample: z
    .boolean()
    .describe(
      "Write true while the texts of this file are samples. A release is refused until it says false or is gone.",
    ),
  claimsOk: z
    .array(
      z
        .strictObject({
          words: line("The words that the check warns about, as they are in the text."),
          reason: line("Why they are right."),
        })
        .meta({ title: "Claim" }),
    )
    .describe(
      "Words that sound like a promise and are right, each with the reason. They are never published.",
    ),
}

/**
 * The fields that a file of a noun may hold: those that are published, and those that are only for whoever edits it.
 * The mails have none of the latter, because the contact service reads them as they are.
 */
export const fileSchema = ({ type, schema }: ContentType): z.ZodObject => {
  if (type.endsWith("Email")) return schema
  const { sample, claimsOk } = editingFields
  return z.strictObject({
    ...schema.shape,
    ...("sample" in schema.shape ? {} : { sample: sample.optional() }),
    claimsOk: claimsOk.optional(),
  })
}

/** The noun whose file stands at `path` (below `content/`), or undefined. */
export const nounAt = (path: string): ContentType | undefined =>
  contentTypes.find((noun) => noun.path.test(path))

/** The mails of the contact service: the guard knows them, no page does. */
const mails = [
  { type: "ConfirmationEmail", path: /^emails\/confirmation\.yml$/, schema: confirmationEmailSchema },
  { type: "NoticeEmail", path: /^emails\/notice\.yml$/, schema: noticeEmailSchema },
] as const satisfies ContentType[]

/** Every kind of content that the guard checks. */
export const checkedContentTypes: readonly ContentType[] = [...contentTypes, ...mails]
