import { readFileSync } from "node:fs"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import type { CreateNodeArgs, NodeInput } from "gatsby"
import { fixtureContent } from "../../test/content/sample"
import { onCreateNode } from "./content-nodes"

let folder = ""
const env = process.env as Record<string, string | undefined>
const { NODE_ENV } = env

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "nodes-"))
})

afterEach(async () => {
  env["NODE_ENV"] = NODE_ENV
  await rm(folder, { recursive: true })
})

/** Hands files to Gatsby's hook one after the other, as nodes that Gatsby then knows; gives the nodes made of them. */
const nodesOfSite = async (files: Record<string, string>[]) => {
  const known: CreateNodeArgs["node"][] = []
  const made = new Map<string, NodeInput>()
  for (const [relativePath = "", text = ""] of files.flatMap((each) => Object.entries(each))) {
    const absolutePath = path.join(folder, relativePath)
    await mkdir(path.dirname(absolutePath), { recursive: true })
    await writeFile(absolutePath, text)
    const node = {
      ...{ id: relativePath, children: [], internal: { type: "File", contentDigest: text } },
      ...{ sourceInstanceName: "content", extension: "yml", relativePath, absolutePath },
    } as unknown as CreateNodeArgs["node"]
    if (!known.some(({ id }) => id === node.id)) known.push(node)
    await onCreateNode({
      node,
      getNode: (id: string) => known.find((each) => each.id === id),
      getNodesByType: (type: string) => known.filter(({ internal }) => internal.type === type),
      actions: {
        createNode: (created: NodeInput) => made.set(created.internal.type, created),
        createParentChildLink: () => undefined,
      },
      createNodeId: (id: string) => id,
      createContentDigest: (content: unknown) => JSON.stringify(content),
    } as unknown as CreateNodeArgs)
  }
  return made
}

const siteFile = (consultant: string) => ({
  "site.yml": readFileSync(path.join(fixtureContent, "site.yml"), "utf8").replace(
    /^consultant: .*$/m,
    `consultant: ${consultant}`,
  ),
})
const client = {
  "clients/03-wharf.yml":
    'name: "{consultant}"\nindustry: Logistics\ndescription: Ships.\npicture:\n  src: ./a.png\n  alt: A chart.\n',
}

test("a token becomes the fact of site.yml, whichever of the two files is read first", async () => {
  const clientFirst = await nodesOfSite([client, siteFile("Robin Quay")])
  expect(clientFirst.get("Client")).toMatchObject({ name: "Robin Quay" })
  const siteFirst = await nodesOfSite([siteFile("Kim Wharf"), client])
  expect(siteFirst.get("Client")).toMatchObject({ name: "Kim Wharf" })
})

test("a change of site.yml changes the nodes of files that have its tokens, and their digest", async () => {
  const before = await nodesOfSite([siteFile("Robin Quay"), client])
  const after = await nodesOfSite([siteFile("Robin Quay"), client, siteFile("Kim Wharf")])
  expect(after.get("Client")).toMatchObject({ name: "Kim Wharf" })
  expect(after.get("Client")?.internal.contentDigest).not.toBe(before.get("Client")?.internal.contentDigest)
})

test("while site.yml cannot be read, its last facts stay", async () => {
  env["NODE_ENV"] = "development"
  const nodes = await nodesOfSite([siteFile("Robin Quay"), { "site.yml": "name: [" }, client])
  expect(nodes.get("Client")).toMatchObject({ name: "Robin Quay" })
})
