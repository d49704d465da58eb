import { readFileSync } from "node:fs"
import path from "node:path"
import type { NodeInput } from "gatsby"
import { fixtureContent } from "../../test/content/copy"
import { nodesOf } from "../../test/content/nodes-of"
import { temporaryFolder } from "../../test/temporary-folder"

const folder = temporaryFolder()
/** Saves files one after the other. */
const nodesOfSite = (files: Record<string, string>[]) =>
  nodesOf(
    folder(),
    files.flatMap((each) => Object.entries(each)),
  )

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

test("a text is rendered again when a picture is added beside it", async () => {
  const text = "---\ntitle: Imprint\ndescription: Who we are.\n---\n\n![A chart.](./chart.png)\n"
  const pages = ofType(
    "PlainPage",
    await nodesOfSite([{ "pages/imprint.md": text }, { "pages/chart.png": "" }]),
  )
  const digests = pages.map(({ internal }) => internal.contentDigest)
  expect(new Set(digests).size).toBe(2)
})
