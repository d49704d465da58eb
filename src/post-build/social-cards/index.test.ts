import { articleFixture, siteFactsFixture } from "../../../test/content/site-facts"
import { socialCardList } from "./index"

const cards = socialCardList(siteFactsFixture([articleFixture()]))

test("each page and each article has a card with its own title", () => {
  expect(cards.map(({ path, texts }) => [path, texts.title])).toEqual([
    ["/social/home.jpg", "Trade advice"],
    ["/social/blog.jpg", "Hub"],
    ["/social/privacy-policy.jpg", "Policy"],
    ["/social/blog/transit.jpg", "Transit"],
  ])
})

test("the card of an article names the Knowledge Hub, the site and its host", () => {
  const article = cards.at(-1)
  expect(article?.texts).toMatchObject({ kicker: "Hub", brand: "Lodestar", address: "www.site.test" })
})
