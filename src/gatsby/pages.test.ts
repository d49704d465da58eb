import { readFileSync } from "node:fs"
import type { CreatePagesArgs } from "gatsby"
import { createPages } from "./pages"

type Page = { path: string; context: Record<string, unknown> }

const article = (n: number, tags: string[] = [], aliases: string[] = []) => ({
  ...{ id: `id-${n}`, slug: `article-${n}`, tags, aliases },
})

const created = async (nodes: ReturnType<typeof article>[], plainPages: object[] = []) => {
  const pages: Page[] = []
  const createRedirect = jest.fn()
  await createPages({
    graphql: () => Promise.resolve({ data: { allArticle: { nodes }, allPlainPage: { nodes: plainPages } } }),
    actions: { createPage: (page: Page) => pages.push(page), createRedirect },
  } as unknown as CreatePagesArgs)
  return { pages, createRedirect }
}

const many = (count: number) => Array.from({ length: count }, (_, n) => article(n))

test("every article has a page", async () => {
  const { pages } = await created(many(3))
  expect(pages.map(({ path }) => path)).toEqual(["/blog/article-0", "/blog/article-1", "/blog/article-2"])
})

test("a plain page has the address of its file", async () => {
  const { pages } = await created([], [{ id: "id-imprint", slug: "imprint" }])
  expect(pages).toMatchObject([{ path: "/imprint", context: { id: "id-imprint" } }])
})

test("the articles below an article fill a row of three: its neighbours, then those on its topics, then others", async () => {
  const customs = [1, 2, 3, 4].map((n) => article(n, ["Customs"]))
  const { pages } = await created([article(0, ["Sanctions"]), ...customs, article(5, ["Sanctions"])])
  expect(pages.map(({ context }) => context["relatedIds"])).toEqual([
    ["id-5", "id-2"],
    ["id-3"],
    ["id-4"],
    ["id-1"],
    ["id-1"],
    ["id-0", "id-1"],
  ])
})

test("an alias of an article is a permanent redirect to it, and the name of a section leads there", async () => {
  const { createRedirect } = await created([article(1, [], ["first-name"])])
  expect(createRedirect).toHaveBeenCalledWith({
    ...{ fromPath: "/blog/first-name", toPath: "/blog/article-1", isPermanent: true },
  })
  for (const name of ["services", "case-studies", "contact"])
    expect(createRedirect).toHaveBeenCalledWith({ fromPath: `/${name}`, toPath: `/#${name}` })
})

test("ten articles fit on the one page of the Knowledge Hub", async () => {
  const { pages } = await created(many(10))
  expect(pages.filter(({ path }) => path.startsWith("/blog/page/"))).toEqual([])
})

test("with eleven articles the list has a second page", async () => {
  const { pages } = await created(many(21))
  expect(pages.slice(21).map(({ path, context }) => [path, context])).toEqual([
    ["/blog/page/2", { limit: 10, indexLimit: 10, skip: 10 }],
    ["/blog/page/3", { limit: 10, indexLimit: 10, skip: 20 }],
  ])
})

test("the first page of the list queries as many articles as the others", () => {
  expect(readFileSync("src/pages/blog.tsx", "utf8")).toContain("$limit: Int = 10,")
})

test("a failed query for the articles stops the build", async () => {
  const args = { graphql: () => Promise.resolve({ errors: ["no"] }), actions: {} }
  await expect(createPages(args as unknown as CreatePagesArgs)).rejects.toThrow(
    "The content for the pages could not be read",
  )
})
