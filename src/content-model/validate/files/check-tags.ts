import { isMisspelt } from "../../../site/is-misspelt"
import { slugify } from "../../../site/slugify"
import { filesOfType, listAt, type ContentFile } from "../../content-file"
import { fieldProblem, type Problem } from "../problem"

/** Returns true if two tags are the same but for a typing error in a long one. Figures are those of versions. */
const isSameTag = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) > 4 && !/\d/.test(a + b) && isMisspelt(a, b))

const plainTag = (tag: string): string => slugify(tag).replace(/s$/, "")

/**
 * Warns about a tag that most articles spell in another way, and about one that is twice in an article: articles with the
 * same tag are shown as related.
 */
export const checkTags = (sources: readonly ContentFile[]): Problem[] => {
  const used = filesOfType(sources, "Article").flatMap((source) =>
    listAt(source, ["tags"]).flatMap((tag, index) => (typeof tag === "string" ? { source, tag, index } : [])),
  )
  const counts = new Map<string, number>()
  for (const { tag } of used) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const spellings = [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => ({ tag, plain: plainTag(tag) }))
  return used.flatMap(({ source, tag, index }) => {
    const warn = (message: string, fix: string) => [
      fieldProblem(source, ["tags", index], message, fix, "warning"),
    ]
    if (listAt(source, ["tags"]).indexOf(tag) < index)
      return warn(`the tag ${tag} is there twice`, "delete the line")
    const meant = spellings.find(({ plain }) => isSameTag(plain, plainTag(tag)))?.tag
    if (meant === undefined || meant === tag) return []
    return warn(`the tag ${tag} is ${meant} in another article`, `write ${meant} in both`)
  })
}
