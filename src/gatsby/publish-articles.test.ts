import { writeFile } from "node:fs/promises"
import path from "node:path"
import type { NodeInput, SourceNodesArgs } from "gatsby"
import { publishArticles } from "./content-nodes"
import { temporaryFolder } from "../../test/temporary-folder"

const article = `---
id: 7
title: Transit
excerpt: What a bond is.
author: Robin Sample
date: 2027-05-01
tags:
  - Customs
picture:
  src: ./chart.png
  alt: A chart.
---

One word more.
`

const folder = temporaryFolder()
const env = process.env as Record<string, string | undefined>
const { NODE_ENV } = env

beforeEach(() => {
  env["NODE_ENV"] = "production"
})

afterEach(() => {
  env["NODE_ENV"] = NODE_ENV
  delete env["SITE_TODAY"]
})

/** Passes an article from Gatsby's cache to the hook. Returns the nodes that the hook creates and deletes. */
const republished = async (name: string, text: string, kept: { id: string }[]) => {
  const absolutePath = path.join(folder(), "file")
  await writeFile(absolutePath, text)
  const file = {
    ...{ id: "file", internal: { type: "File" }, sourceInstanceName: "content" },
    ...{ extension: "md", relativePath: `articles/2025-03-04--${name}/index.md`, absolutePath },
  }
  const markdown = {
    ...{ id: "markdown", parent: "file", children: kept.map(({ id }) => id) },
    internal: { type: "MarkdownRemark", contentDigest: "1" },
  }
  const made: NodeInput[] = []
  const deleted: unknown[] = []
  await publishArticles({
    getNode: (id: string) => (id === "file" ? file : kept.find((node) => node.id === id)),
    getNodesByType: () => [markdown],
    actions: {
      createNode: (node: NodeInput) => made.push(node),
      deleteNode: (node: unknown) => deleted.push(node),
      createParentChildLink: () => undefined,
    },
    createNodeId: (id: string) => id,
    createContentDigest: (content: unknown) => JSON.stringify(content),
  } as unknown as SourceNodesArgs)
  return { made, deleted }
}

test("an article in the cache of an earlier build appears on its date", async () => {
  env["SITE_TODAY"] = "2027-05-01"
  const { made } = await republished("comes", article, [])
  expect(made).toMatchObject([{ slug: "comes", published: true, parent: "markdown" }])
})

test("an article that an earlier run has shown is removed if this run does not show it", async () => {
  env["SITE_TODAY"] = "2027-04-30"
  const shown = { id: "Article markdown " }
  const { made, deleted } = await republished("goes", article, [shown])
  expect([made, deleted]).toEqual([[], [shown]])
})
