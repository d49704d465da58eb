import { withoutScripts } from "./without-scripts"

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test("scripts and their preload links are removed", () => {
  const html = page(
    '<link rel="preload" as="script" href="/a.js"><link rel="modulepreload" href="/b.js"><script>1</script>',
    '<p>Text</p><script src="/a.js" async></script>',
  )
  expect(withoutScripts(html)).toBe(page("", "<p>Text</p>"))
})

test("styles, fonts and structured data are kept", () => {
  const html = page(
    '<style>p{}</style><link rel="preload" as="font" href="/a.woff2"><script type="application/ld+json">{}</script>',
  )
  expect(withoutScripts(html)).toBe(html)
})
