import { mkdir, symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import { first } from "../../../test/content/mistakes/row"
import { checkValidCopy, problemsOf } from "../../../test/content/valid-copy"

const placeOf = (line: string) => line.split("  ")[0]

test("lines and columns are right in a file with a byte order mark and Windows line endings", async () => {
  const yaml = "\uFEFFheading: Clients\r\nlead: []\r\nlink:\r\n  label: Go\r\n  href: /\r\n"
  const lines = await checkValidCopy([{ file: "home/clients.yml", to: yaml }])
  expect(lines.map(placeOf)).toEqual(["content/home/clients.yml:2:7"])
})

test("a symbolic link is refused and not followed", async () => {
  const link = (content: string) => symlink("/", path.join(content, "away"), "dir")
  expect((await checkValidCopy([], {}, link)).map(placeOf)).toEqual(["content/away:1:1"])
})

test("files of editors and operating systems are ignored", async () => {
  const addFile = (content: string) => writeFile(path.join(content, ".DS_Store"), "x")
  expect(await checkValidCopy([], {}, addFile)).toEqual([])
})

test("one run lists the problems of several files, sorted by file and line", async () => {
  const lines = await checkValidCopy([
    { file: "home/testimonials.yml", from: "role:", to: "rol:" },
    { file: first, from: "(/#contact)", to: "(/#kontact)" },
    { file: first, from: "id: 1", to: "id: one" },
  ])
  expect(lines.map(placeOf)).toEqual([
    `content/${first}:2:5`,
    `content/${first}:21:30`,
    "content/home/testimonials.yml:3:5",
  ])
})

test("a problem has the rest of its line, but none of a file as a whole", async () => {
  const problems = await problemsOf([
    { file: first, from: "Words about", to: "{practise} about" },
    { file: "home/clients.yml", to: "" },
  ])
  expect(problems.map(({ words }) => words)).toEqual([
    "{practise} about the way out, and [a way to talk]…",
    "",
  ])
})

test("one run lists all mistakes in the YAML of a file", async () => {
  const yaml = "heading: One: two\nlead: 'Three\nlink:\n  label: a: b\n  href: /\nlead: [Four\n"
  const lines = await checkValidCopy([{ file: "home/clients.yml", to: yaml }])
  expect(lines.map(placeOf)).toEqual(
    ["1:13", "2:7", "4:11", "6:7"].map((place) => `content/home/clients.yml:${place}`),
  )
})

test("a wrong fact is reported where it is written, not where it is used", async () => {
  const lines = await checkValidCopy([
    { file: "site.yml", from: "+44 20 0000 0000", to: "O123" },
    { file: first, from: "(/#contact)", to: "(tel:{practicePhone})" },
  ])
  expect(lines.map(placeOf)).toEqual([expect.stringContaining("content/site.yml:")])
})

test("a period that the last migration replaces is reported", async () => {
  const retention = (period: string) =>
    `create function contact.retention() as $$ select interval '${period}' $$;`
  const addMigrations = async (content: string) => {
    const folder = path.join(content, "..", "supabase", "migrations")
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, "2_later.sql"), retention("2 years"))
    await writeFile(path.join(folder, "1_first.sql"), retention("3 years"))
  }
  expect(await checkValidCopy([], {}, addMigrations)).toEqual([
    expect.stringMatching(
      "^content/site.yml:57:18 .*enquiriesKept is 3 years, and the database keeps .* 2 years",
    ),
  ])
})
