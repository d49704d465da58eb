import { socialCardPath } from "../../site/routes"
import type { CardWords } from "./card-svg"

export type Card = {
  /** The path of the picture below `public/`. */
  file: string
  words: CardWords
}

/** The cards of the site: one for each page that is shared, with the words of the page's own title. */
export const socialCardList = (data: Queries.SocialCardsQuery): Card[] => {
  const { siteProfile: site, blogPage, privacyPage } = data
  const hub = blogPage.title
  const card = (route: string, title: string, kicker = ""): Card => ({
    file: socialCardPath(route).slice(1),
    words: { title, kicker, brand: site.name, address: new URL(site.url).host },
  })
  return [
    card("/", site.tagline),
    card("/blog", hub),
    card("/privacy-policy", privacyPage.title),
    ...data.allArticle.nodes.map(({ slug, title }) => card(`/blog/${slug}`, title, hub)),
  ]
}
