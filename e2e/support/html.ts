import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from "parse5"

type Element = DefaultTreeAdapterTypes.Element

const descendants = (node: DefaultTreeAdapterTypes.Node): Element[] =>
  "childNodes" in node
    ? node.childNodes.flatMap((child) => [
        ...(defaultTreeAdapter.isElementNode(child) ? [child] : []),
        ...descendants(child),
      ])
    : []

/** Returns every element of a page, in document order. The content of `<noscript>` counts, as it does without scripts. */
export const elementsOf = (html: string): Element[] => descendants(parse(html, { scriptingEnabled: false }))

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

export const textOf = (element: Element): string =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("")
