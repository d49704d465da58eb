import { load, type Element } from "cheerio"

/** Types of data blocks, which browsers do not run, so that the policy needs no hash of them. */
const dataTypes = ["application/ld+json", "application/json"]

/**
 * Returns true for a parent that is Gatsby's root element or inside it, where only the scripts of Gatsby's image
 * component may run. Unlike `closest`, this also finds the root from inside a template.
 */
const isInContent = (parent: Element["parent"]): boolean => {
  if (!parent) return false
  const attributes = "attribs" in parent ? parent.attribs : {}
  if (attributes["data-gatsby-image-wrapper"] !== undefined) return false
  return attributes["id"] === "___gatsby" || isInContent(parent.parent)
}

/** Browsers ignore whitespace and control characters before and inside the scheme of a URL. */
const isScriptUrl = (value: string): boolean =>
  // eslint-disable-next-line no-control-regex -- it looks for control characters
  /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ""))

const attributeProblems = (element: Element): string[] =>
  Object.entries(element.attribs).flatMap(([name, value]) => {
    if (/^on/i.test(name)) return [`<${element.tagName}> has the handler ${name}="${value}"`]
    if (name === "srcdoc") return [`<${element.tagName}> has a document in srcdoc`]
    if (isScriptUrl(value)) return [`<${element.tagName}> has the script URL ${name}="${value}"`]
    return []
  })

/**
 * Inspects a built page. Parses it like a browser without scripts, so that the content of `<noscript>` counts too.
 * @returns the texts of its inline scripts and styles, and a sentence for each thing that a page must not contain
 */
export const inspectPage = (html: string) => {
  const $ = load(html, { scriptingEnabled: false })
  const scripts: string[] = []
  const styles: string[] = []
  const problems: string[] = []
  for (const element of $.root().find("*").get()) {
    problems.push(...attributeProblems(element))
    const { tagName, attribs } = element
    const inContent = isInContent(element.parent)
    if (tagName === "base") problems.push("<base> changes every relative URL")
    if (tagName === "meta" && inContent) problems.push("<meta> is inside the page's content")
    if (tagName === "style") {
      if (inContent) problems.push("<style> is inside the page's content")
      styles.push($(element).text())
    }
    if (tagName !== "script" || dataTypes.includes(attribs["type"] ?? "")) continue
    const { src } = attribs
    if (src === undefined) {
      if (inContent) problems.push("<script> is inside the page's content")
      scripts.push($(element).text())
    } else if (!/^\/(?!\/)/.test(src)) {
      problems.push(`<script> is loaded from another origin: ${src}`)
    }
  }
  return { scripts, styles, problems }
}
