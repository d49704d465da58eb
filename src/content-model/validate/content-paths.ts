import { checkedContentTypes, type ContentType } from "../content-types"

const isSingle = ({ path }: ContentType) => !path.source.includes("(?<")

/** The files that stand once, for example `home/hero.yml`. */
export const singleFiles: readonly string[] = checkedContentTypes
  .filter(isSingle)
  .map(({ path }) => path.source.replace(/^\^|\$$/g, "").replace(/\\(.)/g, "$1"))

const samples: Record<string, string> = {
  Client: "content/clients/01-name.yml",
  CaseStudy: "content/case-studies/01-name.yml",
  PrivacySection: "content/privacy/01-name.md",
  Article: "content/articles/2025-03-14--name/index.md",
}

/** The nouns with a file for each entry, the folder they stand in and the name of a sample. */
export const collectionNouns = checkedContentTypes
  .filter((noun) => !isSingle(noun))
  .map((noun) => ({
    noun,
    folder: noun.path.source.replace(/^\^/, "").split("\\/")[0] ?? "",
    sample: samples[noun.type] ?? "",
  }))
