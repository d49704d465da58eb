import { castingsCustoms } from "./drawings/castings-customs"
import { ewmArticle } from "./drawings/ewm-article"
import { fennelAndSlate } from "./drawings/fennel-and-slate"
import { gatewayScreening } from "./drawings/gateway-screening"
import { hanaArticle } from "./drawings/hana-article"
import { harbourNineLogistics } from "./drawings/harbour-nine-logistics"
import { hero } from "./drawings/hero"
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

type Picture = {
  /** Where the picture lies, from the root of the repository */
  file: string
  draw: () => Promise<Buffer> | Buffer
}

const png = (file: string, drawing: () => string): Picture => ({ file, draw: () => renderPng(drawing()) })

/** Every picture and icon that is drawn. */
export const catalogue: Picture[] = [
  png("content/home/hero.png", hero),
  png("content/social.png", social),
  png("content/clients/01-wrenmoor-castings.png", wrenmoorCastings),
  png("content/clients/02-harbour-nine-logistics.png", harbourNineLogistics),
  png("content/clients/03-skerrow-biologics.png", skerrowBiologics),
  png("content/clients/04-tarn-motion.png", tarnMotion),
  png("content/clients/05-fennel-and-slate.png", fennelAndSlate),
  png("content/case-studies/01-castings-customs.png", castingsCustoms),
  png("content/case-studies/02-gateway-screening.png", gatewayScreening),
  png("content/articles/2025-03-04--integrating-sap-gts-and-ewm/chart.png", ewmArticle),
  png("content/articles/2025-03-11--sanctioned-party-list-screening/chart.png", screeningArticle),
  png("content/articles/2025-03-18--sap-gts-on-hana/chart.png", hanaArticle),
  png("content/articles/2025-03-25--maximizing-sap-gts-roi/chart.png", roiArticle),
  { file: "static/favicon.svg", draw: () => Buffer.from(`${faviconSvg()}\n`) },
  { file: "static/favicon.ico", draw: faviconIco },
  png("static/apple-touch-icon.png", () => appIcon(180, 0.74)),
  png("static/icon-192.png", () => appIcon(192, 0.74)),
  png("static/icon-512.png", () => appIcon(512, 0.74)),
  png("static/icon-maskable-512.png", () => appIcon(512, 0.6)),
]
