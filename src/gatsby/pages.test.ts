import type { CreatePagesArgs } from "gatsby"
import { createContentPages } from "./pages"

type Page = { path: string; context: Record<string, unknown> }

const article = (n: number, aliases: string[] = []) => ({ id: `id-${n}`, slug: `article-${n}`, aliases })

const created = async (nodes: ReturnType<typeof article>[], plainPages: object[] = []) => {
  const pages: Page[] = []
  const createRedirect = jest.fn()
  await createContentPages({
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

test("the way on from an article is the one before it, from the oldest the newest, and from the only one none", async () => {
  const nextIds = async (count: number) =>
    (await created(many(count))).pages.map(({ context }) => context["nextId"])
  expect(await nextIds(3)).toEqual(["id-1", "id-2", "id-0"])
  expect(await nextIds(1)).toEqual([null])
})

test("an alias of an article is a permanent redirect to it, and the name of a section leads there", async () => {
  const { createRedirect } = await created([article(1, ["first-name"])])
  expect(createRedirect).toHaveBeenCalledWith({
    ...{ fromPath: "/blog/first-name", toPath: "/blog/article-1", isPermanent: true },
  })
  for (const name of ["services", "case-studies", "contact"])
    expect(createRedirect).toHaveBeenCalledWith({ fromPath: `/${name}`, toPath: `/#${name}` })
})
