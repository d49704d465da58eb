import { problemAt, type Problem } from "./problem"
import type { Source } from "./source"

/** The addresses that were published, so that none is lost when a folder is renamed. */
export const slugsLock = "articles/slugs.lock.yml"

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const fieldOf = (source: Source, name: string): unknown =>
  (source.values as Record<string, unknown> | null | undefined)?.[name]

const slugOf = ({ noun, path }: Source): string => noun?.path.exec(path)?.groups?.["slug"] ?? ""

/** The slug and earlier slugs of every article that is not a draft. */
export const publishedSlugs = (
  sources: readonly Source[],
): { id: number; slug: string; aliases: string[] }[] =>
  sources
    .filter((source) => source.noun?.type === "Article" && fieldOf(source, "draft") !== true)
    .map((source) => ({
      id: Number(fieldOf(source, "id")),
      slug: slugOf(source),
      aliases: listOf(fieldOf(source, "aliases")),
    }))

/** The text of the lock file: one line per article, its number, its slug and its earlier ones, in order. */
export const lockText = (sources: readonly Source[]): string =>
  [
    "# The address of each published article, written by: npm run check:content -- --write",
    "# An address in this list is never lost: after a folder is renamed, the article needs the old one in its aliases.",
    ...publishedSlugs(sources)
      .filter(({ id }) => Number.isInteger(id))
      .sort((a, b) => a.id - b.id || (a.slug < b.slug ? -1 : 1))
      .map(
        ({ id, slug, aliases }) =>
          `${id}: ${aliases.length === 0 ? slug : `[${[slug, ...aliases].join(", ")}]`}`,
      ),
    "",
  ].join("\n")

/** Holds the articles against the lock file: an address that was published stays, as a slug or as an alias. */
export const checkSlugs = (sources: readonly Source[]): Problem[] => {
  const lock = sources.find(({ path }) => path === slugsLock)
  if (!lock || typeof lock.values !== "object" || lock.values === null) return []
  const articles = sources.filter(({ noun }) => noun?.type === "Article")
  const addresses = Object.entries(lock.values as Record<string, unknown>).flatMap(([id, slugs]) =>
    [slugs].flat().map((slug) => ({ id, address: String(slug) })),
  )
  const locked = new Set(addresses.map(({ address }) => address))
  const unlocked = articles
    .filter((source) => source.values !== undefined && fieldOf(source, "draft") !== true)
    .filter((source) => !locked.has(slugOf(source)))
    .map((source) => {
      const message = `the address /blog/${slugOf(source)} is not kept in content/${slugsLock} yet`
      return problemAt(source, source.yamlStart, message, "run npm run check:content -- --write", "warning")
    })
  const answering = new Set(publishedSlugs(sources).flatMap(({ slug, aliases }) => [slug, ...aliases]))
  const lost = addresses.flatMap(({ id, address }) => {
    if (answering.has(address)) return []
    const article = articles.find((source) => String(fieldOf(source, "id")) === id)
    if (article) {
      const isDraft = fieldOf(article, "draft") === true
      const message = isDraft
        ? `the article was published at /blog/${address} and is a draft again`
        : `the article was published at /blog/${address}, which would be lost`
      const cure = isDraft
        ? `publish it, or delete ${address} from content/${slugsLock}`
        : `add aliases: [${address}], or give the folder its old name back`
      return [problemAt(article, article.yamlStart, message, cure)]
    }
    const offset = lock.text.search(new RegExp(`^${id}:`, "m"))
    const cure = `put the article back, add ${address} to the aliases of another, or delete it here`
    return [problemAt(lock, offset, `/blog/${address} was published and no article answers there`, cure)]
  })
  return [...unlocked, ...lost]
}
