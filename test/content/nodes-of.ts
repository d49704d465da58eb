import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { CreateNodeArgs, NodeInput } from "gatsby"
import { onCreateNode } from "../../src/gatsby/content-nodes"

type GatsbyNode = CreateNodeArgs["node"]

/**
 * Writes files below `folder`, and passes their nodes to Gatsby's hook one after the other.
 * @param files pairs of a path and a text; a file that is there twice has been saved again
 * @param source the name of the instance of gatsby-source-filesystem
 * @returns the nodes that the hook creates, in order
 */
export const nodesOf = async (folder: string, files: readonly [string, string][], source = "content") => {
  const known = new Map<string, GatsbyNode>()
  const made: NodeInput[] = []
  const createNode = async (node: object) => {
    const { id } = node as GatsbyNode
    if (!known.has(id)) known.set(id, node as GatsbyNode)
    await onCreateNode({
      node,
      getNodesByType: (type: string) => [...known.values()].filter(({ internal }) => internal.type === type),
      actions: { createNode: (input: NodeInput) => made.push(input), createParentChildLink: () => undefined },
      createNodeId: (id: string) => id,
      createContentDigest: (content: unknown) => JSON.stringify(content),
    } as unknown as CreateNodeArgs)
  }
  for (const [relativePath, text] of files) {
    const absolutePath = path.join(folder, relativePath)
    await mkdir(path.dirname(absolutePath), { recursive: true })
    await writeFile(absolutePath, text)
    const extension = path.extname(relativePath).slice(1)
    const internal = { type: "File", contentDigest: text }
    const file = { id: relativePath, children: [], internal, sourceInstanceName: source, extension }
    const dir = path.dirname(absolutePath)
    await createNode({ ...file, relativePath, absolutePath, dir })
  }
  return made
}
