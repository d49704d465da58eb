import { readFileSync } from "node:fs"
import path from "node:path"
import remark from "remark"
import footnotes from "remark-footnotes"
import gfm from "remark-gfm"
import { fixtureContent } from "../../test/content/copy"
import { parseTree } from "./markdown-parser"

type Plugin = { setParserPlugins: () => [typeof gfm, object][] }
const { setParserPlugins } = jest.requireActual<Plugin>("../gatsby/remark-syntax")

// In the order of gatsby-transformer-remark.
const pageParser = remark().use(gfm).use(footnotes, { inlineNotes: true })
for (const [plugin, options] of setParserPlugins()) pageParser.use(plugin, options)

const file = path.join(fixtureContent, "articles", "2025-03-18--sap-gts-on-hana", "index.md")

test.each([
  ["single tildes", "It takes 5~7 hours or 8~9 days, ~~not~~ more.\n"],
  ["an article without @", readFileSync(file, "utf8").replaceAll("@", "")],
  [
    "an article with an email address",
    `${readFileSync(file, "utf8")}\nWrite to office@harbour-test.co.uk.\n`,
  ],
  [
    "tables",
    "a | b\n- | -\n1 | 2\n\n| a |\n  :-: |\n\n> | a |\n> |---|\n\n- a | b\n  :- | -\n\na | b\n---\n\n| a |\n",
  ],
  ["web addresses", "See https://www.gov.uk/a, www.gov.uk and ~~http:~~ http://gov.uk.\n"],
])("%s has the same syntax tree as in pages", (_, markdown) => {
  expect(parseTree(markdown)).toEqual(pageParser.parse(markdown))
})
