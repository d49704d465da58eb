import type { Breadcrumb } from "../seo/json-ld/breadcrumbs"

/** The trail of an article's page, for people and for machines. */
export const articleTrail = (
  hub: string,
  article: { readonly slug: string; readonly title: string },
): Breadcrumb[] => [
  { name: hub, path: "/blog" },
  { name: article.title, path: `/blog/${article.slug}` },
]
