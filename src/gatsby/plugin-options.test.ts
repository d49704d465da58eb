import { imageDefaults } from "./plugin-options"

test("only a build makes AVIF, which takes seconds for a large photo", () => {
  expect(imageDefaults({ NODE_ENV: "development" }).formats).toEqual(["webp"])
  expect(imageDefaults({ NODE_ENV: "production" }).formats).toEqual(["webp", "avif"])
})
