import { readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { CreateNodeArgs, NodeInput } from "gatsby"
import { fixtureContent } from "../../test/content/copy"
import { onCreateNode } from "./content-nodes"
import { temporaryFolder } from "../../test/temporary-folder"

const folder = temporaryFolder()
const env = process.env as Record<string, string | undefined>
const { NODE_ENV } = env

afterEach(() => {
  env["NODE_ENV"] = NODE_ENV
})

const writeContent = async (relativePath: string, text: string) => {
  const absolutePath = path.join(folder(), relativePath)
  await mkdir(path.dirname(absolutePath), { recursive: true })
  await writeFile(absolutePath, text)
  return {
    ...{ id: relativePath, children: [] as string[], internal: { type: "File", contentDigest: text } },
    ...{ sourceInstanceName: "content", extension: "yml", relativePath, absolutePath },
  } as unknown as CreateNodeArgs["node"]
}

/** Passes files to Gatsby's hook one after the other, and returns the nodes that are created, in order. */
const nodesOfSite = async (files: Record<string, string>[]) => {
  const known: CreateNodeArgs["node"][] = []
  const made: NodeInput[] = []
  for (const [relativePath = "", text = ""] of files.flatMap((each) => Object.entries(each))) {
    const node = await writeContent(relativePath, text)
    if (!known.some(({ id }) => id === node.id)) known.push(node)
    await onCreateNode({
      node,
      getNode: (id: string) => known.find((each) => each.id === id),
      getNodesByType: (type: string) => known.filter(({ internal }) => internal.type === type),
      actions: {
        createNode: (created: NodeInput) => made.push(created),
        createParentChildLink: () => undefined,
      },
      createNodeId: (id: string) => id,
      createContentDigest: (content: unknown) => JSON.stringify(content),
    } as unknown as CreateNodeArgs)
  }
  return made
}

const ofType = (type: string, nodes: NodeInput[]) => nodes.filter(({ internal }) => internal.type === type)

const siteFile = (consultant: string) => ({
  "site.yml": readFileSync(path.join(fixtureContent, "site.yml"), "utf8").replace(
    /^consultant: .*$/m,
    `consultant: ${consultant}`,
  ),
})
const clientText =
  'name: "{consultant}"\nindustry: Logistics\ndescription: Ships.\npicture:\n  src: ./a.png\n  alt: A chart.\n'
const client = { "clients/03-wharf.yml": clientText }

test("a token becomes the fact of site.yml, whichever of the two files is read first", async () => {
  const clientFirst = await nodesOfSite([client, siteFile("Robin Quay")])
  expect(ofType("Client", clientFirst).at(-1)).toMatchObject({ name: "Robin Quay" })
  const siteFirst = await nodesOfSite([siteFile("Kim Wharf"), client])
  expect(ofType("Client", siteFirst).at(-1)).toMatchObject({ name: "Kim Wharf" })
})

test("a change of site.yml changes the nodes of files that have its tokens, and their digest", async () => {
  const nodes = await nodesOfSite([siteFile("Robin Quay"), client, siteFile("Kim Wharf")])
  const [before, after] = ofType("Client", nodes)
  expect([before, after]).toMatchObject([{ name: "Robin Quay" }, { name: "Kim Wharf" }])
  expect(after?.internal.contentDigest).not.toBe(before?.internal.contentDigest)
})

test("a change of site.yml that changes no fact does not change the digest of other nodes", async () => {
  const site = siteFile("Robin Quay")
  const commented = { "site.yml": `# A comment.\n${site["site.yml"]}` }
  const clients = ofType("Client", await nodesOfSite([site, client, commented]))
  expect(new Set(clients.map(({ internal }) => internal.contentDigest)).size).toBe(1)
})

test("while site.yml cannot be read, its last facts are used", async () => {
  env["NODE_ENV"] = "development"
  const nodes = await nodesOfSite([siteFile("Robin Quay"), { "site.yml": "name: [" }, client])
  expect(ofType("Client", nodes)).toMatchObject([{ name: "Robin Quay" }])
})
