import { symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import { first } from "../../../test/content/mistakes"
import { checkValidCopy } from "../../../test/content/valid-copy"

test("a file with a byte order mark and Windows line endings is valid", async () => {
  const yaml = "\uFEFFheading: Clients\r\nlead: Who we work for.\r\nlink:\r\n  label: Go\r\n  href: /\r\n"
  expect(await checkValidCopy([{ file: "home/clients.yml", to: yaml }])).toEqual([])
})

test("line and column are right in a file with a byte order mark and Windows line endings", async () => {
  const yaml = "\uFEFFheading: Clients\r\nlead: 5\r\nlink:\r\n  label: Go\r\n  href: /\r\n"
  const [line] = await checkValidCopy([{ file: "home/clients.yml", to: yaml }])
  expect(line).toContain("content/home/clients.yml:2:7  error  lead must be text, but 5 is a number")
})

test("a symbolic link to a valid file is refused", async () => {
  const lines = await checkValidCopy([], {}, (content) =>
    symlink(path.join(content, "site.yml"), path.join(content, "emails.yml")),
  )
  expect(lines).toEqual([
    "content/emails.yml:1:1  error  this is a shortcut to another place  → put the file itself here",
  ])
})

test("a symbolic link to a folder outside content is refused and not followed", async () => {
  const lines = await checkValidCopy([], {}, (content) => symlink("/", path.join(content, "away"), "dir"))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("content/away:1:1  error  this is a shortcut")
})

test("nested YAML aliases are refused without being expanded", async () => {
  const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"]
  for (const [from, to] of ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"].map((pair) => pair.split(""))) {
    bomb.push(`${to}: &${to} [${Array.from({ length: 9 }, () => `*${from}`).join(", ")}]`)
  }
  const lines = await checkValidCopy([{ file: "home/clients.yml", to: `${bomb.join("\n")}\n` }])
  expect(lines[0]).toContain("content/home/clients.yml:1:4  error  a reference (&) is not allowed in content")
})

test("one run lists the problems of several files, sorted by file and line", async () => {
  const lines = await checkValidCopy([
    { file: "testimonials.yml", from: "role:", to: "rol:" },
    { file: first, from: "id: 1", to: "id: one" },
    { file: first, from: "[a way to talk](/#contact)", to: "[a way to talk](/#kontact)" },
    { file: "home/hero.yml", from: "badge: A badge\n", to: "" },
  ])
  expect(lines.map((line) => line.split("  ")[0])).toEqual([
    `content/${first}:2:5`,
    `content/${first}:21:30`,
    "content/home/hero.yml:1:1",
    "content/testimonials.yml:3:5",
  ])
})

test("every mistake in the YAML of a file is listed, not only the first", async () => {
  const yaml = 'heading: "Clients\nlead: Who: we work for.\nlink:\n  label: Go\n  href: /\n'
  const lines = await checkValidCopy([{ file: "home/clients.yml", to: yaml }])
  expect(lines.map((line) => line.split("  ")[0])).toEqual([
    "content/home/clients.yml:1:10",
    "content/home/clients.yml:2:10",
  ])
})

test("files of editors and operating systems are ignored", async () => {
  expect(await checkValidCopy([], {}, (content) => writeFile(path.join(content, ".DS_Store"), "x"))).toEqual(
    [],
  )
})
