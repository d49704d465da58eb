import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { HtmlValidate, StaticConfigLoader } from "html-validate"
import { builtFiles } from "./support/pages"
import { htmlRules } from "./support/html-rules"

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules))

// Parts from which Gatsby makes the pages are no pages.
const pages = builtFiles().filter((file) => file.endsWith(".html") && !file.includes("_gatsby/"))

for (const file of pages) {
  test(`the HTML of ${file} is valid`, async () => {
    const report = await validator.validateString(readFileSync(`public/${file}`, "utf8"), file)
    const faults = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(faults).toEqual([])
  })
}
