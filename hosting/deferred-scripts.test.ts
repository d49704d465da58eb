import { deferScripts, startScripts } from "./deferred-scripts"

const files = String.raw`<script>window.___chunkMapping="{\"app\":[\"/app-1.js\"],\"react\":[\"/react-1.js\"],\"site\":[\"/shared-1.js\",\"/site-1.js\"]}";</script>`
const runtime = '<script src="/webpack-runtime-1.js" async></script>'
const framework = '<script src="/framework-1.js" async></script>'
const early = '<script src="/react-1.js" async></script><script src="/site-1.js" async></script>'
const app = '<script src="/app-1.js" async></script>'

test("scripts of the build wait in a noscript, the early entries before Gatsby's; inline scripts stay where they are", () => {
  expect(deferScripts(`<body>${files}${runtime}${framework}${app}</body>`)).toBe(
    `<body>${files}<noscript id="late-scripts">${runtime}${framework}${early}${app}</noscript>` +
      `<script>${startScripts}</script></body>`,
  )
})

test("a page whose scripts have their integrity is left as it is", () => {
  const done = `<body>${files}<script src="/app-1.js" async integrity="sha384-x"></script></body>`
  expect(deferScripts(done)).toBe(done)
})

test("a build without the early entries is refused", () => {
  expect(() => deferScripts(`<body>${framework}${app}</body>`)).toThrow("does not name the entry “react”")
})
