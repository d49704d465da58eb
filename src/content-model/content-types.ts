import { visit } from "yaml"
import { z } from "zod"
import { articleSchema } from "./schemas/article"
import { caseStudySchema, clientSchema, testimonialsSchema } from "./schemas/clients-and-case-studies"
import {
  blogPageSchema,
  cookieBannerSchema,
  notFoundPageSchema,
  privacyPageSchema,
  privacySectionSchema,
} from "./schemas/pages"
import { confirmationEmailSchema, noticeEmailSchema } from "./schemas/emails"
import {
  homeCaseStudiesSchema,
  homeClientsSchema,
  homeContactSchema,
  homeHeroSchema,
  homeServicesSchema,
  homeWhySchema,
} from "./schemas/home"
import { line } from "./schemas/fields"
import { siteSchema } from "./schemas/site"
import { pathOf, type Path, type YamlDocument } from "./yaml"

/** A content type: the path of its files in `content/`, and the schema of their fields. */
export type ContentType = {
  /** The name of the GraphQL type. */
  type: string
  /**
   * The path of its files relative to `content/`, with forward slashes; the named groups `slug` and `order` become
   * fields.
   */
  path: RegExp
  schema: z.ZodObject
}

/** The content types that pages show. */
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
    path: /^privacy\/(?<order>\d\d)-(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/,
    schema: privacySectionSchema,
  },
  {
    type: "Article",
    path: /^articles\/\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])--(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\/index\.md$/,
    schema: articleSchema,
  },
] as const satisfies ContentType[]

const editingFields = {
  sample: z
    .boolean()
    .describe("Whether the texts of this file are samples. A release is refused while they are."),
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

const withEditingFields = ({ type, schema }: ContentType): z.ZodObject => {
  if (type.endsWith("Email")) return schema
  const { sample, claimsOk } = editingFields
  return schema.safeExtend({
    ...("sample" in schema.shape ? {} : { sample: sample.optional() }),
    claimsOk: claimsOk.optional(),
  })
}

/** The schemas of whole files. Each is made once, because Zod compiles a schema when it is first used. */
const fileSchemas = new Map<ContentType, z.ZodObject>()

/**
 * Returns the schema of a whole file: the published fields and those for editors. Email templates have no fields for
 * editors, because the contact service reads them unchanged.
 */
export const fileSchema = (contentType: ContentType): z.ZodObject => {
  const schema = fileSchemas.get(contentType) ?? withEditingFields(contentType)
  fileSchemas.set(contentType, schema)
  return schema
}

/** The email templates of the contact service, which no page shows. */
const mails = [
  { type: "ConfirmationEmail", path: /^emails\/confirmation\.yml$/, schema: confirmationEmailSchema },
  { type: "NoticeEmail", path: /^emails\/notice\.yml$/, schema: noticeEmailSchema },
] as const satisfies ContentType[]

/** All content types, including those that no page shows; the content check covers them all. */
export const checkedContentTypes: readonly ContentType[] = [...contentTypes, ...mails]

type ItemList = { field: string; type: string; schema: z.ZodObject }

/**
 * Returns the lists of a content type whose items become nodes, each with its field name, node type and item schema.
 */
export const itemLists = ({ schema }: ContentType): ItemList[] =>
  Object.entries(schema.shape).flatMap(([field, list]) => {
    const type = z.globalRegistry.get(list)?.nodes
    return type && list instanceof z.ZodArray && list.element instanceof z.ZodObject
      ? [{ field, type, schema: list.element }]
      : []
  })

/**
 * Returns the path of a content type with exactly one file, for example `home/hero.yml`; undefined for other content
 * types.
 */
export const singleFile = ({ path }: ContentType): string | undefined =>
  path.source.includes("(?<") ? undefined : path.source.replace(/^\^|\$$/g, "").replace(/\\(.)/g, "$1")

/** Returns the folder of a content type with one file per entry, for example `clients`. */
export const entryFolder = ({ path }: ContentType): string =>
  path.source.replace(/^\^/, "").split("\\/")[0] ?? ""

/** The paths of the content types with exactly one file. */
export const singleFiles: readonly string[] = checkedContentTypes
  .map(singleFile)
  .filter((file) => file !== undefined)

const examples: Record<string, string> = {
  Client: "content/clients/01-name.yml",
  CaseStudy: "content/case-studies/01-name.yml",
  PrivacySection: "content/privacy/01-name.md",
  Article: "content/articles/2025-03-14--name/index.md",
}

/** The content types with one file per entry: their path pattern, folder and an example path. */
export const collections = checkedContentTypes
  .filter((contentType) => singleFile(contentType) === undefined)
  .map((contentType) => ({
    path: contentType.path,
    folder: entryFolder(contentType),
    example: examples[contentType.type] ?? "",
  }))

/** Returns true if a file has a content type. */
export const isRead = (file: string) => checkedContentTypes.some(({ path: pattern }) => pattern.test(file))

export type Schema = z.core.$ZodType

/** Returns the schemas of the fields of an object, by name. */
export const shapeOf = (schema: z.ZodObject): Record<string, Schema> => schema.shape

/** Returns the schema without the wrappers that make it optional or give it a default. */
export const unwrap = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema

/** Returns the schema of the field at `path`, or undefined if there is none. The index of an item does not matter. */
export const schemaAt = (schema: Schema, path: Path): Schema | undefined => {
  const inner = unwrap(schema)
  const [step, ...rest] = path
  if (step === undefined) return inner
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest)
  const field = inner instanceof z.ZodObject ? shapeOf(inner)[String(step)] : undefined
  return field ? schemaAt(field, rest) : undefined
}

/**
 * Returns the values of a YAML document; undefined if it does not parse or has aliases. A number is text, as it is
 * written, where the schema has text.
 */
export const valuesOf = (document: YamlDocument, schema: Schema): unknown => {
  if (document.errors.length > 0) return undefined
  visit(document, {
    Scalar: (place, scalar, parents) => {
      if (place === "key" || typeof scalar.value !== "number") return
      if (schemaAt(schema, pathOf(parents)) instanceof z.ZodString) scalar.value = scalar.source
    },
  })
  try {
    // An alias throws: it can be unknown, or expand without limit.
    return document.toJS({ maxAliasCount: 0 })
  } catch {
    return undefined
  }
}
