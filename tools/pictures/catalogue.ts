import type { Edition } from "./chart/chart"
import { schemes } from "./chart/scheme"
import { castingsCustoms } from "./drawings/castings-customs"
import { ewmArticle } from "./drawings/ewm-article"
import { fennelAndSlate } from "./drawings/fennel-and-slate"
import { gatewayScreening } from "./drawings/gateway-screening"
import { hanaArticle } from "./drawings/hana-article"
import { harbourNineLogistics } from "./drawings/harbour-nine-logistics"
import { hero } from "./drawings/hero"
import { portrait } from "./drawings/portrait"
import { roiArticle } from "./drawings/roi-article"
import { screeningArticle } from "./drawings/screening-article"
import { skerrowBiologics } from "./drawings/skerrow-biologics"
import { social } from "./drawings/social"
import { tarnMotion } from "./drawings/tarn-motion"
import { wrenmoorCastings } from "./drawings/wrenmoor-castings"
import { appIcon } from "./icons/app-icon"
import { faviconIco } from "./icons/favicon-ico"
import { faviconSvg } from "./icons/favicon-svg"
import { renderPng } from "./render"
import type { Drawing } from "./sheet"

type Picture = {
  /** Path from the root of the repository */
  file: string
  draw: () => Promise<Buffer> | Buffer
}

type Chart = { file: string; draw: () => Drawing }
type DrawChart = (edition: Edition) => Drawing

/** Cards show a chart 352 to 640 px wide: one image for each colour scheme. */
const card = (file: string, draw: DrawChart): Chart[] => [
  { file: `${file}.png`, draw: () => draw({ scheme: schemes.day, small: true }) },
  { file: `${file}.dark.png`, draw: () => draw({ scheme: schemes.night, small: true }) },
]

/** Articles show a chart up to 1248 px wide, and phones another image. The list of articles shows one up to 160 px wide. */
const article = (folder: string, draw: DrawChart): Chart[] => {
  const file = `content/articles/${folder}/chart`
  return [
    { file: `${file}.png`, draw: () => draw({ scheme: schemes.day, small: false }) },
    { file: `${file}.dark.png`, draw: () => draw({ scheme: schemes.night, small: false }) },
    { file: `${file}.small.png`, draw: () => draw({ scheme: schemes.day, small: true }) },
    { file: `${file}.small.dark.png`, draw: () => draw({ scheme: schemes.night, small: true }) },
    {
      file: `${file}.thumbnail.png`,
      draw: () => draw({ scheme: schemes.day, small: true, thumbnail: true }),
    },
    {
      file: `${file}.thumbnail.dark.png`,
      draw: () => draw({ scheme: schemes.night, small: true, thumbnail: true }),
    },
  ]
}

/** Every chart and its versions. */
export const charts: Chart[] = [
  ...card("content/clients/01-wrenmoor-castings", wrenmoorCastings),
  ...card("content/clients/02-harbour-nine-logistics", harbourNineLogistics),
  ...card("content/clients/03-skerrow-biologics", skerrowBiologics),
  ...card("content/clients/04-tarn-motion", tarnMotion),
  ...card("content/clients/05-fennel-and-slate", fennelAndSlate),
  ...card("content/case-studies/01-castings-customs", castingsCustoms),
  ...card("content/case-studies/02-gateway-screening", gatewayScreening),
  ...card("content/home/portrait", portrait),
  ...article("2025-03-04--integrating-sap-gts-and-ewm", ewmArticle),
  ...article("2025-03-11--sanctioned-party-list-screening", screeningArticle),
  ...article("2025-03-18--sap-gts-on-hana", hanaArticle),
  ...article("2025-03-25--maximizing-sap-gts-roi", roiArticle),
]

const png = (file: string, svg: () => string): Picture => ({ file, draw: () => renderPng(svg()) })

/** Every image and icon that is drawn. */
export const catalogue: Picture[] = [
  { file: "content/home/hero.png", draw: () => renderPng(hero("light").svg, 1) },
  { file: "content/home/hero.dark.png", draw: () => renderPng(hero("dark").svg, 1) },
  { file: "content/social.png", draw: () => renderPng(social().svg, 1) },
  ...charts.map(({ file, draw }) => png(file, () => draw().svg)),
  { file: "static/favicon.svg", draw: () => Buffer.from(`${faviconSvg()}\n`) },
  { file: "static/favicon.ico", draw: faviconIco },
  png("static/apple-touch-icon.png", () => appIcon(180, 0.74)),
  png("static/icon-192.png", () => appIcon(192, 0.74)),
  png("static/icon-512.png", () => appIcon(512, 0.74)),
  png("static/icon-maskable-512.png", () => appIcon(512, 0.6)),
]
