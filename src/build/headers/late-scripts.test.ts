import { delayScripts, startScripts } from "./late-scripts"

const scripts = '<script src="/app-1.js" async></script><script src="/framework-1.js" async></script>'

test("scripts of the build wait in a template, inline scripts stay where they are", () => {
  expect(delayScripts(`<body><script>window.pagePath="/"</script>${scripts}</body>`)).toBe(
    `<body><script>window.pagePath="/"</script><template id="late-scripts">${scripts}</template><script>${startScripts}</script></body>`,
  )
})

test("a page whose scripts have their integrity is left as it is", () => {
  const done = '<body><script src="/app-1.js" async integrity="sha384-x"></script></body>'
  expect(delayScripts(done)).toBe(done)
})
