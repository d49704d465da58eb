import { load, type Element } from "cheerio"
import type { BrandMark } from "../site/brand"
import type { ProblemText } from "./validate/problem"

/** Matches the elements that draw nothing; a name with a prefix is of a drawing program. */
const drawsNothing = /^(?:title|desc|metadata|defs|style)$|:/

/**
 * Reads a logo. The site draws its paths in one colour, each with its fill rule.
 * @returns the mark, and a problem for each part of the SVG that the site would draw in another way
 */
export const readLogo = (svg: string): { mark: BrandMark; problems: ProblemText[] } => {
  const $ = load(svg, { xml: true })
  const problems = new Map<string, string>()
  const paths: BrandMark["paths"][number][] = []

  const draw = (element: Element, inherited: string) => {
    const { d, fill, stroke = "none", transform, "fill-rule": rule = inherited } = element.attribs
    if (transform !== undefined || stroke !== "none") {
      const fix = "ungroup the drawing, and convert its lines to filled paths"
      problems.set("the logo has a transform or a stroke, which the site does not apply", fix)
    }
    if (d && fill !== "none") {
      paths.push({ d, fillRule: rule === "evenodd" ? "evenodd" : "nonzero" })
    }
    for (const child of $(element).children()) {
      if (drawsNothing.test(child.name)) continue
      if (["g", "path"].includes(child.name)) draw(child, rule)
      else {
        const fix = "convert all shapes and letters to paths in the drawing program"
        problems.set(`the logo has the element “${child.name}”, which the site does not draw`, fix)
      }
    }
  }

  const [root] = $("svg")
  if (root) draw(root, "nonzero")
  const { viewBox = "" } = root?.attribs ?? {}
  if (!/^\s*(?:-?[\d.]+[\s,]*){4}$/.test(viewBox) || paths.length === 0) {
    problems.set(
      "the logo is not an SVG with a viewBox and filled paths",
      "save it again in the drawing program",
    )
  }
  const box = viewBox
    .trim()
    .split(/[\s,]+/)
    .join(" ")
  return {
    mark: { viewBox: box, paths },
    problems: [...problems].map(([message, fix]) => ({ message, fix })),
  }
}
