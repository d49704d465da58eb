import { filesOfType, textAt, type ContentFile } from "../../content-file"
import { didYouMean, fieldProblem, type Problem } from "../problem"

/** Warns if a client or a case study names an industry that is not in the list on the landing page. */
export const checkIndustries = (files: readonly ContentFile[]): Problem[] => {
  const known = filesOfType(files, "HomeServices").flatMap(({ texts }) =>
    texts.filter(({ path }) => path.join() === "industries,0,name").map(({ text }) => text),
  )
  return [...filesOfType(files, "Client"), ...filesOfType(files, "CaseStudy")].flatMap((source) => {
    const industry = textAt(source, ["industry"]).trim()
    if (known.length === 0 || industry === "" || known.includes(industry)) return []
    const fix =
      didYouMean(industry, known) ??
      `use one of ${known.join(", ")}, or add ${industry} to industries in content/home/services.yml`
    const message = `the industry ${industry} is not in the list of industries`
    return [fieldProblem(source, ["industry"], message, fix, "warning")]
  })
}
