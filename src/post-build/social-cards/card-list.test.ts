import { socialCardList } from "./card-list"

const data = {
  siteProfile: { name: "Lodestar", tagline: "Trade advice", url: "https://www.site.test" },
  blogPage: { title: "Hub" },
  privacyPage: { title: "Policy" },
  allArticle: { nodes: [{ slug: "transit", title: "Transit" }] },
}

test("each page and each article has a card with its own title", () => {
  expect(socialCardList(data).map(({ file, words }) => [file, words.title])).toEqual([
    ["social/home.jpg", "Trade advice"],
    ["social/blog.jpg", "Hub"],
    ["social/privacy-policy.jpg", "Policy"],
    ["social/blog/transit.jpg", "Transit"],
  ])
})

test("an article's card names the Knowledge Hub, and every card the site and its host", () => {
  const article = socialCardList(data).at(-1)
  expect(article?.words).toMatchObject({ kicker: "Hub", brand: "Lodestar", address: "www.site.test" })
})
