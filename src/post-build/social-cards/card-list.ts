import { socialCardPath } from "../../site/social-card"
import { required } from "../../content-model/required"
import type { CardWords } from "./card-svg"

export type Card = {
  /** The path of the picture below `public/`. */
  file: string
  words: CardWords
}

/** The cards of the site: one for each page that is shared, with the words of the page's own title. */
export const socialCardList = (data: Queries.SocialCardsQuery): Card[] => {
  const site = required(data.siteProfile, "content/site.yml")
  const hub = required(data.blogPage, "content/pages/blog.yml").title
  const policy = required(data.privacyPage, "content/pages/privacy-policy.yml").title
  const card = (route: string, title: string, kicker = ""): Card => ({
    file: socialCardPath(route).slice(1),
    words: { title, kicker, brand: site.name, address: new URL(site.url).host },
  })
  return [
    card("/", site.tagline),
    card("/blog", hub),
    card("/privacy-policy", policy),
    ...data.allArticle.nodes.map(({ slug, title }) => card(`/blog/${slug}`, title, hub)),
  ]
}
