import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { queryOrThrow } from "../../gatsby/query-or-throw"
import { socialCardList, type Card } from "./card-list"
import { drawCard, openBase } from "./base-image"
import { cardSvg } from "./card-svg"
import { loadTypeface } from "./typeface"
import { writePublic } from "../write-public"

const cacheFolder = path.resolve(".cache/social")
/** Cards drawn at the same time; sharp has threads of its own. */
const atOnce = 4

/** Draws the cards that the cache does not hold, and puts all of them into `public/social/`. */
const writeCards = async (cards: readonly Card[], picture: Buffer) => {
  const types = { heading: loadTypeface(600, -0.018), label: loadTypeface(500, 0) }
  const cached = new Set(await readdir(cacheFolder))
  const used = new Set<string>()
  let base: Promise<Buffer> | undefined

  const write = async ({ file, words }: Card) => {
    const svg = cardSvg(words, types)
    const name = `${createHash("sha256").update(picture).update(svg).digest("hex")}.jpg`
    used.add(name)
    const kept = path.join(cacheFolder, name)
    const card = cached.has(name)
      ? await readFile(kept)
      : await drawCard(await (base ??= openBase(picture)), svg)
    if (!cached.has(name)) await writeFile(kept, card)
    await writePublic(file, card)
  }

  for (let start = 0; start < cards.length; start += atOnce) {
    await Promise.all(cards.slice(start, start + atOnce).map(write))
  }
  const stale = [...cached].filter((name) => !used.has(name))
  await Promise.all(stale.map((name) => rm(path.join(cacheFolder, name))))
}

/** Writes the picture that a shared link shows, for each page and article: `content/social.png` with the page's title. */
export const writeSocialCards = async ({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> => {
  const data = await queryOrThrow(
    graphql<Queries.SocialCardsQuery>(`
      query SocialCards {
        siteProfile {
          name
          tagline
          url
        }
        blogPage {
          title
        }
        privacyPage {
          title
        }
        allArticle {
          nodes {
            slug
            title
          }
        }
      }
    `),
    "the social cards",
  )
  await rm(path.resolve("public/social"), { recursive: true, force: true })
  await mkdir(cacheFolder, { recursive: true })
  await writeCards(socialCardList(data), await readFile(path.resolve("content/social.png")))
}
