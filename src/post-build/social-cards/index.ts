import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { articlePath, routes, socialCardPath } from "../../site/routes"
import type { SiteFacts } from "../site-facts"
import { cardSvg, drawCard, loadFonts, openBase, type CardTexts } from "./card-image"

type Card = { path: string; texts: CardTexts }
type Write = (path: string, data: Uint8Array) => Promise<void>

/** Returns the cards of the site: one for each page that is shared, with the page's title. */
export const socialCardList = ({ siteProfile, blogPage, privacyPage, allArticle }: SiteFacts): Card[] => {
  const { name: brand, url, tagline } = siteProfile
  const card = (route: string, title: string, kicker = ""): Card => ({
    path: socialCardPath(route),
    texts: { title, otherTitle: blogPage.title, kicker, brand, address: new URL(url).host },
  })
  return [
    card(routes.home, tagline),
    card(routes.blog, blogPage.title),
    card(routes.privacyPolicy, privacyPage.title),
    ...allArticle.nodes.map(({ slug, title }) => card(articlePath(slug), title, blogPage.title)),
  ]
}

const cacheFolder = path.resolve(".cache/social")
/** The number of cards drawn at the same time; sharp uses its own threads. */
const atOnce = 4

/** Writes the social card of each page: `content/social.png` with the title of the page. Caches cards in `.cache/social`. */
export const writeSocialCards = async (facts: SiteFacts, write: Write): Promise<void> => {
  await rm(path.resolve("public/social"), { recursive: true, force: true })
  await mkdir(cacheFolder, { recursive: true })
  const image = await readFile(path.resolve("content/social.png"))
  const fonts = await loadFonts()
  const cached = new Set(await readdir(cacheFolder))
  const used = new Set<string>()
  let base: Promise<Buffer> | undefined

  const writeCard = async ({ path: route, texts }: Card) => {
    const svg = await cardSvg(texts, fonts)
    const name = `${createHash("sha256").update(image).update(svg).digest("hex")}.jpg`
    used.add(name)
    const file = path.join(cacheFolder, name)
    const card = cached.has(name)
      ? await readFile(file)
      : await drawCard(await (base ??= openBase(image)), svg)
    if (!cached.has(name)) await writeFile(file, card)
    await write(route, card)
  }

  const cards = socialCardList(facts)
  for (let start = 0; start < cards.length; start += atOnce) {
    await Promise.all(cards.slice(start, start + atOnce).map(writeCard))
  }
  const unused = [...cached].filter((name) => !used.has(name))
  await Promise.all(unused.map((name) => rm(path.join(cacheFolder, name))))
}
