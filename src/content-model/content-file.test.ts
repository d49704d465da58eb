import { parseYaml } from "./yaml"
import { parseContentFile, readContentFile } from "./content-file"

const text = (yaml: string, body: string) => `---\n${yaml}---\n${body}`

test("values have the types of YAML 1.2", () => {
  const { contents } = parseYaml("a: no\nb: 1.0\nc: 2025-03-14\nd: 0o14\ne: yes\nf: 012\n")
  expect(contents?.toJSON()).toEqual({ a: "no", b: 1, c: "2025-03-14", d: 12, e: "yes", f: 12 })
})

test("a number is read as it is written where the schema has text, and as a number elsewhere", () => {
  const policy = parseContentFile("pages/privacy-policy.yml", "version: 1.0\ncontact: 007\n")
  expect(policy.values).toEqual({ version: "1.0", contact: "007" })
  const article = parseContentFile(
    "articles/2025-03-04--one/index.md",
    text("id: 7\ntags: [2025]\n", "Words.\n"),
  )
  expect(article.values).toEqual({ id: 7, tags: ["2025"] })
})

const clients = "heading: Clients\nlead: Who we work for.\nlink:\n  label: Go\n  href: /\n"

test.each(["notes/todo.yml", "emails/notice.yml"])("no page shows %s", (path) => {
  expect(readContentFile(path, 'subject: One\ntext: "{message}"\n')).toBeUndefined()
})

test.each([
  ["has a syntax error", "home/clients.yml", `${clients}: :`],
  ["does not fit its schema", "home/clients.yml", clients.replace("lead", "led")],
  [
    "has an alias",
    "home/clients.yml",
    clients.replace("heading: Clients\nlead: Who we work for.", "heading: &a Clients\nlead: *a"),
  ],
  ["has no front matter", "privacy/01-scope.md", "Words.\n"],
])("a file that %s is not read", (_, path, yaml) => {
  expect(() => readContentFile(path, yaml)).toThrow()
})
