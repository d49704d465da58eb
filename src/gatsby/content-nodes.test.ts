import { nodesOf } from "../../test/content/nodes-of"
import { temporaryFolder } from "../../test/temporary-folder"

const article = ({ id = 7, date = "2025-03-04", more = "", body = "One word more." } = {}) => `---
id: ${id}
title: Transit
excerpt: What a bond is.
author: Robin Sample
date: ${date}
tags:
  - Customs
${more}---

${body}
`

const articlePath = "articles/2025-03-04--transit/index.md"

const folder = temporaryFolder()
const env = process.env as Record<string, string | undefined>
const { NODE_ENV } = env

afterEach(() => {
  env["NODE_ENV"] = NODE_ENV
  delete env["SITE_PREVIEW"]
})

const nodesOfFile = (file: string, text: string, source?: string) => nodesOf(folder(), [[file, text]], source)

test("an article is one node, with the slug of its folder and its own number, below that of its file", async () => {
  expect(await nodesOfFile(articlePath, article({ id: 7 }))).toMatchObject([
    {
      parent: articlePath,
      internal: {
        type: "Article",
        mediaType: "text/markdown",
        content: expect.stringContaining("One word") as string,
      },
      slug: "transit",
      number: 7,
      id: `Article ${articlePath}`,
    },
  ])
})

test("a page that is a draft has a node in a preview only", async () => {
  env["NODE_ENV"] = "production"
  const page = "---\ntitle: Imprint\ndescription: Who we are.\ndraft: true\n---\n\nWords.\n"
  expect(await nodesOfFile("pages/imprint.md", page)).toEqual([])
  env["SITE_PREVIEW"] = "1"
  expect(await nodesOfFile("pages/imprint.md", page)).toMatchObject([{ slug: "imprint", draft: true }])
})

test.each([
  ["a single word", "word", 1],
  ["220 words", "word ".repeat(220), 1],
  ["660 words", "word ".repeat(660), 3],
  ["220 words and a long note to the writer", `${"word ".repeat(220)}<!-- ${"note ".repeat(900)} -->`, 1],
])("the reading time counts 220 words a minute, and %s", async (_, body, minutes) => {
  const [node] = await nodesOfFile(articlePath, article({ body }))
  expect(node).toMatchObject({ minutes })
})

test.each([
  ["a draft", article({ more: "draft: true\n" })],
  ["an article with a future date", article({ date: "2099-01-01" })],
])("%s is not on the public site, and develop and previews mark it as unpublished", async (_, text) => {
  env["NODE_ENV"] = "production"
  expect(await nodesOfFile(articlePath, text)).toEqual([])
  env["SITE_PREVIEW"] = "1"
  expect(await nodesOfFile(articlePath, text)).toMatchObject([{ published: false }])
  delete env["SITE_PREVIEW"]
  env["NODE_ENV"] = "development"
  expect(await nodesOfFile(articlePath, text)).toMatchObject([{ published: false }])
})

test("the number in the file name of a client is its order", async () => {
  const text =
    "name: Wharf\nindustry: Logistics\ndescription: Ships.\npicture:\n  src: ./a.png\n  alt: A chart.\n"
  const [node] = await nodesOfFile("clients/03-wharf.yml", text)
  expect(node).toMatchObject({ slug: "wharf", order: 3, name: "Wharf", parent: "clients/03-wharf.yml" })
})

test.each([
  ["no content type has the path", "notes/todo.yml", "content"],
  ["the file is an image", "clients/03-wharf.png", "content"],
  ["another source reads the file", "home/testimonials.yml", "elsewhere"],
])("if %s, there is no node", async (_, file, source) => {
  expect(await nodesOfFile(file, "items: []", source)).toEqual([])
})

test("a build stops at a file with an error", async () => {
  env["NODE_ENV"] = "production"
  await expect(nodesOfFile(articlePath, article({ date: "soon" }))).rejects.toThrow(/calendar day/)
})

test("a build leaves out a draft with an error", async () => {
  env["NODE_ENV"] = "production"
  expect(await nodesOfFile(articlePath, article({ date: "soon", more: "draft: true\n" }))).toEqual([])
})

test("in develop a file with an error keeps its last valid content", async () => {
  env["NODE_ENV"] = "development"
  const file = "articles/2025-03-04--edited/index.md"
  await nodesOfFile(file, article({ id: 9 }))
  expect(await nodesOfFile(file, article({ date: "soon" }))).toMatchObject([{ slug: "edited", number: 9 }])
})
