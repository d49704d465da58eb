import { articlePath } from "../../../site/routes"
import { filesOfType, isDraft, slugOf, slugsOf, type ContentFile } from "../../content-file"
import { problemAt, fieldProblem, type Problem } from "../problem"

/** The list of published addresses, in `content/`. It protects them when a folder is renamed. */
export const slugsLock = "articles/slugs.lock.yml"

export const publishedArticles = (sources: readonly ContentFile[]) =>
  filesOfType(sources, "Article").filter((article) => !isDraft(article))

/** Reports an address of the list that no published article has. */
const lostAddress = (
  slug: string,
  index: number,
  lock: ContentFile,
  articles: readonly ContentFile[],
): Problem => {
  const address = articlePath(slug)
  const draft = articles.find((article) => isDraft(article) && slugsOf(article).includes(slug))
  if (draft) {
    const message = `the article is a draft, and its address ${address} is in the list of published ones`
    return problemAt(draft, draft.yamlStart, message, `publish it, or delete ${slug} from ${lock.file}`)
  }
  const message = `${address} was published and no article has this address`
  const fix = `give the folder its old name back, add ${slug} to the aliases of the article, or delete this line if links to it may break`
  return fieldProblem(lock, [index], message, fix)
}

/** Compares the articles with the list of published addresses: a published address must remain a slug or an alias. */
export const checkSlugs = (sources: readonly ContentFile[]): Problem[] => {
  const lock = sources.find(({ path }) => path === slugsLock)
  if (lock?.values === undefined) return []
  const listed = [lock.values ?? []].flat().map(String)
  const articles = filesOfType(sources, "Article")
  // An article that cannot be read may have this alias.
  if (articles.some(({ values }) => values === undefined)) return []
  const published = publishedArticles(sources)
  const present = new Set(published.flatMap(slugsOf))
  const gone = listed.flatMap((slug, index) =>
    present.has(slug) ? [] : [lostAddress(slug, index, lock, articles)],
  )
  // An address that is missing in the list may be the new one of an article that has been renamed.
  if (gone.length > 0) return gone
  return published
    .filter((article) => !listed.includes(slugOf(article)))
    .map((article) => {
      const message = `the address ${articlePath(slugOf(article))} is not kept in ${lock.file} yet`
      const fix = `run npm run check:content -- --write, or add a line there: - ${slugOf(article)}`
      return problemAt(article, article.yamlStart, message, fix, "warning")
    })
}
