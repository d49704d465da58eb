import { load, type CheerioAPI, type Element } from "cheerio"
import type { BrandMark } from "../site/brand"
import type { ProblemText } from "./validate/problem"

/** The elements that draw nothing. */
const ignored = ["title", "desc", "metadata", "defs", "style"]

const cut = "cut the paths themselves and release the mask"
const solid = "give its paths one solid colour"
const visible = "delete the hidden parts"

/** The properties that the site does not apply, each with its values that change nothing. */
const unsupported: Record<string, { harmless: RegExp; fix: string }> = {
  transform: { harmless: /^(?:none)?$/, fix: "ungroup the drawing, so that its paths are where they belong" },
  stroke: { harmless: /^none$/, fix: "convert lines to filled paths in the drawing program" },
  display: { harmless: /^(?!none$)/, fix: visible },
  visibility: { harmless: /^visible$/, fix: visible },
  "clip-path": { harmless: /^none$/, fix: cut },
  mask: { harmless: /^none$/, fix: cut },
  filter: { harmless: /^none$/, fix: solid },
  opacity: { harmless: /^1$/, fix: solid },
  "fill-opacity": { harmless: /^1$/, fix: solid },
}

/** Returns the attributes of an element and the declarations in its `style`, which prevail. */
const propertiesOf = ({ attribs }: Element): Record<string, string> => {
  const declarations = (attribs["style"] ?? "").split(";").map((declaration) => {
    const [name = "", value = ""] = declaration.split(":")
    return [name.trim(), value.trim()] as const
  })
  return { ...attribs, ...Object.fromEntries(declarations) }
}

/** Copies the rules of style sheets into the `style` of the elements. Returns the selectors that cannot be copied. */
const applyStyleSheets = ($: CheerioAPI): string[] => {
  const css = $("style").text()
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", declarations = ""]) => {
    try {
      $(selector).attr("style", (_, own = "") => `${declarations};${own}`)
      return []
    } catch {
      return [selector.trim()]
    }
  })
}

/** Returns true if a clip path is a rectangle: drawing programs write one around the whole drawing. */
const isFrame = ($: CheerioAPI, value: string): boolean => {
  const [, id = ""] = /^url\(#([\w-]+)\)$/.exec(value) ?? []
  const shapes = $(`[id="${id}"]`).children()
  return shapes.length === 1 && shapes.is("rect:not([transform])")
}

/**
 * Reads a logo. The site draws its paths in one colour, each with its fill rule.
 * @returns the mark, and a fault for each part of the SVG that the site would draw in another way
 */
export const readLogo = (svg: string): { mark: BrandMark; problems: ProblemText[] } => {
  const $ = load(svg, { xml: true })
  const problems = new Map<string, string>()
  const fills = new Set<string>()
  const paths: BrandMark["paths"][number][] = []

  const draw = (element: Element, inherited: Record<string, string>) => {
    const own = propertiesOf(element)
    for (const [name, { harmless, fix }] of Object.entries(unsupported)) {
      const value = own[name]
      if (value === undefined || harmless.test(value) || isFrame($, value)) continue
      problems.set(`the logo has the property “${name}”, which the site does not apply`, fix)
    }
    const { d = "", fill = "#000", "fill-rule": rule = "nonzero" } = { ...inherited, ...own }
    for (const child of $(element).children()) {
      // A name with a prefix is of a drawing program.
      if (ignored.includes(child.name) || child.name.includes(":")) continue
      if (["g", "path"].includes(child.name)) draw(child, { fill, "fill-rule": rule })
      else {
        const fix = "convert all shapes and letters to paths in the drawing program"
        problems.set(`the logo has the element “${child.name}”, which the site does not draw`, fix)
      }
    }
    if (d === "" || fill === "none") return
    if (/[^\s\d.,+eMZLHVCSQTA-]/i.test(d)) problems.set("the logo has a damaged path", "save it again")
    fills.add(fill.toLowerCase().replace(/^(?:black|#000000)$/, "#000"))
    paths.push({ d, fillRule: rule === "evenodd" ? "evenodd" : "nonzero" })
  }

  for (const selector of applyStyleSheets($)) {
    problems.set(`the logo has the style rule “${selector}”`, "save it without style sheets")
  }
  const [root] = $("svg")
  if (!root) {
    const fix = "save the logo as an SVG in the program that has drawn it"
    return { mark: { viewBox: "", paths }, problems: [{ message: "the file is not an SVG", fix }] }
  }
  draw(root, {})
  const viewBox = root.attribs["viewBox"]?.trim().split(/[\s,]+/) ?? []
  if (viewBox.length !== 4 || viewBox.some((number) => Number.isNaN(Number(number)))) {
    problems.set("the logo has no viewBox", "save it as an SVG with a viewBox, for example 0 0 32 32")
  }
  if (paths.length === 0)
    problems.set("the logo has no filled paths", "save it as an SVG with all shapes as paths")
  if (fills.size > 1) {
    const fix = "give all paths the same fill, and delete a background"
    problems.set(`the logo has more than one colour: ${[...fills].join(", ")}`, fix)
  }
  return {
    mark: { viewBox: viewBox.join(" "), paths },
    problems: [...problems].map(([message, fix]) => ({ message, fix })),
  }
}
