import path from "node:path"
import { first, png } from "../../../../test/content/mistakes/row"
import { checkValidCopy, withValidCopy, type Edit } from "../../../../test/content/valid-copy"
import { readFolder } from "../read-folder"
import { hashesOf } from "./check-samples"

const privacy = "privacy/02-data-security.md"

let samples: ReadonlySet<string>

const list = (edits: readonly Edit[]) =>
  withValidCopy(edits, async (root) => hashesOf(await readFolder(path.join(root, "content"))))

beforeAll(async () => {
  samples = await list([])
  const { sources } = await withValidCopy([], (root) => readFolder(path.join(root, "content")))
  everything = sources.map((source) => source.path)
})

/** Returns what a release reports of a site whose sample was the fixture site. */
const left = async (edits: readonly Edit[] = []) =>
  (await checkValidCopy(edits, { release: true, samples })).filter((line) =>
    line.includes("” is from the sample"),
  )

let everything: readonly string[]

const confirm = (...files: string[]): Edit => ({
  file: "site.yml",
  from: "sample: false",
  to: `sample: false\ntrueOfMe:\n${files.map((file) => `  - ${file}\n`).join("")}`,
})

test("a release names each file that is still from the sample, with its first text and its other lines", async () => {
  const lines = await left()
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/clients\/01-wharf.yml:1:7 {2}error {2}“Wharf Works” is from the sample; more on line 3, 5, 6 /,
    ),
  )
  // Others can write a short text too.
  expect(lines).toContainEqual(expect.stringContaining("content/home/services.yml:2:7  warning"))
  expect(lines).toContainEqual(expect.stringContaining("content/testimonials.yml:2:12  error"))
  expect(lines).toContainEqual(expect.stringContaining(`content/${first}`))
})

test("the owner confirms files once, but not those about invented clients", async () => {
  expect(await left([confirm(...everything)])).toEqual([
    expect.stringMatching(/case-studies\/01-desk.yml.*→ write your own$/),
    expect.stringMatching(/clients\/01-wharf.yml.*→ write your own$/),
    expect.stringMatching(/testimonials.yml.*→ write your own$/),
  ])
})

test("the portrait of the sample is never the owner's, even if it is left for dark screens only", async () => {
  const about: Edit = {
    file: "home/why-choose-us.yml",
    from: "benefits:",
    to: "about:\n  heading: About\n  picture:\n    src: ./portrait.png\n    alt: Me at work.\nbenefits:",
  }
  const dark: Edit = { file: "home/portrait.dark.png", to: png }
  const sample = await list([about, dark])
  const edits = [
    about,
    dark,
    { file: "home/portrait.png", to: "another picture" },
    confirm("home/why-choose-us.yml"),
  ]
  expect(await checkValidCopy(edits, { release: true, samples: sample })).toContainEqual(
    expect.stringMatching(/us.yml:6:10 .*portrait.dark.png” is .*→ .*, or delete .\/portrait.dark.png$/),
  )
})

test("a confirmed file that does not exist is a warning", async () => {
  expect(await checkValidCopy([confirm("home/contcat.yml")], { release: true, samples: new Set() })).toEqual([
    expect.stringMatching(/site.yml:\d+:5 {2}warning {2}there is no file .* mean “home\/contact.yml”/),
  ])
})

test("a file with words that are true of nobody cannot be confirmed", async () => {
  const invented = { file: "home/why-choose-us.yml", from: "From the issuing body", to: "Sample Body" }
  const lines = await left([invented])
  expect(lines).toContainEqual(expect.stringMatching(/home\/clients.yml.* add home\/clients.yml to trueOfMe/))
  expect(lines).toContainEqual(expect.stringMatching(/why-choose-us.yml.* write your own$/))
})

test("a name of the sample is found in another text", async () => {
  const named = { file: privacy, from: "How we keep", to: "Since 2020 Wharf Works asked how we keep" }
  const others = confirm(...everything.filter((file) => file !== privacy))
  expect(await left([others, named])).toContainEqual(
    expect.stringMatching(/^content\/privacy\/02-data-security.md:5:12 {2}error {2}“Wharf Works” is from/),
  )
})

test("an own text, and a picture under the same name, are not from the sample", async () => {
  const own = `name: Ark Ltd
industry: Manufacturing
description: Ships other things.
picture:
  src: ./01-wharf.png
  alt: A chart of another sea.
`
  const client = { file: "clients/01-wharf.yml", to: own }
  const ofClient = async (edits: readonly Edit[]) =>
    (await left(edits)).filter((line) => line.includes("01-wharf.yml"))
  expect(await ofClient([client])).toEqual([
    expect.stringContaining("01-wharf.yml:5:8  error  “./01-wharf.png” is from the sample  →"),
  ])
  const picture = { file: "clients/01-wharf.png", to: "another picture" }
  expect(await ofClient([client, picture])).toEqual([])
})

test("the logo, the image of the social cards and the credits of the sample are errors of their files", async () => {
  const files = ["mark.svg", "../static/credits.txt"].map((file) => ({
    file,
    to: '<svg viewBox="0 0 4 4">\n<path d="M0 0"/></svg>\n',
  }))
  const known = { release: true, samples: await list(files) }
  // Git changes the line endings on Windows.
  const crlf = files.map(({ file, to }) => ({ file, to: to.replaceAll("\n", "\r\n") }))
  const reported = (await checkValidCopy(crlf, known)).filter((line) =>
    line.includes("the file is from the sample"),
  )
  expect(reported).toEqual([
    expect.stringContaining("content/mark.svg:1:1  error"),
    expect.stringContaining("content/social.png:1:1  error"),
    expect.stringContaining("static/credits.txt:1:1  error"),
  ])
})
