import { first } from "../../../../test/content/mistakes"
import { checkValidCopy } from "../../../../test/content/valid-copy"

test("a release is refused while any file has names of the sample", async () => {
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
      to: "Sample badge\n  - name: GTS\n    detail: Issuing body, year\n  - name: EWM\n    detail: SAP, year to follow",
    },
  ]
  expect(await checkValidCopy(edits)).toEqual([])
  expect((await checkValidCopy(edits, { release: true })).map((line) => line.replace(/ {2}→.*/, ""))).toEqual(
    [
      `content/${first}:7:9  error  Marian Northing is sample data`,
      "content/clients/01-wharf.yml:1:9  error  the file is marked as a sample",
      "content/home/why-choose-us.yml:11:13  error  Sample badge is sample data",
      "content/home/why-choose-us.yml:13:13  error  Issuing body, year is sample data",
      "content/home/why-choose-us.yml:15:18  error  year to follow is sample data",
      "content/privacy/01-introduction.md:5:8  error  Northing Trade Consulting is sample data",
      "content/privacy/01-introduction.md:5:47  error  Marian Northing is sample data",
    ],
  )
})

test("a placeholder for the owner passes the daily check and is listed for a release", async () => {
  const edits = [{ file: "home/clients.yml", from: "Who we work for.", to: '"{{OWNER: who you work for}}"' }]
  expect(await checkValidCopy(edits)).toEqual([])
  expect(await checkValidCopy(edits, { release: true })).toEqual([
    "content/home/clients.yml:2:8  error  a placeholder is left: who you work for  → write what it asks for in its place",
  ])
})

test("sample contact data is listed for a release", async () => {
  const edits = [
    { file: "site.yml", from: "sample: false", to: "sample: true" },
    { file: "site.yml", from: "office@harbour-test.co.uk", to: "office@example.com" },
    { file: "site.yml", from: "+44 20 0000 0000", to: "+44 20 7946 0123" },
  ]
  expect(await checkValidCopy(edits, { release: true })).toEqual([
    "content/site.yml:1:9  error  the site is marked as a sample  → replace the sample data, then write false",
    "content/site.yml:7:8  error  email is sample data (office@example.com)  → write your own",
    "content/site.yml:9:8  error  phone is sample data (+44 20 7946 0123)  → write your own",
  ])
})

test("sample contact data in the text of the policy is listed for a release", async () => {
  const edits = [
    {
      file: "privacy/02-data-security.md",
      from: "How we keep it safe.",
      to: "Write to <privacy@example.com>, 1 Sample Quay.",
    },
  ]
  expect(await checkValidCopy(edits)).toEqual([])
  expect(await checkValidCopy(edits, { release: true })).toEqual([
    expect.stringContaining(":5:11  error  privacy@example.com is sample data  → write your own"),
    expect.stringContaining("1 Sample Quay is sample data  → write your own"),
  ])
})

test("a placeholder in a draft does not stop a release", async () => {
  const edits = [
    { file: "articles/slugs.lock.yml", from: "2: second-lane\n", to: "" },
    { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    {
      file: "articles/2025-03-11--second-lane/index.md",
      from: "author: Test Person",
      to: 'author: "{{OWNER: your name}}"\ndraft: true',
    },
  ]
  expect(await checkValidCopy(edits, { release: true })).toEqual([])
})
