import { first, second } from "../../../../test/content/mistakes"
import { problemsOf, type Edit } from "../../../../test/content/valid-copy"

const sample: readonly (Edit & { place: string })[] = [
  { file: "site.yml", from: "sample: false", to: "sample: true", place: "1:9" },
  { file: "site.yml", from: "https://www.harbour-test.co.uk", to: "https://www.example.com", place: "6:14" },
  { file: "site.yml", from: "office@harbour-test.co.uk", to: "office@example.com", place: "7:8" },
  {
    file: "site.yml",
    from: "https://www.harbour-test.co.uk",
    to: "https://www.yourdomain.com",
    place: "6:14",
  },
  { file: "site.yml", from: "office@harbour-test.co.uk", to: "bonjour@exemple.fr", place: "7:8" },
  { file: "clients/01-wharf.yml", from: "name:", to: "sample: true\nname:", place: "1:9" },
  { file: first, from: "Words about", to: "Mail a@b.example about", place: "21:6" },
  { file: first, from: "(/#contact)", to: "(https://sap.example.com/x)", place: "21:54" },
  { file: first, from: "Words about", to: "[TODO] about", place: "21:1" },
  { file: first, from: "Words about", to: "[TBC: a date] about", place: "21:2" },
  { file: first, from: "Words about", to: "From ??? about", place: "21:6" },
  { file: first, from: "Words about", to: "{{OWNER: the words about", place: "21:1" },
  { file: "home/clients.yml", from: "Who we work for.", to: '"{{OWNER: whom}}"', place: "2:8" },
  { file: "privacy/02-data-security.md", from: "How we", to: "Write to <p@example.com>. How", place: "5:11" },
]

test.each(sample)("a release is refused while $file has $to", async ({ place, ...edit }) => {
  expect((await problemsOf([edit])).filter(({ severity }) => severity === "error")).toEqual([])
  const problems = await problemsOf([edit], { release: true, samples: new Set() })
  expect(problems.map(({ line, column, severity }) => `${line}:${column} ${severity}`)).toEqual([
    `${place} error`,
  ])
})

test("a placeholder in a draft does not stop a release", async () => {
  const edits = [
    { file: "articles/slugs.lock.yml", from: "- second-lane\n", to: "" },
    { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    { file: second, from: "author: Test Person", to: 'author: "{{OWNER: your name}}"\ndraft: true' },
  ]
  expect(await problemsOf(edits, { release: true, samples: new Set() })).toEqual([])
})
