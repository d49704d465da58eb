import { readFile } from "node:fs/promises"
import { articlePath, plainPagePath, routes, socialCardPath } from "../../site/routes"
import { loadFonts } from "../../site/fonts"
import type { SiteData } from "../site-data"
import { cardSvg, drawCard } from "./card-image"

type Write = (path: string, data: Uint8Array) => Promise<void>

/** Returns the cards of the site: one for each page that is shared, with the page's title. */
export const socialCardList = ({
  siteProfile,
  blogPage,
  privacyPage,
  allPlainPage,
  allArticle,
}: SiteData) => {
  const { mark, name: brand, url, tagline } = siteProfile
  const card = (route: string, title: string, kicker = "") => ({
    path: socialCardPath(route),
    texts: { mark, title, kicker, brand, address: new URL(url).host },
  })
  return [
    card(routes.home, tagline),
    card(routes.blog, blogPage.title),
    card(routes.privacyPolicy, privacyPage.title),
    ...allPlainPage.nodes.map(({ slug, title }) => card(plainPagePath(slug), title)),
    ...allArticle.nodes.map(({ slug, title }) => card(articlePath(slug), title, blogPage.title)),
  ]
}

/** Writes the social card of each page: `content/social.png` with the title of the page. */
export const writeSocialCards = async (data: SiteData, write: Write): Promise<void> => {
  const image = await readFile("content/social.png")
  const fonts = await loadFonts()
  for (const { path: route, texts } of socialCardList(data)) {
    await write(route, await drawCard(image, await cardSvg(texts, fonts)))
  }
}
