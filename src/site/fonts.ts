import { readFile } from "node:fs/promises"
import type { Font } from "satori"

/** The subsets of Archivo. Each letter is drawn from the first subset that has it. */
const subsets = ["latin", "latin-ext"]
export const fontFamily = subsets.map((subset) => `archivo-${subset}`).join(", ")

/** Reads the static fonts for satori, which supports neither WOFF2 nor variable fonts. */
export const loadFonts = (): Promise<Font[]> =>
  Promise.all(
    ([500, 600] as const).flatMap((weight) =>
      subsets.map(async (subset) => ({
        name: `archivo-${subset}`,
        weight,
        data: await readFile(
          `node_modules/@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`,
        ),
      })),
    ),
  )
