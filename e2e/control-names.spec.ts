import { expect, test, type Page } from "@playwright/test"
import { visit } from "./support/open-page"
import { kindsOfPages } from "./support/pages"

/** The part of Chromium's accessibility tree that the test reads. */
type Tree = {
  nodes: {
    nodeId: string
    parentId?: string
    ignored: boolean
    role?: { value: string }
    name?: { value: string }
    properties?: { name: string; value: { value?: unknown } }[]
  }[]
}

const controls = [
  "button",
  "link",
  "DisclosureTriangle",
  "textbox",
  "searchbox",
  "slider",
  "radio",
  "checkbox",
]

/**
 * Returns the controls in Chromium's accessibility tree that have no name, or the name of another one. Links may share a
 * name if they share a target, or if they are in different articles of the page. axe does not compute the names of
 * `summary` elements.
 */
const badNames = async (page: Page): Promise<string[]> => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as Tree
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const articleOf = (id: string | undefined): string => {
    const node = id === undefined ? undefined : byId.get(id)
    return !node || node.role?.value === "article" ? (node?.nodeId ?? "") : articleOf(node.parentId)
  }
  const targets = new Map<string, unknown>()
  return nodes.flatMap(({ ignored, role, name, properties, parentId }) => {
    const kind = role?.value
    if (ignored || !kind || !controls.includes(kind)) return []
    if (!name?.value) return [`${kind} without a name`]
    const label = `${kind} “${name.value}”`
    const target = properties?.find((property) => property.name === "url")?.value.value
    const key = kind === "link" ? `${label} ${articleOf(parentId)}` : label
    const isRepeated = targets.has(key) && (kind !== "link" || targets.get(key) !== target)
    targets.set(key, target)
    return isRepeated ? [`${label} twice`] : []
  })
}

for (const route of kindsOfPages) {
  test(`every control of ${route} has a name of its own`, async ({ page }) => {
    await visit(page, route)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await badNames(page), `at ${width} px`).toEqual([])
    }
  })
}
