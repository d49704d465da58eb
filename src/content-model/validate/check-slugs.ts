import { articlePath, plainPagePath, redirectedSections, routes } from "../../site/routes"
import { filesOfType, isDraft, slugOf, slugsOf, type ContentFile } from "../content-file"
import { collections } from "../content-types"
import { listedSlugs, lockOf } from "../slugs-lock"
import { fieldProblem, problemAt, type Problem } from "./problem"
import type { Folder } from "./read-folder"

/** Reports published addresses that no article has any more. */
export const checkPublishedSlugs = ({ sources }: Folder): Problem[] => {
  const lock = lockOf(sources)
  const articles = filesOfType(sources, "Article")
  // An article that cannot be read may have this alias.
  if (!lock || articles.some(({ values }) => values === undefined)) return []
  return listedSlugs(lock).flatMap((slug, index) => {
    const article = articles.find((each) => slugsOf(each).includes(slug))
    if (!article) {
      const message = `${articlePath(slug)} was published and no article has this address`
      const fix = `give the folder its old name back, add ${slug} to the aliases of the article, or delete this line if links to it may break`
      return [fieldProblem(lock, [index], message, fix)]
    }
    if (!isDraft(article)) return []
    const message = `the article is a draft, and its address ${articlePath(slug)} was published`
    const fix = `publish it, or delete ${slug} from ${lock.file} if links to it may break`
    return [problemAt(article, article.yamlStart, message, fix)]
  })
}

/** Paths that the site, the service, the editor or Gatsby uses, and that no plain page can have. */
const usedPaths: readonly string[] = [
  ...Object.values(routes),
  ...redirectedSections.map((section) => `/${section}`),
  ...["/admin", "/functions", "/index", "/page-data", "/social", "/static"],
]

/** Reports names that two files of a folder have, and pages whose address something else on the site has. */
export const checkUniqueSlugs = ({ sources, downloads }: Folder): Problem[] => {
  const taken = new Map<string, ContentFile>()
  const twice = collections.flatMap(({ type }) =>
    filesOfType(sources, type).flatMap((source) =>
      slugsOf(source).flatMap((slug) => {
        const other = taken.get(`${type} ${slug}`)
        taken.set(`${type} ${slug}`, other ?? source)
        if (!other) return []
        const fix = "give one of the two another name, or delete the alias"
        return [problemAt(source, 0, `the name ${slug} already belongs to ${other.file}`, fix)]
      }),
    ),
  )
  const used = [...usedPaths, ...downloads].map((each) => each.replace(/\.html?$/, ""))
  const pages = filesOfType(sources, "PlainPage").flatMap((page) => {
    const address = plainPagePath(slugOf(page))
    if (!used.some((each) => `${each}/`.startsWith(`${address}/`))) return []
    const message = `the address ${address} already belongs to another page or file of the site`
    return [problemAt(page, 0, message, "give this file another name")]
  })
  return [...twice, ...pages]
}
