import { articlePath } from "../../../site/routes"
import { filesOfType, isDraft, listAt, slugOf, valueAt, type ContentFile } from "../../content-file"
import { keyOffset } from "../../yaml"
import { problemAt, type Problem } from "../problem"

/**
 * The path of the list of published addresses, relative to `content/`. The list protects them when a folder is
 * renamed.
 */
export const slugsLock = "articles/slugs.lock.yml"

const idOf = (article: ContentFile): string => String(valueAt(article, ["id"]))

const isSlug = (text: string) => /^(?!\d{4}-\d\d-\d\d--)[a-z0-9-]+$/.test(text)

/** Returns the slug and the earlier slugs of an article. */
const slugsOf = (article: ContentFile): string[] =>
  [slugOf(article), ...listAt(article, ["aliases"]).map(String)].filter(isSlug)

/** Returns the line of an article in the list. */
const lineOf = (id: string, slugs: readonly string[]): string =>
  `${id}: ${slugs.length > 1 ? `[${slugs.join(", ")}]` : slugs.join("")}`

/**
 * Returns the text of the list: a line for each article that is not a draft, with its number, slug and earlier slugs.
 */
export const lockText = (sources: readonly ContentFile[]): string =>
  [
    "# The address of each published article, written by: npm run check:content -- --write",
    "# An address in this list is never lost: after a folder is renamed, the article needs the old one in its aliases.",
    ...filesOfType(sources, "Article")
      .filter((article) => !isDraft(article) && /^\d+$/.test(idOf(article)))
      .sort((a, b) => Number(idOf(a)) - Number(idOf(b)))
      .map((article) => lineOf(idOf(article), slugsOf(article))),
    "",
  ].join("\n")

/** An address in the list. */
type Address = { id: string; slug: string }

const addressesIn = (lock: ContentFile): Address[] =>
  Object.entries((lock.values ?? {}) as Record<string, unknown>).flatMap(([id, slugs]) =>
    [slugs].flat().map((slug) => ({ id, slug: String(slug) })),
  )

const lost = ({ id, slug }: Address, lock: ContentFile, article: ContentFile | undefined): Problem => {
  const address = articlePath(slug)
  if (!article) {
    const message = `${address} was published and no article has this address`
    const fix = `put the article back, add ${slug} to the aliases of another, or delete it here`
    return problemAt(lock, keyOffset(lock.document, [id]), message, fix)
  }
  if (isDraft(article)) {
    const message = `the article was published at ${address} and is a draft again`
    return problemAt(article, article.yamlStart, message, `publish it, or delete ${slug} from ${lock.file}`)
  }
  const message = `the article was published at ${address}, which would be lost`
  const fix = `add ${slug} to aliases (aliases: [${slug}]), or give the folder its old name back`
  return problemAt(article, article.yamlStart, message, fix)
}

/**
 * Compares the articles with the list of published addresses: a published address must remain a slug or an alias.
 * Reports lines of
 * the list that are not a number with an address.
 */
export const checkSlugs = (sources: readonly ContentFile[]): Problem[] => {
  const lock = sources.find(({ path }) => path === slugsLock)
  if (lock?.values === undefined) return []
  const addresses = addressesIn(lock)
  const wrong = addresses.filter(({ id, slug }) => !/^\d+$/.test(id) || !isSlug(slug))
  if (wrong.length > 0) {
    const fix = "write the number of the article, a colon and the last part of its address: 3: my-article"
    return wrong.map(({ id, slug }) =>
      problemAt(lock, keyOffset(lock.document, [id]), `${id}: ${slug} is not a number with an address`, fix),
    )
  }
  const articles = filesOfType(sources, "Article")
  const withId = (id: string) => articles.find((article) => idOf(article) === id)
  const published = articles.filter((article) => !isDraft(article))
  const present = new Set(published.flatMap(slugsOf))
  // An article that cannot be read may have this number or this alias.
  const isComplete = articles.every(({ values }) => values !== undefined)
  const gone = addresses.filter(({ id, slug }) => !present.has(slug) && (isComplete || withId(id)))
  const unlisted = published
    .filter((article) => article.values !== undefined && withId(idOf(article)) === article)
    .filter((article) => !addresses.some(({ slug }) => slug === slugOf(article)))
    .filter((article) => !gone.some(({ id }) => id === idOf(article)))
  return [
    ...gone.map((address) => lost(address, lock, withId(address.id))),
    ...unlisted.map((article) => {
      const id = idOf(article)
      const earlier = addresses.filter((address) => address.id === id).map(({ slug }) => slug)
      const message = `the address ${articlePath(slugOf(article))} is not kept in ${lock.file} yet`
      const line = lineOf(id, [slugOf(article), ...earlier])
      const fix = `${earlier.length > 0 ? "change its line there to" : "add a line there:"} ${line}`
      return problemAt(article, article.yamlStart, message, fix, "warning")
    }),
  ]
}
