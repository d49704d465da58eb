import { problemAt, type Problem } from "../problem"
import type { Source } from "../source"
import { valueOffset } from "../yaml/yaml-positions"

type Claim = { source: Source; offset: number; value: string; isAlias?: true }

const groupsOf = ({ noun, path }: Source) => noun?.path.exec(path)?.groups ?? {}

const field = (source: Source, name: string): unknown =>
  (source.values as Record<string, unknown> | null | undefined)?.[name]

const offsetOf = (source: Source, path: PropertyKey[]) =>
  source.yamlStart + valueOffset(source.document, source.yaml, path)

/** Each claim to a value that an earlier file has taken. */
const taken = (
  claims: readonly Claim[],
  say: (value: string, first: string, isSame: boolean, isAlias: boolean) => [string, string],
): Problem[] => {
  const first = new Map<string, Source>()
  return claims.flatMap(({ source, offset, value, isAlias = false }) => {
    const other = first.get(value)
    if (!other) {
      first.set(value, source)
      return []
    }
    return [problemAt(source, offset, ...say(value, other.file, other === source, isAlias))]
  })
}

const idClaims = (articles: readonly Source[]): Claim[] =>
  articles
    .filter((source) => typeof field(source, "id") === "number")
    .map((source) => ({ source, offset: offsetOf(source, ["id"]), value: String(field(source, "id")) }))

const slugClaims = (articles: readonly Source[]): Claim[] => [
  ...articles.map((source) => ({ source, offset: 0, value: groupsOf(source)["slug"] ?? "" })),
  ...articles.flatMap((source) => {
    const aliases = field(source, "aliases")
    return Array.isArray(aliases)
      ? aliases.map((alias, index) => ({
          source,
          offset: offsetOf(source, ["aliases", index]),
          value: String(alias),
          isAlias: true as const,
        }))
      : []
  }),
]

/** Numbers and addresses that may stand only once; a problem names both files. */
export const checkDuplicates = (sources: readonly Source[]): Problem[] => {
  const of = (type: string) => sources.filter(({ noun }) => noun?.type === type)
  const articles = of("Article")
  const next = Math.max(0, ...idClaims(articles).map(({ value }) => Number(value))) + 1
  const ids = taken(idClaims(articles), (value, first) => [
    `id ${value} is already the number of ${first}`,
    `write another number, for example ${next}`,
  ])
  const slugs = taken(slugClaims(articles), (value, first, isSame, isAlias) => [
    `the address /blog/${value} already belongs to ${isSame ? "this article" : first}`,
    isAlias
      ? `take ${value} out of aliases`
      : "change the words after -- in the name of one of the two folders",
  ])
  const others = ["Client", "CaseStudy", "PrivacySection"].flatMap((type) => [
    ...taken(
      of(type).map((source) => ({ source, offset: 0, value: groupsOf(source)["order"] ?? "" })),
      (value, first) => [
        `the number ${value} already belongs to ${first}`,
        "begin the file's name with a free number",
      ],
    ),
    ...taken(
      of(type).map((source) => ({ source, offset: 0, value: groupsOf(source)["slug"] ?? "" })),
      (value, first) => [
        `the name ${value} already belongs to ${first}`,
        "give one of the two files another name",
      ],
    ),
  ])
  return [...ids, ...slugs, ...others]
}
