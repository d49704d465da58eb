import { first } from "../../../../test/content/mistakes"
import { checkValidCopy } from "../../../../test/content/valid-copy"

test("an old address in the lock file needs an alias", async () => {
  const lock = { file: "articles/slugs.lock.yml", from: "1: first-lane\n", to: "1: [first-lane, old-lane]\n" }
  expect(await checkValidCopy([lock])).toEqual([
    expect.stringMatching(
      /the article was published at \/blog\/old-lane, which would be lost .*add aliases: \[old-lane\]/,
    ),
  ])
  expect(
    await checkValidCopy([lock, { file: first, from: "tags:", to: "aliases:\n  - old-lane\ntags:" }]),
  ).toEqual([])
})

test("a renamed article with its old address as an alias is valid", async () => {
  const edits = [
    { file: first, from: "tags:", to: "aliases:\n  - old-lane\ntags:" },
    { file: "articles/slugs.lock.yml", from: "1: first-lane\n", to: "1: first-lane\n7: old-lane\n" },
  ]
  expect(await checkValidCopy(edits)).toEqual([])
})
