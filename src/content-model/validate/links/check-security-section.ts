import { filesOfType, slugOf, textAt, type ContentFile } from "../../content-file"
import { closestMatch, problemIn, type Problem } from "../problem"

/** Reports a `securitySection` that is not a section of the policy. */
const securitySection = (page: ContentFile, sections: readonly ContentFile[]): Problem[] => {
  const slugs = sections.map(slugOf)
  const named = textAt(page, ["securitySection"])
  if (named === "" || sections.length === 0 || slugs.includes(named)) return []
  const meant = closestMatch(named, slugs) ?? slugs.find((slug) => slug.includes("security"))
  const message = `no section of the policy has a file called ${named}, so the link to it leads nowhere`
  const fix = meant ? `write ${meant}` : `write one of ${slugs.join(", ")}`
  return [problemIn(page, ["securitySection"], message, fix)]
}

/** Checks that the policy has the section that its page names. */
export const checkSecuritySection = (sources: readonly ContentFile[]): Problem[] =>
  filesOfType(sources, "PrivacyPage").flatMap((page) =>
    securitySection(page, filesOfType(sources, "PrivacySection")),
  )
