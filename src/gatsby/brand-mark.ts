import { readFile } from "node:fs/promises"
import path from "node:path"
import { createElement } from "react"
import satori from "satori"
import { fontFamily, loadFonts } from "../site/fonts"
import type { BrandMark } from "../site/brand"
import { readLogo } from "../content-model/logo"

/** A disc in a box of 32 by 32. */
const disc = "M16 .5a15.5 15.5 0 1 0 0 31 15.5 15.5 0 0 0 0-31Z"

const style = {
  display: "flex",
  width: 32,
  height: 32,
  alignItems: "center",
  justifyContent: "center",
  fontFamily,
  fontSize: 21,
  fontWeight: 600,
}

/**
 * Returns the brand mark: the paths of `content/mark.svg`, otherwise a disc with the initial of the practice cut out.
 * The content check has already rejected a logo with problems.
 * @param content the content folder
 */
export const brandMark = async (practice: string, content = "content"): Promise<BrandMark> => {
  const logo = readLogo(await readFile(path.join(content, "mark.svg"), "utf8").catch(() => ""))
  if (logo.problems.length === 0) return logo.mark
  const [initial = ""] = practice.toUpperCase()
  const box = createElement("div", { style }, initial)
  const letter = readLogo(await satori(box, { width: 32, height: 32, fonts: await loadFonts() })).mark
  const outlines = [disc, ...letter.paths.map(({ d }) => d)]
  return { viewBox: "0 0 32 32", paths: [{ d: outlines.join(" "), fillRule: "evenodd" }] }
}
