import { first, second } from "../../../../test/content/mistakes/row"
import { checkValidCopy, problemsOf, type Edit } from "../../../../test/content/valid-copy"

const sample: readonly (Edit & { place: string })[] = [
  { file: "site.yml", from: "sample: false", to: "sample: true", place: "1:9" },
  { file: "site.yml", from: "https://www.harbour-test.co.uk", to: "https://www.example.com", place: "6:14" },
  { file: "site.yml", from: "www.harbour-test.co.uk", to: "www.yourdomain.com", place: "6:14" },
  { file: "site.yml", from: "office@harbour-test.co.uk", to: "bonjour@exemple.fr", place: "7:8" },
  { file: "site.yml", from: "office@harbour-test.co.uk", to: "info@domain.com", place: "7:8" },
  { file: "site.yml", from: "office@harbour-test.co.uk", to: "robin@quay.test", place: "7:8" },
  { file: first, from: "(/#contact)", to: "(https://www.linkedin.com/in/your-name)", place: "21:73" },
  { file: first, from: "(/#contact)", to: "(https://www.linkedin.com/in/)", place: "21:58" },
  { file: first, from: "Words about", to: "Call +44 20 7946 0123 about", place: "21:13" },
  { file: first, from: "Words about", to: "[TODO] about", place: "21:1" },
  { file: "home/clients.yml", from: "Who we work for.", to: '"{{OWNER: whom}}"', place: "2:8" },
]

test.each(sample)("a release is refused while $file has $to", async ({ place, ...edit }) => {
  expect((await problemsOf([edit])).filter(({ severity }) => severity === "error")).toEqual([])
  const problems = await problemsOf([edit], { release: true, samples: new Set() })
  expect(problems.map(({ line, column, severity }) => `${line}:${column} ${severity}`)).toEqual([
    `${place} error`,
  ])
})

const safety = "privacy/02-data-security.md"

test.each([
  ["site.yml", "1 Test Quay", "1 Sample Quay"],
  ["site.yml", "E1 1AA", "E99 1ZZ"],
  ["site.yml", "+44 20 0000 0000", "+44 20 7946 0123"],
  ["site.yml", "+44 20 0000 0000", "+39 0 00 00 00 00"],
  ["site.yml", "phone:", "company:\n  label: SIRET\n  number: 000 000 000 00000\nphone:"],
  ["site.yml", "1 Test Quay", "Musterstraße 1"],
  ["site.yml", "1 Test Quay", "123 Main Street"],
  ["site.yml", "1 Test Quay", "Rua Exemplo 1"],
  ["site.yml", "+44 20 0000 0000", "+351 111 111 111"],
  ["site.yml", "+44 20 0000 0000", "+1 202 555 0143"],
  ["site.yml", "phone:", "vat:\n  label: VAT number\n  number: GB 123456782\nphone:"],
  ["clients/01-wharf.yml", "Wharf Works", "Acme Corp"],
  ["clients/01-wharf.yml", "Wharf Works", "Client name"],
  ["clients/01-wharf.yml", "Wharf Works", "Your Company Ltd"],
  ["clients/01-wharf.yml", "Wharf Works", "Beispiel GmbH"],
  ["home/clients.yml", "Who we work for.", "For ____ companies."],
  ["home/contact.yml", "You write.", "Write to me@example.com."],
  [safety, "How we", "(An example, as this is a sample.) How we"],
  [safety, "How we", "Two keys (this is only an example) show how we"],
  [safety, "How we", "These figures are invented. How we"],
  [safety, "How we", "This is a sample site. How we"],
  [safety, "How we", "Number 17 (sample number), and how we"],
])("a release is refused while %s has sample data, even if it is confirmed", async (file, from, to) => {
  const confirmed = { file: "site.yml", from: "sample: false", to: `sample: false\ntrueOfMe:\n  - ${file}` }
  const lines = await checkValidCopy([confirmed, { file, from, to }], { release: true, samples: new Set() })
  expect(lines).toEqual([expect.stringMatching(/error {2}.* is sample data {2}→ /)])
})

test.each([
  "Samples, test.md and one sample (sample size 20), 100 000, +49 30 0000 5551, +44 20 8123 4567, +420 602 123 456, 957 000 000 and `name@example.com`. How we",
  "The form asks for:\n\n- Your name\n- Company name\n\nClient names are secret. How we",
])("a release can have words, numbers and samples that are real: %s", async (words) => {
  const real = { file: safety, from: "How we", to: words }
  expect(await checkValidCopy([real], { release: true, samples: new Set() })).toEqual([])
})

test("a placeholder in a draft does not stop a release", async () => {
  const edits = [
    { file: "articles/slugs.lock.yml", from: "- second-lane\n", to: "" },
    { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    { file: second, from: "author: Test Person", to: 'author: "{{OWNER: your name}}"\ndraft: true' },
  ]
  expect(await problemsOf(edits, { release: true, samples: new Set() })).toEqual([])
})
