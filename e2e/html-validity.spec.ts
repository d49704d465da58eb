import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { HtmlValidate, StaticConfigLoader } from "html-validate"
import { tokenNames } from "../src/content-model/tokens"
import { slugify } from "../src/site/slugify"
import { builtFiles, builtHtml } from "./support/pages"
import { htmlRules } from "./support/html-rules"

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))

for (const file of builtHtml) {
  test(`the HTML of ${file} is valid`, async () => {
    const report = await validator.validateString(readFileSync(`public/${file}`, "utf8"), file)
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(problems).toEqual([])
  })
}

test("no heading, article or section can get an id that every page has", () => {
  const ids = [...readFileSync("public/404.html", "utf8").matchAll(/<[^!>]* id="([a-z0-9-]+)"/g)]
  expect(ids.map(([, id = ""]) => id).filter((id) => slugify(id) === id)).toEqual([])
})

test("no page, feed or index shows a token where its fact belongs", () => {
  const token = new RegExp(`\\{(?:${tokenNames.join("|")})\\}`)
  const code = /<code[\s\S]*?<\/code>/g
  const left = builtFiles().filter(
    (file) =>
      /\.(?:html|json|xml|txt)$/.test(file) &&
      token.test(readFileSync(`public/${file}`, "utf8").replace(code, "")),
  )
  expect(left).toEqual([])
})
