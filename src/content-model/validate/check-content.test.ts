import { symlink, writeFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { first } from "../../../test/content/mistakes/files"
import { withValidCopy, type Edit } from "../../../test/content/valid-copy"
import { checkContent, type CheckOptions } from "./check-content"
import { formatProblem } from "./problem"

const check = (
  edits: readonly Edit[],
  prepare?: (content: string) => Promise<void>,
  options: CheckOptions = {},
) =>
  withValidCopy(edits, async (root) => {
    const content = path.join(root, "content")
    await prepare?.(content)
    return (await checkContent(content, { today: "2026-01-01", ...options })).map(formatProblem)
  })

const picture = (width: number) =>
  sharp({ create: { width, height: 9, channels: 3, background: "#123" } })
    .png()
    .toBuffer()

test("a file with a byte order mark and Windows line ends is read like any other", async () => {
  const yaml = "\uFEFFheading: Clients\r\nlead: Who we work for.\r\nlink:\r\n  label: Go\r\n  href: /\r\n"
  expect(await check([{ file: "home/clients.yml", to: yaml }])).toEqual([])
})

test("a place is right in a file with a byte order mark and Windows line ends", async () => {
  const yaml = "\uFEFFheading: Clients\r\nlead: 5\r\nlink:\r\n  label: Go\r\n  href: /\r\n"
  const [line] = await check([{ file: "home/clients.yml", to: yaml }])
  expect(line).toContain("content/home/clients.yml:2:7  error  lead must be text, but 5 is a number")
})

test("a shortcut to a file is refused even where its target would do", async () => {
  const lines = await check([], (content) =>
    symlink(path.join(content, "site.yml"), path.join(content, "emails.yml")),
  )
  expect(lines).toEqual([
    "content/emails.yml:1:1  error  this is a shortcut to another place  → put the file itself here",
  ])
})

test("a shortcut to a folder outside content is refused and not followed", async () => {
  const lines = await check([], (content) => symlink("/", path.join(content, "away"), "dir"))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("content/away:1:1  error  this is a shortcut")
})

test("a picture that is too narrow is refused with its width", async () => {
  const lines = await check([{ file: "home/hero.png", to: await picture(640) }])
  expect(lines).toEqual([
    "content/home/hero.yml:16:8  error  the picture ./hero.png is only 640 pixels wide  → use a picture at least 1200 pixels wide",
  ])
})

test("a picture that was cut short is refused", async () => {
  const whole = await picture(1600)
  const lines = await check([{ file: "home/hero.png", to: whole.subarray(0, whole.length - 20) }])
  expect(lines[0]).toContain(
    "content/home/hero.yml:16:8  error  the picture ./hero.png cannot be read as a picture",
  )
})

const photo = (type: "png" | "jpeg") =>
  sharp(
    Buffer.from(Array.from({ length: 1300 * 400 * 3 }, (_, index) => (index * 31 + (index >> 5)) % 251)),
    {
      raw: { width: 1300, height: 400, channels: 3 },
    },
  )
    .toFormat(type)
    .toBuffer()

test.each(["png", "jpeg"] as const)("a %s that is damaged in the middle is refused", async (type) => {
  const whole = await photo(type)
  expect(await check([{ file: "home/hero.png", to: whole }])).toEqual([])
  const lines = await check([
    {
      file: "home/hero.png",
      to: Buffer.from(whole).fill(0xff, whole.length >> 1, (whole.length >> 1) + 400),
    },
  ])
  expect(lines).toEqual([
    "content/home/hero.yml:16:8  error  the picture ./hero.png cannot be read as a picture  → save the picture again as PNG or JPEG",
  ])
})

test("a photograph that a telephone has turned is as wide as it is shown", async () => {
  const turned = await sharp(await photo("jpeg"))
    .resize(800, 1300, { fit: "fill" })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(await check([{ file: "home/hero.png", to: turned }])).toEqual([])
})

test("a narrow strip is warned of", async () => {
  const strip = await sharp({ create: { width: 1200, height: 20, channels: 3, background: "#123" } })
    .png()
    .toBuffer()
  expect(await check([{ file: "home/hero.png", to: strip }])).toEqual([
    "content/home/hero.yml:16:8  warning  the picture ./hero.png is a narrow strip of 1200 × 20 pixels  → cut it so that one side is at most 5 times the other",
  ])
})

test("words that claimsOk names are let through wherever they are, and needless ones are warned of", async () => {
  const yaml = (words: string) =>
    `claimsOk:\n  - words: ${words}\n    reason: the release notes say so\nlead: A seamless\n  move.`
  const edit = (words: string) => [
    { file: "home/clients.yml", from: "lead: Who we work for.", to: yaml(words) },
  ]
  expect(await check(edit("a seamless move"))).toEqual([])
  expect(await check(edit("an effortless move"))).toEqual([
    expect.stringContaining(
      "content/home/clients.yml:3:12  warning  “an effortless move” is not in this file",
    ),
    expect.stringContaining("content/home/clients.yml:5:9  warning  “seamless” is a claim"),
  ])
})

test("a release is refused while the sample's names are left, in any file", async () => {
  const edits = [
    {
      file: "privacy/01-introduction.md",
      from: "Who we are.",
      to: "We are Northing Trade Consulting, consultant: Marian Northing.",
    },
    { file: first, from: "author: Test Person", to: "author: Marian Northing" },
    { file: "clients/01-wharf.yml", from: "name:", to: "sample: true\nname:" },
    {
      file: "home/why-choose-us.yml",
      from: "From the issuing body",
      to: "Sample badge, year to be confirmed",
    },
  ]
  expect(await check(edits)).toEqual([])
  expect(
    (await check(edits, undefined, { release: true })).map((line) => line.replace(/ {2}→.*/, "")),
  ).toEqual([
    `content/${first}:7:9  error  Marian Northing is sample data`,
    "content/clients/01-wharf.yml:1:9  error  the file is marked as a sample",
    "content/home/why-choose-us.yml:11:13  error  Sample badge is sample data",
    "content/privacy/01-introduction.md:5:8  error  Northing Trade Consulting is sample data",
    "content/privacy/01-introduction.md:5:47  error  Marian Northing is sample data",
  ])
})

test("nested YAML references are refused before they can grow", async () => {
  const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"]
  for (const [from, to] of ["ab", "bc", "cd", "de", "ef", "fg", "gh", "hi"].map((pair) => pair.split(""))) {
    bomb.push(`${to}: &${to} [${Array.from({ length: 9 }, () => `*${from}`).join(", ")}]`)
  }
  const lines = await check([{ file: "home/clients.yml", to: `${bomb.join("\n")}\n` }])
  expect(lines[0]).toContain("content/home/clients.yml:1:4  error  a reference (&) is not allowed in content")
})

test("problems of several files come in one run, sorted by file and line", async () => {
  const lines = await check([
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

test("each mistake in one file's YAML is named, not only the first", async () => {
  const yaml = 'heading: "Clients\nlead: Who: we work for.\nlink:\n  label: Go\n  href: /\n'
  const lines = await check([{ file: "home/clients.yml", to: yaml }])
  expect(lines.map((line) => line.split("  ")[0])).toEqual([
    "content/home/clients.yml:1:10",
    "content/home/clients.yml:2:10",
  ])
})

test("an owner's placeholder passes the daily check and is listed for a release", async () => {
  const edits = [{ file: "home/clients.yml", from: "Who we work for.", to: '"{{OWNER: who you work for}}"' }]
  expect(await check(edits)).toEqual([])
  expect(await check(edits, undefined, { release: true })).toEqual([
    "content/home/clients.yml:2:8  error  a placeholder is left: who you work for  → write what it asks for in its place",
  ])
})

test("sample contact data is listed for a release", async () => {
  const edits = [
    { file: "site.yml", from: "sample: false", to: "sample: true" },
    { file: "site.yml", from: "office@harbour-test.co.uk", to: "office@example.com" },
    { file: "site.yml", from: "+44 20 0000 0000", to: "+44 20 7946 0123" },
  ]
  expect(await check(edits, undefined, { release: true })).toEqual([
    "content/site.yml:1:9  error  the site is marked as a sample  → replace the sample data, then write false",
    "content/site.yml:7:8  error  email is sample data (office@example.com)  → write your own",
    "content/site.yml:9:8  error  phone is sample data (+44 20 7946 0123)  → write your own",
  ])
})

test("sample contact data in the policy's own sentences is listed for a release", async () => {
  const edits = [
    {
      file: "privacy/02-data-security.md",
      from: "How we keep it safe.",
      to: "Write to <privacy@example.com>, 1 Sample Quay.",
    },
  ]
  expect(await check(edits)).toEqual([])
  expect(await check(edits, undefined, { release: true })).toEqual([
    expect.stringContaining(":5:11  error  privacy@example.com is sample data  → write your own"),
    expect.stringContaining("1 Sample Quay is sample data  → write your own"),
  ])
})

test("a placeholder in a draft can wait", async () => {
  const edits = [
    { file: "articles/slugs.lock.yml", from: "2: second-lane\n", to: "" },
    { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    {
      file: "articles/2025-03-11--second-lane/index.md",
      from: "author: Test Person",
      to: 'author: "{{OWNER: your name}}"\ndraft: true',
    },
  ]
  expect(await check(edits, undefined, { release: true })).toEqual([])
})

test("a claim with a reason on the line above is let through, also where it runs over lines", async () => {
  const yaml = "# claims-ok: the release notes say so\nlead: >-\n  A move that is\n  seamless."
  expect(await check([{ file: "home/clients.yml", from: "lead: Who we work for.", to: yaml }])).toEqual([])
})

test("a waiver covers its own paragraph and no other", async () => {
  const text = "<!-- claims-ok: quoted from the law -->\nA seamless move.\n\nAnother seamless move."
  const lines = await check([{ file: first, from: "Words about the way out", to: text }])
  expect(lines.map((line) => line.split("  ")[0])).toEqual([`content/${first}:24:9`])
})

test("figures in a table are no claims", async () => {
  expect(await check([{ file: first, from: "| Hull |", to: "| 12 % |" }])).toEqual([])
})

test("what stands in a comment is no claim", async () => {
  const text = "<!-- facts: guaranteed -->\n\nWords about the way out"
  expect(await check([{ file: first, from: "Words about the way out", to: text }])).toEqual([])
})

test("a picture that only decorates may have an empty alternative", async () => {
  expect(await check([{ file: "home/hero.yml", from: 'alt: ""', to: "alt: ''" }])).toEqual([])
})

test("files that an editor or a system leaves behind are passed over", async () => {
  expect(await check([], (content) => writeFile(path.join(content, ".DS_Store"), "x"))).toEqual([])
})

test("an old address that the lock keeps beside the new one is lost with its alias", async () => {
  const lock = { file: "articles/slugs.lock.yml", from: "1: first-lane\n", to: "1: [first-lane, old-lane]\n" }
  expect(await check([lock])).toEqual([
    expect.stringMatching(
      /the article was published at \/blog\/old-lane, which would be lost .*add aliases: \[old-lane\]/,
    ),
  ])
  expect(await check([lock, { file: first, from: "tags:", to: "aliases:\n  - old-lane\ntags:" }])).toEqual([])
})

test("a renamed article that keeps its old address as an alias is in order", async () => {
  const edits = [
    { file: first, from: "tags:", to: "aliases:\n  - old-lane\ntags:" },
    { file: "articles/slugs.lock.yml", from: "1: first-lane\n", to: "1: first-lane\n7: old-lane\n" },
  ]
  expect(await check(edits)).toEqual([])
})
