import { expect, test } from "@playwright/test"
import { field } from "./support/contact-form"
import { hydratedInPage } from "./support/open-page"
import { changes, expectTextKept, expectTextKeptAfterReload } from "./support/typed-text"

for (const [name, change] of Object.entries(changes)) {
  test(`text in the form of a page ${name} is kept`, async ({ page }) => {
    await expectTextKept(page, (content) => page.addInitScript({ content }), change)
  })
}

test("text in the form is kept after a reload", ({ page }) => expectTextKeptAfterReload(page))

test("on a slow connection text typed before, during and after hydration is kept", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 150_000,
    uploadThroughput: 150_000,
  })
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
