import { first } from "../../../../test/content/mistakes"
import { checkValidCopy } from "../../../../test/content/valid-copy"

test("claimsOk allows its words anywhere in the file, and the check warns of words that do not occur", async () => {
  const yaml = (words: string) =>
    `claimsOk:\n  - words: ${words}\n    reason: the release notes say so\nlead: A seamless\n  move.`
  const edit = (words: string) => [
    { file: "home/clients.yml", from: "lead: Who we work for.", to: yaml(words) },
  ]
  expect(await checkValidCopy(edit("a seamless move"))).toEqual([])
  expect(await checkValidCopy(edit("an effortless move"))).toEqual([
    expect.stringContaining(
      "content/home/clients.yml:3:12  warning  “an effortless move” is not in this file",
    ),
    expect.stringContaining("content/home/clients.yml:5:9  warning  “seamless” is a claim"),
  ])
})

test("a reason on the line above allows a claim, even one that spans several lines", async () => {
  const yaml = "# claims-ok: the release notes say so\nlead: >-\n  A move that is\n  seamless."
  expect(
    await checkValidCopy([{ file: "home/clients.yml", from: "lead: Who we work for.", to: yaml }]),
  ).toEqual([])
})

test("a waiver covers only the paragraph below it", async () => {
  const text = "<!-- claims-ok: quoted from the law -->\nA seamless move.\n\nAnother seamless move."
  const lines = await checkValidCopy([{ file: first, from: "Words about the way out", to: text }])
  expect(lines.map((line) => line.split("  ")[0])).toEqual([`content/${first}:24:9`])
})

test("figures in a table are not claims", async () => {
  expect(await checkValidCopy([{ file: first, from: "| Hull |", to: "| 12 % |" }])).toEqual([])
})

test("words in a comment are not claims", async () => {
  const text = "<!-- facts: guaranteed -->\n\nWords about the way out"
  expect(await checkValidCopy([{ file: first, from: "Words about the way out", to: text }])).toEqual([])
})
