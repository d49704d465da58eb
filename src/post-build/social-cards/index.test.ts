import { articleFixture, siteDataFixture } from "../../../test/content/site-data"
import { socialCardList } from "./index"

test("the card of an article has its title, below the name of the Knowledge Hub", () => {
  const cards = socialCardList(siteDataFixture([articleFixture()]))
  expect(cards.find(({ path }) => path === "/social/blog/transit.jpg")?.texts).toMatchObject({
    ...{ title: "Transit", kicker: "Hub", brand: "Lodestar", address: "www.site.test" },
  })
})
