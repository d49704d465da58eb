import { problemAt, type Problem } from "../problem"
import { resembles } from "../stray-folders"
import type { Source } from "../source"
import { slugOf } from "../fields/values"

/** The addresses that were published, so that none is lost when a folder is renamed. */
export const slugsLock = "articles/slugs.lock.yml"

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const fieldOf = (source: Source, name: string): unknown =>
  (source.values as Record<string, unknown> | null | undefined)?.[name]

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

type Address = { id: string; address: string }

/** Every address that the lock file keeps. */
const addressesOf = (lock: Source): Address[] =>
  Object.entries(lock.values as Record<string, unknown>).flatMap(([id, slugs]) =>
    [slugs].flat().map((slug) => ({ id, address: String(slug) })),
  )

const hasId = (articles: readonly Source[], id: string) =>
  articles.some((source) => String(fieldOf(source, "id")) === id)

const lost = (lock: Source, articles: readonly Source[], { id, address }: Address): Problem => {
  const article = articles.find((source) => String(fieldOf(source, "id")) === id)
  if (article) {
    const isDraft = fieldOf(article, "draft") === true
    const message = isDraft
      ? `the article was published at /blog/${address} and is a draft again`
      : `the article was published at /blog/${address}, which would be lost`
    const fix = isDraft
      ? `publish it, or delete ${address} from content/${slugsLock}`
      : `add aliases: [${address}], or give the folder its old name back`
    return problemAt(article, article.yamlStart, message, fix)
  }
  const offset = lock.text.search(new RegExp(`^["']?${id.replace(/\W/g, "\\$&")}["']?:`, "m"))
  const fix = `put the article back, add ${address} to the aliases of another, or delete it here`
  return problemAt(lock, offset, `/blog/${address} was published and no article answers there`, fix)
}

/**
 * Holds the articles against the lock file: an address that was published stays, as a slug or as an alias.
 * @param strays folders below `articles/` whose name is wrong, which is a problem of its own
 */
export const checkSlugs = (sources: readonly Source[], strays: readonly string[] = []): Problem[] => {
  const lock = sources.find(({ path }) => path === slugsLock)
  if (!lock || typeof lock.values !== "object" || lock.values === null) return []
  const articles = sources.filter(({ noun }) => noun?.type === "Article")
  const addresses = addressesOf(lock)
  const locked = new Set(addresses.map(({ address }) => address))
  const answering = new Set(publishedSlugs(sources).flatMap(({ slug, aliases }) => [slug, ...aliases]))
  const gone = addresses
    .filter(({ address }) => !answering.has(address))
    // Nobody knows the number and the earlier addresses of an article that cannot be read.
    .filter(({ id }) => hasId(articles, id) || articles.every(({ values }) => values !== undefined))
    .filter(({ address }) => !strays.some((stray) => resembles(address, stray)))
    .map((address) => lost(lock, articles, address))
  const unlocked = articles
    .filter((source) => source.values !== undefined && fieldOf(source, "draft") !== true)
    .filter((source) => !locked.has(slugOf(source)))
    .filter((source) => !gone.some(({ file }) => file === source.file))
    .map((source) => {
      const message = `the address /blog/${slugOf(source)} is not kept in content/${slugsLock} yet`
      const id = String(fieldOf(source, "id"))
      const earlier = addresses.filter((each) => each.id === id).map(({ address }) => address)
      const fix =
        earlier.length === 0
          ? `add a line there: ${id}: ${slugOf(source)}`
          : `change its line there to ${id}: [${[slugOf(source), ...earlier].join(", ")}]`
      return problemAt(source, source.yamlStart, message, fix, "warning")
    })
  return [...unlocked, ...gone]
}

/** Without its list no published address is protected. */
export const checkLock = (paths: readonly string[], sources: readonly Source[]): Problem[] => {
  if (paths.includes(slugsLock) || publishedSlugs(sources).length === 0) return []
  const file = `content/${slugsLock}`
  const message = "the list of the published addresses is missing"
  return [
    problemAt(
      { file, text: "" },
      0,
      message,
      `put it back as it was: see “Undo a change” in docs/editing.md`,
    ),
  ]
}
