import { readFile } from "node:fs/promises"
import path from "node:path"
import { createElement } from "react"
import satori from "satori"
import { fontFamily, loadFonts } from "../post-build/social-cards/card-image"
import { outlineIn, type BrandMark } from "../site/brand"

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
 * Returns the brand mark: the outline of `content/mark.svg`, otherwise a disc with the initial of the practice cut out.
 * The content check has already rejected a file without an outline.
 * @param content the content folder
 */
export const brandMark = async (practice: string, content = "content"): Promise<BrandMark> => {
  const logo = await readFile(path.join(content, "mark.svg"), "utf8").catch(() => "")
  const [initial = ""] = practice.toUpperCase()
  const drawn = async () =>
    satori(createElement("div", { style }, initial), { width: 32, height: 32, fonts: await loadFonts() })
  const letter = () => drawn().then(outlineIn)
  return outlineIn(logo) ?? { viewBox: "0 0 32 32", path: `${disc} ${(await letter())?.path ?? ""}` }
}
