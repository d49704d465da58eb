import { parse, type DefaultTreeAdapterTypes } from "parse5"

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Where a tag ends in the text of its page: the place of its `>`. */
type OwnScript = { src: string; tagEnd: number; attributes: Record<string, string> }

export type PageFacts = {
  scripts: string[]
  styles: string[]
  ownScripts: OwnScript[]
  /** What the page must not hold, a sentence each. */
  mistakes: string[]
}

/** Data blocks: the browser never runs them, so the policy need not know them. */
const dataTypes = ["application/ld+json", "application/json"]

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("")

/**
 * All elements below a node, templates included. `inContent`: among the words of the page, where only what Gatsby's
 * picture component adds may run.
 */
function* elementsOf(
  node: ParentNode,
  inContent = false,
): Generator<{ element: Element; inContent: boolean }> {
  const children = "content" in node ? node.content.childNodes : node.childNodes
  for (const element of children) {
    if (!("tagName" in element)) continue
    yield { element, inContent }
    const picture = attribute(element, "data-gatsby-image-wrapper") !== undefined
    const content = attribute(element, "id") === "___gatsby"
    yield* elementsOf(element, (inContent || content) && !picture)
  }
}

/** Browsers ignore blanks and control characters in front of and inside the scheme of an address. */
const isScriptAddress = (value: string): boolean =>
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ""))

const attributeMistakes = (element: Element): string[] =>
  element.attrs.flatMap(({ name, value }) => {
    if (/^on/i.test(name)) return [`<${element.tagName}> has the handler ${name}="${value}"`]
    if (name === "srcdoc") return [`<${element.tagName}> brings a page of its own in srcdoc`]
    if (isScriptAddress(value)) return [`<${element.tagName}> has the address ${name}="${value}"`]
    return []
  })

/**
 * Reads what matters for the policy out of a built page. Parsed as a browser with scripts switched off would, so that
 * what stands in `<noscript>` counts too.
 */
export const inspectPage = (html: string): PageFacts => {
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true })
  const facts: PageFacts = { scripts: [], styles: [], ownScripts: [], mistakes: [] }
  for (const { element, inContent } of elementsOf(document)) {
    facts.mistakes.push(...attributeMistakes(element))
    const { tagName } = element
    if (tagName === "base") facts.mistakes.push("<base> changes what every address means")
    if (tagName === "meta" && inContent) facts.mistakes.push("<meta> stands among the words of the page")
    if (tagName === "style") {
      if (inContent) facts.mistakes.push("<style> stands among the words of the page")
      facts.styles.push(textOf(element))
    }
    if (tagName !== "script" || dataTypes.includes(attribute(element, "type") ?? "")) continue
    const src = attribute(element, "src")
    if (src === undefined) {
      if (inContent) facts.mistakes.push("<script> stands among the words of the page")
      facts.scripts.push(textOf(element))
    } else if (/^\/(?!\/)/.test(src)) {
      const tagEnd = (element.sourceCodeLocation?.startTag?.endOffset ?? 0) - 1
      const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
      facts.ownScripts.push({ src, tagEnd, attributes })
    } else {
      facts.mistakes.push(`<script> is loaded from elsewhere: ${src}`)
    }
  }
  return facts
}
