import type { Page } from "@playwright/test"

export type Thing = { "@type": string; [property: string]: unknown }

/** The things that the page describes for machines; fails where it holds more than one document. */
export const readJsonLd = async (page: Page): Promise<Thing[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  if (texts.length > 1) throw new Error(`There are ${texts.length} JSON-LD documents`)
  return texts.flatMap((text) => (JSON.parse(text) as { "@graph": Thing[] })["@graph"])
}

/** The one thing of a type on the page. */
export const thing = async (page: Page, type: string): Promise<Thing> => {
  const [found, ...others] = (await readJsonLd(page)).filter((one) => one["@type"] === type)
  if (!found || others.length > 0)
    throw new Error(`There is not one ${type}, but ${found ? "several" : "none"}`)
  return found
}
