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

/** Resolves to the file with `ending` between name and extension beside a picture, for example `chart.dark.png`; null when there is none. */
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

/** The other versions of a picture that a content file names: nothing but their file names connects them to it. */
export const imageVersions = {
  dark: version(".dark"),
  small: version(".small"),
  smallDark: version(".small.dark"),
}
