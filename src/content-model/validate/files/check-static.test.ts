import { symlink } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { first } from "../../../../test/content/mistakes/row"
import { checkValidCopy } from "../../../../test/content/valid-copy"

const photo = sharp({ create: { width: 8, height: 8, channels: 3, background: "#678" } }).jpeg()

const link = (address: string) => ({ file: first, from: "(/#contact)", to: `(${address})` })

test.each([
  ["favicon.ico", "content/mark.svg"],
  ["robots.txt", "never used"],
  ["blog/index.html", "never used"],
  ["notes.csv", "no text links to this file"],
  ["angebot.docx", "comments, names and deleted words"],
])("a file in the folder static is a warning: %s", async (name, message) => {
  expect(await checkValidCopy([{ file: `../static/${name}`, to: "x" }])).toEqual([
    expect.stringMatching(`static/${name}:1:1  warning.*${message}`),
  ])
})

test.each([
  [".env", "error"],
  ["id_rsa", "error"],
  ["site.pfx", "error"],
  ["notes.txt", "error", "-----BEGIN PRIVATE KEY-----"],
  ["keys.txt", "error", "RESEND_API_KEY=re_Ab3dEf6hIj9lMn2p"],
  [".DS_Store", "warning"],
  ["a/._plan.pdf", "warning"],
  ["~$plan.docx", "warning"],
  ["A&B.pdf", "error", "%PDF-1.7", "a-b.pdf"],
  ["My Plan.pdf", "error", "%PDF-1.7", "my-plan.pdf"],
  ["plan-(2)_übung.pdf", "warning", "%PDF-1.7", "no text links to this file"],
])("a file in static is reported: %s (%s)", async (name, severity, to = "KEY=1", words = "") => {
  const [line, ...others] = await checkValidCopy([{ file: `../static/${name}`, to }])
  expect(line).toContain(`static/${name}:1:1  ${severity}  `)
  expect(line).toContain(words)
  expect(others).toEqual([])
})

test("a link to a file elsewhere, which Gatsby would copy, is an error", async () => {
  const prepare = async (content: string) => {
    await symlink("/etc/hostname", path.join(content, "..", "static", "plan.pdf"))
  }
  expect(await checkValidCopy([], {}, prepare)).toEqual([
    expect.stringContaining("static/plan.pdf:1:1  error  this is a shortcut to another place"),
  ])
})

test("a photo with a position is a warning, even if a text links to it", async () => {
  const located = photo.clone().withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 8/1 0/1" } })
  const file = { file: "../static/quay.jpg", to: await located.toBuffer() }
  expect(await checkValidCopy([file, link("/quay.jpg")])).toEqual([
    expect.stringContaining("static/quay.jpg:1:1  warning  the photo says where it was taken"),
  ])
})

test.each([
  [null, "the file is missing"],
  ["", "the file is empty"],
])("credits that the build could not read are an error: %j", async (to, message) => {
  expect(await checkValidCopy([{ file: "../static/credits.txt", to }])).toEqual([
    expect.stringMatching(new RegExp(`^static/credits.txt:1:1 {2}error {2}${message}.*as it was`)),
  ])
})

test("a document of another program under the name of a PDF is an error", async () => {
  const file = { file: "../static/check-list.pdf", to: "PK\u0003\u0004" }
  expect(await checkValidCopy([file, link("/check-list.pdf")])).toEqual([
    expect.stringContaining("static/check-list.pdf:1:1  error  the file is another document"),
  ])
})

test("files for hosts, and files to which a text links, are right", async () => {
  const files = [
    { file: "../static/CNAME", to: "www.example.com" },
    { file: "../static/.well-known/apple-app-site-association", to: "{}" },
    { file: "../static/check-list.pdf", to: "%PDF-1.7" },
    { file: "../static/quay.jpg", to: await photo.clone().toBuffer() },
  ]
  const both = { file: first, from: "(/#contact)", to: "(/check-list.pdf), [a quay](/quay.jpg)" }
  expect(await checkValidCopy([...files, both])).toEqual([])
})
