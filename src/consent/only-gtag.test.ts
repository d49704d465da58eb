import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const says = (word: string) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.d\.ts$/.test(path))
    .filter((path) => readFileSync(join("src", path), "utf8").includes(word))
    .sort()

test("only one module gives commands to Google's tag", () => {
  expect(says("gtag(")).toEqual(["consent/analytics.ts", "consent/consent-default.ts", "consent/gtag.ts"])
})
