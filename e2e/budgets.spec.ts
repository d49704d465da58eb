import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { firstView, type Kind } from "./support/first-view"
import { compress, contentType, isCompressible } from "../server/http/file-store"
import { withMotion } from "./support/open-page"

test.use(withMotion)

type Budget = { route: string; all: number; script: number; html: number; image: number; requests: number }

/** Limits in kilobytes of 1,000 bytes. `all` and `script` are goals of the site; the others are current sizes with a margin. */
const budgets: Budget[] = [
  { route: "/", all: 250, script: 110, html: 30, image: 60, requests: 20 },
  { route: "/blog", all: 180, script: 100, html: 35, image: 30, requests: 20 },
  { route: "/privacy-policy", all: 180, script: 100, html: 30, image: 0, requests: 20 },
  { route: "/blog/sap-gts-on-hana", all: 220, script: 100, html: 25, image: 60, requests: 20 },
]

/** Returns the size of a built file as a host sends it, compressed where that helps, without headers. */
const sent = async (path: string): Promise<number> => {
  const file = /\.\w+$/.test(path) ? path : `${path}/index.html`
  const bytes = readFileSync(`public${file}`)
  return isCompressible(contentType(file), bytes.length) ? (await compress(bytes, "br")).length : bytes.length
}

const kilobytes = async (paths: Iterable<string>): Promise<number> =>
  (await Promise.all([...paths].map(sent))).reduce((sum, bytes) => sum + bytes, 0) / 1000

for (const { route, all, script, html, image, requests: most } of budgets) {
  test(`${route} keeps its limits of bytes, requests and elements before any interaction`, async ({
    browser,
    baseURL,
  }) => {
    const { requests, elements } = await firstView(browser, `${baseURL ?? ""}${route}`)
    const own = (wanted: (kind: Kind) => boolean) =>
      kilobytes(new Set(requests.filter(({ kind }) => wanted(kind)).map(({ path }) => path)))

    expect(await own((kind) => kind !== "particles")).toBeLessThanOrEqual(all)
    expect(await own((kind) => kind === "script")).toBeLessThanOrEqual(script)
    expect(await own((kind) => kind === "html")).toBeLessThanOrEqual(html)
    expect(await own((kind) => kind === "image")).toBeLessThanOrEqual(image)
    expect(await own((kind) => kind === "font")).toBeLessThanOrEqual(30)
    expect(requests.length).toBeLessThanOrEqual(most)
    expect(elements).toBeLessThanOrEqual(800)

    const images = requests.filter(({ kind }) => kind === "image").map(({ path }) => path)
    expect(images.length > 0, "the page has images").toBe(image > 0)
    for (const path of images) expect(await kilobytes([path]), path).toBeLessThanOrEqual(50)

    // The particle engine is one file, requested after the load event, on the landing page only.
    const engine = requests.filter(({ kind }) => kind === "particles")
    expect(engine.map(({ beforeLoad }) => beforeLoad)).toEqual(route === "/" ? [false] : [])
    expect(await kilobytes(engine.map(({ path }) => path))).toBeLessThanOrEqual(40)
  })
}
