import { articlePath } from "../../../site/routes"
import { filesOfType, isDraft, listAt, slugOf, valueAt, type ContentFile } from "../../content-file"
import { closestMatch, problemAt, problemOf, problemIn, type Problem } from "../problem"
import { resembles } from "./check-articles"

/** The path of the list of published addresses, relative to `content/`. The list protects them when a folder is renamed. */
export const slugsLock = "articles/slugs.lock.yml"

/** Returns true if a file has the place and the kind of the list of published addresses. */
export const isLockLike = (file: string) => /^articles\/[^/]+\.ya?ml$/.test(file)

/** Returns true if a file is named like the list, in any folder. */
export const isLockName = (file: string) => /(?:^|\/)slugs\.lock\b[^/]*\.(?:ya?ml|txt)$/.test(file)

/** Returns the number, the slug and the earlier slugs of each article that is not a draft. */
export const publishedSlugs = (
  sources: readonly ContentFile[],
): { id: number; slug: string; aliases: string[] }[] =>
  filesOfType(sources, "Article")
    .filter((article) => !isDraft(article))
    .map((article) => ({
      id: Number(valueAt(article, ["id"])),
      slug: slugOf(article),
      // `checkFields` reports an alias that begins with a folder or a day.
      aliases: listAt(article, ["aliases"]).map((alias) =>
        String(alias).replace(/^.*\/(?=.)|^\d{4}-\d\d-\d\d--/, ""),
      ),
    }))

/** Returns the line of an article in the lock file. */
const addressLine = ({
  id,
  slug,
  aliases,
}: {
  id: number | string
  slug: string
  aliases: string[]
}): string => `${id}: ${aliases.length === 0 ? slug : `[${[slug, ...aliases].join(", ")}]`}`

/** Returns the text of the lock file: a line for each article that is not a draft, with its number, slug and earlier slugs. */
export const lockText = (sources: readonly ContentFile[]): string =>
  [
    "# The address of each published article, written by: npm run check:content -- --write",
    "# An address in this list is never lost: after a folder is renamed, the article needs the old one in its aliases.",
    ...publishedSlugs(sources)
      .filter(({ id }) => Number.isInteger(id))
      .sort((a, b) => a.id - b.id || (a.slug < b.slug ? -1 : 1))
      .map(addressLine),
    "",
  ].join("\n")

type Address = { id: string; address: string }

/** Returns the addresses in the lock file. */
const addressesOf = (lock: ContentFile): Address[] =>
  Object.entries(lock.values as Record<string, unknown>).flatMap(([id, slugs]) =>
    [slugs].flat().map((slug) => ({ id, address: String(slug) })),
  )

/** Returns the offset of the line of an article in the lock file. */
const lineOf = (lock: ContentFile, id: string) =>
  lock.text.search(new RegExp(`^["']?${id.replace(/\W/g, "\\$&")}["']?:`, "m"))

const withId = (articles: readonly ContentFile[], id: string) =>
  articles.find((article) => String(valueAt(article, ["id"])) === id)

/** Reports an address that was probably mistyped in the list: links lead to the similar one that the article has. */
const mistyped = (lock: ContentFile, articles: readonly ContentFile[], { id, address }: Address) => {
  const article = withId(articles, id)
  const slug = article ? slugOf(article) : ""
  const isLinked = (to: string) =>
    [")", "#"].some((end) => articles.some(({ text }) => text.includes(`(${articlePath(to)}${end}`)))
  if (!article || isDraft(article) || !closestMatch(address, [slug])) return undefined
  if (!isLinked(slug) || isLinked(address)) return undefined
  const message = `no article has the address ${address}, and links lead to ${articlePath(slug)}`
  const fix = `write ${slug}; if you renamed the folder, add aliases: [${address}] to its article`
  return problemAt(lock, lineOf(lock, id), message, fix)
}

const lost = (lock: ContentFile, articles: readonly ContentFile[], { id, address }: Address): Problem => {
  const article = withId(articles, id)
  if (article) {
    const aliases = listAt(article, ["aliases"]).map(String)
    const meant = closestMatch(address, aliases)
    if (meant) {
      const message = `the article was published at ${articlePath(address)}, not at ${articlePath(meant)}`
      return problemIn(article, ["aliases", aliases.indexOf(meant)], message, `write ${address}`)
    }
    const message = isDraft(article)
      ? `the article was published at ${articlePath(address)} and is a draft again`
      : `the article was published at ${articlePath(address)}, which would be lost`
    const fix = isDraft(article)
      ? `publish it, or delete ${address} from content/${slugsLock}`
      : `${aliases.length > 0 ? `add ${address} to aliases` : `add aliases: [${address}]`}, or give the folder its old name back; if you renamed nothing, write ${slugOf(article)} in content/${slugsLock}`
    return problemAt(article, article.yamlStart, message, fix)
  }
  const offset = lineOf(lock, id)
  const fix = `put the article back, add ${address} to the aliases of another, or delete it here`
  return problemAt(lock, offset, `${articlePath(address)} was published and no article has this address`, fix)
}

/**
 * Compares the articles with the lock file: a published address must remain a slug or an alias.
 * @param strays the names of folders in `articles/` without an article, which `checkNames` reports
 */
export const checkSlugs = (sources: readonly ContentFile[], strays: readonly string[] = []): Problem[] => {
  const lock = sources.find(({ path }) => path === slugsLock)
  if (!lock || typeof lock.values !== "object" || lock.values === null) return []
  const wrong = wrongLines(lock)
  if (wrong.length > 0) return wrong
  const articles = filesOfType(sources, "Article")
  const addresses = addressesOf(lock)
  const locked = new Set(addresses.map(({ address }) => address))
  const present = new Set(publishedSlugs(sources).flatMap(({ slug, aliases }) => [slug, ...aliases]))
  const gone = addresses
    .filter(({ address }) => !present.has(address))
    // An article that does not parse may have this number or this alias.
    .filter(
      ({ id }) => withId(articles, id) !== undefined || articles.every(({ values }) => values !== undefined),
    )
    .filter(({ address }) => !strays.some((stray) => resembles(address, stray)))
    .map((each) => ({ ...each, problem: mistyped(lock, articles, each) ?? lost(lock, articles, each) }))
  const unlocked = articles
    .filter((source) => source.values !== undefined && !isDraft(source))
    .filter((source) => !locked.has(slugOf(source)))
    // `checkDuplicateIds` reports an article with the number of another one, for example a copy.
    .filter((source) => withId(articles, String(valueAt(source, ["id"]))) === source)
    .filter((source) => !gone.some(({ id }) => withId(articles, id) === source))
    .map((source) => {
      const message = `the address ${articlePath(slugOf(source))} is not kept in content/${slugsLock} yet`
      const id = String(valueAt(source, ["id"]))
      const earlier = addresses.filter((each) => each.id === id).map(({ address }) => address)
      const fix =
        earlier.length === 0
          ? `add a line there: ${id}: ${slugOf(source)}`
          : `change its line there to ${id}: [${[slugOf(source), ...earlier].join(", ")}]`
      return problemAt(source, source.yamlStart, message, fix, "warning")
    })
  const renumbered = articles.flatMap((source) => {
    const id = String(valueAt(source, ["id"]))
    const former = addresses.find(({ address }) => address === slugOf(source))
    if (
      !former ||
      former.id === id ||
      !/^\d+$/.test(id) ||
      articles.some(
        (other) =>
          other !== source && (String(valueAt(other, ["id"])) === id || slugOf(other) === slugOf(source)),
      )
    )
      return []
    const own = addresses.find((each) => each.id === id)?.address
    if (own !== undefined && articles.some((other) => slugOf(other) === own)) {
      const message = `the number ${id} has the address ${own} here, but it belongs to the article ${slugOf(source)}`
      const line = addressLine({ id, slug: slugOf(source), aliases: listAt(source, ["aliases"]).map(String) })
      const fix = `write ${line} here; or, if you changed id in the articles, write the earlier numbers there again`
      return [problemAt(lock, lineOf(lock, id), message, fix, "warning")]
    }
    const message = `id is ${id}, but the article has the number ${former.id} in content/${slugsLock}`
    return [problemIn(source, ["id"], message, `write id: ${former.id} again`, "warning")]
  })
  return [...unlocked, ...gone.map(({ problem }) => problem), ...renumbered]
}

/** Reports lines of the lock file that are not a number with an address, and duplicate addresses. */
const wrongLines = (lock: ContentFile): Problem[] => {
  const fix = "write the number of the article, a colon and the last part of its address: 3: my-article"
  if (Array.isArray(lock.values)) return [problemAt(lock, 0, "the list has lines without a number", fix)]
  const seen = new Map<string, string>()
  return addressesOf(lock).flatMap(({ id, address }) => {
    const offset = lineOf(lock, id)
    if (!/^\d+$/.test(id) || !/^(?!\d{4}-\d\d-\d\d--)[a-z0-9-]+$/.test(address)) {
      return [problemAt(lock, offset, `${id}: ${address} is not a number with an address`, fix)]
    }
    const first = seen.get(address)
    seen.set(address, id)
    if (first === undefined) return []
    const message = `the address ${address} belongs to the article ${first} already`
    return [problemAt(lock, offset, message, "delete one of the two lines")]
  })
}

/** Reports a missing lock file, without which no published address is protected. */
export const checkLock = (paths: readonly string[], sources: readonly ContentFile[]): Problem[] => {
  if (paths.some((file) => isLockLike(file) || isLockName(file)) || publishedSlugs(sources).length === 0)
    return []
  const message = "the list of the published addresses is missing"
  const fix = "put it back as it was: see “Undo a change” in docs/editing.md"
  return [problemOf(slugsLock, message, fix)]
}
