import { parse, type DefaultTreeAdapterTypes } from "parse5"

type Element = DefaultTreeAdapterTypes.Element
type ParentNode = DefaultTreeAdapterTypes.ParentNode

type OwnScript = {
  src: string
  /** Position of the start tag's `>` in the page's text. */
  tagEnd: number
  attributes: Record<string, string>
}

export type PageFacts = {
  /** Texts of the inline scripts and styles. */
  scripts: string[]
  styles: string[]
  /** Scripts loaded from the page's own origin. */
  ownScripts: OwnScript[]
  /** A sentence for each thing that a page must not contain. */
  mistakes: string[]
}

/** Types of data blocks, which browsers do not run, so that the policy needs no hash of them. */
const dataTypes = ["application/ld+json", "application/json"]

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value

const textOf = (element: Element): string =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("")

/**
 * Yields all elements below a node, including those in templates. `inContent` is true inside Gatsby's root element, where
 * only the scripts of Gatsby's image component may run.
 */
function* elementsOf(
  node: ParentNode,
  inContent = false,
): Generator<{ element: Element; inContent: boolean }> {
  const children = "content" in node ? node.content.childNodes : node.childNodes
  for (const element of children) {
    if (!("tagName" in element)) continue
    yield { element, inContent }
    const isImage = attribute(element, "data-gatsby-image-wrapper") !== undefined
    const isRoot = attribute(element, "id") === "___gatsby"
    yield* elementsOf(element, (inContent || isRoot) && !isImage)
  }
}

/** Browsers ignore whitespace and control characters before and inside the scheme of a URL. */
const isScriptUrl = (value: string): boolean =>
  // eslint-disable-next-line no-control-regex -- it looks for control characters
  /^javascript:/i.test(value.replace(/[\u0000-\u0020]/g, ""))

const attributeMistakes = (element: Element): string[] =>
  element.attrs.flatMap(({ name, value }) => {
    if (/^on/i.test(name)) return [`<${element.tagName}> has the handler ${name}="${value}"`]
    if (name === "srcdoc") return [`<${element.tagName}> has a document in srcdoc`]
    if (isScriptUrl(value)) return [`<${element.tagName}> has the script URL ${name}="${value}"`]
    return []
  })

/**
 * Returns the facts for the policy from a built page. Parses it like a browser without scripts, so that the content of
 * `<noscript>` counts too.
 */
export const inspectPage = (html: string): PageFacts => {
  const document = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true })
  const facts: PageFacts = { scripts: [], styles: [], ownScripts: [], mistakes: [] }
  for (const { element, inContent } of elementsOf(document)) {
    facts.mistakes.push(...attributeMistakes(element))
    const { tagName } = element
    if (tagName === "base") facts.mistakes.push("<base> changes every relative URL")
    if (tagName === "meta" && inContent) facts.mistakes.push("<meta> is inside the page's content")
    if (tagName === "style") {
      if (inContent) facts.mistakes.push("<style> is inside the page's content")
      facts.styles.push(textOf(element))
    }
    if (tagName !== "script" || dataTypes.includes(attribute(element, "type") ?? "")) continue
    const src = attribute(element, "src")
    if (src === undefined) {
      if (inContent) facts.mistakes.push("<script> is inside the page's content")
      facts.scripts.push(textOf(element))
    } else if (/^\/(?!\/)/.test(src)) {
      const tagEnd = (element.sourceCodeLocation?.startTag?.endOffset ?? 0) - 1
      const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
      facts.ownScripts.push({ src, tagEnd, attributes })
    } else {
      facts.mistakes.push(`<script> is loaded from another origin: ${src}`)
    }
  }
  return facts
}
