import { packageOf } from "./shipped-packages"

test.each([
  ["/site/node_modules/react/index.js", "/site/node_modules/react"],
  ["/site/node_modules/@tsparticles/engine/browser/index.js", "/site/node_modules/@tsparticles/engine"],
  ["/site/node_modules/gatsby/node_modules/cookie/index.js", "/site/node_modules/gatsby/node_modules/cookie"],
  ["/site/src/pages/index.tsx", undefined],
  ["", undefined],
])("%s is of the package in %s", (file, folder) => {
  expect(packageOf(file)).toBe(folder)
})
