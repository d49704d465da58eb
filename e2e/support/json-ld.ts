import type { Page } from "@playwright/test"

export type Thing = { "@type": string; [property: string]: unknown }

/** Returns the things in the JSON-LD of the page. @throws Error if there is more than one document */
export const readJsonLd = async (page: Page): Promise<Thing[]> => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  if (texts.length > 1) throw new Error(`There are ${texts.length} JSON-LD documents`)
  return texts.flatMap((text) => (JSON.parse(text) as { "@graph": Thing[] })["@graph"])
}
