import path from "node:path"
import type { Node } from "gatsby"

type Picture = { src: string }
type FileNode = Node & { dir: string }
type Context = {
  nodeModel: {
    findRootNodeAncestor(source: object, accepts: (node: Node) => boolean): FileNode | null
    findOne(query: { type: "File"; query: object }): Promise<Node | null>
  }
}

/** Resolves to the file beside an image with `ending` in its name, for example `chart.dark.png`; null when there is none. */
const version = (ending: string) => ({
  type: "File",
  resolve: async (source: Picture, _: object, { nodeModel }: Context) => {
    const { dir, name, ext } = path.posix.parse(source.src)
    const parent = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File")
    if (!parent) return null
    const absolutePath = path.posix.join(parent.dir, dir, `${name}${ending}${ext}`)
    return nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } })
  },
})

/** Fields for the other versions of an image. A content file names one; the others are found by their file names. */
export const imageVersions = {
  dark: version(".dark"),
  small: version(".small"),
  smallDark: version(".small.dark"),
}
