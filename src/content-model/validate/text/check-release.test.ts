import { first } from "../../../../test/content/mistakes/row"
import { problemsOf } from "../../../../test/content/valid-copy"

const draft = { file: first, from: "tags:", to: "draft: true\ntags:" }
const unlisted = { file: "articles/slugs.lock.yml", from: "- first-lane\n", to: "" }

test.each([
  ["home/clients.yml", "heading:", "sample: true\nheading:", "1:9"],
  ["clients/01-wharf.yml", "alt:", "sample: true\n  alt:", "6:11"],
  ["site.yml", "navigation:", "sampleFiles:\n  - content/mark.svg\nnavigation:", "19:5"],
  [first, "title:", "sample: true\ntitle:", "3:9"],
  ["emails/notice.yml", "subject:", "sample: true\nsubject:", "1:9"],
  [first, "Words about", "[TODO] about", "21:1"],
  ["home/clients.yml", "Who we work for.", '"{{OWNER: whom}}"', "2:8"],
])("a release is refused while %s has %s in place of %s", async (file, from, to, place) => {
  const edit = { file, from, to }
  expect((await problemsOf([edit])).filter(({ severity }) => severity === "error")).toEqual([])
  const problems = await problemsOf([edit], { release: true })
  expect(problems.map(({ line, column, severity }) => `${line}:${column} ${severity}`)).toEqual([
    `${place} error`,
  ])
})

test("a draft of the sample does not stop a release", async () => {
  const sample = { file: first, from: "title:", to: "sample: true\ntitle:" }
  expect(await problemsOf([draft, unlisted, sample], { release: true })).toEqual([])
})
