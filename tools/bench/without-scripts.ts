import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from "parse5"
import { routes } from "./browser"

type Element = DefaultTreeAdapterTypes.Element

/** Returns whether an element is a script or preloads one or page data. Structured data does not count. */
const isScript = ({ tagName, attrs }: Element) => {
  const value = (name: string) => attrs.find((attr) => attr.name === name)?.value ?? ""
  if (tagName === "script") return value("type") !== "application/ld+json"
  if (tagName !== "link") return false
  return value("rel") === "modulepreload" || ["script", "fetch"].includes(value("as"))
}

const dropScripts = (node: DefaultTreeAdapterTypes.Node) => {
  if (!("childNodes" in node)) return
  for (const child of [...node.childNodes]) {
    if (defaultTreeAdapter.isElementNode(child) && isScript(child)) defaultTreeAdapter.detachNode(child)
    else dropScripts(child)
  }
}

/** Removes the scripts of a page and changes nothing else. */
export const withoutScripts = (html: string): string => {
  const document = parse(html, { scriptingEnabled: false })
  dropScripts(document)
  return serialize(document)
}

/**
 * Copies a built site into a temporary folder and removes the scripts of the pages that are measured.
 * @returns the folder, which the caller deletes
 */
export const copyWithoutScripts = async (root: string): Promise<string> => {
  const copy = await mkdtemp(path.join(tmpdir(), "bench-"))
  await cp(root, copy, { recursive: true })
  for (const route of routes) {
    const file = path.join(copy, route, "index.html")
    await writeFile(file, withoutScripts(await readFile(file, "utf8")))
  }
  return copy
}
