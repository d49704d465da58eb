import { manifest } from "./manifest"

test("the installed site has the name and the colours of the site", () => {
  expect(manifest({ name: "Lodestar", description: "Advice" })).toMatchObject({
    name: "Lodestar",
    theme_color: "#0b1e31",
    background_color: "#f7f4ec",
  })
})

test("there is an icon at each size that browsers ask for, and one that may be cut to a shape", () => {
  const icons = manifest({ name: "Lodestar", description: "Advice" }).icons
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ])
})
