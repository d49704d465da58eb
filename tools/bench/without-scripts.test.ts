import { withoutScripts } from "./without-scripts"

const page = (head: string, body = "") =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test("scripts and what fetches them ahead are taken out", () => {
  const html = page(
    '<link rel="preload" as="script" href="/a.js"><link rel="modulepreload" href="/b.js"><script>1</script>',
    '<p>Words</p><script src="/a.js" async></script>',
  )
  expect(withoutScripts(html)).toBe(page("", "<p>Words</p>"))
})

test("styles, fonts and structured data stay", () => {
  const html = page(
    '<style>p{}</style><link rel="preload" as="font" href="/a.woff2"><script type="application/ld+json">{}</script>',
  )
  expect(withoutScripts(html)).toBe(html)
})
