import { deferScripts, startScripts } from "./deferred-scripts"

const mapping = String.raw`<script>window.___chunkMapping="{\"app\":[\"/app-1.js\"],\"react\":[\"/react-1.js\"],\"site\":[\"/shared-1.js\",\"/site-1.js\"]}";</script>`
const runtime = '<script src="/webpack-runtime-1.js" async></script>'
const framework = '<script src="/framework-1.js" async></script>'
const entries = '<script src="/react-1.js" async></script><script src="/site-1.js" async></script>'
const app = '<script src="/app-1.js" async></script>'
const entryNames = ["react", "site"]

test("the build's scripts move to a noscript, the entries before Gatsby's; inline scripts stay where they are", () => {
  expect(deferScripts(`<body>${mapping}${runtime}${framework}${app}</body>`, entryNames)).toBe(
    `<body>${mapping}<noscript id="deferred-scripts">${runtime}${framework}${entries}${app}</noscript>` +
      `<script>${startScripts}</script></body>`,
  )
})

test("a page whose scripts are deferred already stays as it is", () => {
  const deferred = deferScripts(`<body>${mapping}${app}</body>`, entryNames)
  expect(deferScripts(deferred, entryNames)).toBe(deferred)
})

test("a build without the entries is refused", () => {
  expect(() => deferScripts(`<body>${framework}${app}</body>`, entryNames)).toThrow(
    "does not name the entry “react”",
  )
})

test("a page on which Gatsby's script tags look different is refused", () => {
  const module = '<script src="/app-1.js" type="module"></script>'
  expect(() => deferScripts(`<body>${mapping}${module}</body>`, entryNames)).toThrow("gatsby 5.16.1")
})
