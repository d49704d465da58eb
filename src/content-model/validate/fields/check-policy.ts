import { filesOfType, slugOf, textAt, type ContentFile } from "../../content-file"
import { closestMatch, problemAt, problemIn, type Problem } from "../problem"

type Files = readonly ContentFile[]

/** The comment in the policy that `src/gatsby/markdown-html.ts` replaces with the table of cookies. */
const cookieTable = "<!-- cookie-table -->"

/** Reports a policy with two tables of cookies, or without one if all sections can be read. */
const cookieTables = (sections: Files, all: Files): Problem[] => {
  const places = sections.flatMap((section) =>
    [...section.body.matchAll(new RegExp(cookieTable, "g"))].map(({ index }) => ({ section, index })),
  )
  const repeated = places.slice(1).map(({ section, index }) => {
    const message = "the policy has the table of cookies twice"
    return problemAt(section, section.bodyStart + index, message, "delete this line")
  })
  const source = sections.find((section) => slugOf(section).includes("cookie")) ?? sections[0]
  if (places.length > 0 || !source || sections.length < all.length) return repeated
  const message = `the policy has no table of cookies: the line ${cookieTable} is missing`
  const fix = `write ${cookieTable} on a line of its own where the table belongs`
  return [problemAt(source, source.bodyStart, message, fix)]
}

/** Reports a `securitySection` that is not a section of the policy. */
const securitySection = (page: ContentFile, sections: Files): Problem[] => {
  const slugs = sections.map(slugOf)
  const named = textAt(page, ["securitySection"])
  if (named === "" || sections.length === 0 || slugs.includes(named)) return []
  const message = `no section of the policy has a file called ${named}, so the link to it leads nowhere`
  const meant = closestMatch(named, slugs)
  const fix = meant ? `write ${meant}` : `write one of ${slugs.join(", ")}`
  return [problemIn(page, ["securitySection"], message, fix)]
}

/**
 * Checks that the policy has its table of cookies and the section that its page links to.
 * @param sources the files that can be read
 * @param all all files
 */
export const checkPolicy = (sources: Files, all: Files): Problem[] => {
  const sections = filesOfType(sources, "PrivacySection")
  return [
    ...filesOfType(sources, "PrivacyPage").flatMap((page) => securitySection(page, sections)),
    ...cookieTables(sections, filesOfType(all, "PrivacySection")),
  ]
}
