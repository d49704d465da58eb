import { expect, test } from "@playwright/test"
import { hydratedInPage } from "./support/open-page"
import { field } from "./support/contact-form"

test("on a slow connection text typed before, during and after hydration is kept", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 150_000,
    uploadThroughput: 150_000,
  })
  // Without a fragment, to which Chromium moves the focus before the first paint, but after the focus here.
  await page.goto("/", { waitUntil: "domcontentloaded" })
  await field(page, "message").focus()
  let typed = ""
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: 20 })
    typed += text
  }
  while (!(await page.evaluate(hydratedInPage))) await type("early ")
  expect(typed).not.toBe("")
  await type("and late")
  await expect(field(page, "message")).toHaveValue(typed)
})
