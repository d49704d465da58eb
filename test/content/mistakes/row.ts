import { readFileSync } from "node:fs"
import path from "node:path"
import type { Edit } from "../valid-copy"

/** A mistake in the small site of `test/content/valid`, and the only problem that the check may report. */
export type Mistake = {
  title: string
  edits: readonly Edit[]
  /** `file:line:column severity` */
  place: string
  /** A word of the message or its fix. */
  word: string
}

export const first = "articles/2025-03-04--first-lane/index.md"
export const second = "articles/2025-03-11--second-lane/index.md"
export const lock = "articles/slugs.lock.yml"
export const banner = "cookie-banner.yml"
export const clients = "home/clients.yml"
export const confirmation = "emails/confirmation.yml"
export const notice = "emails/notice.yml"
export const policy = "pages/privacy-policy.yml"
export const safety = "privacy/02-data-security.md"
export const services = "home/services.yml"
export const site = "site.yml"
export const wharf = "clients/01-wharf.yml"

/** Returns a mistake from its edits and `line:column severity: word`, with `file:` in front for another file. */
export const several = (title: string, expected: string, ...edits: Edit[]): Mistake => {
  const [, file = edits[0]?.file, place, word = ""] = /^(?:(.+?):)?(\d+:\d+ \w+): (.+)$/.exec(expected) ?? []
  return { title, edits, place: `content/${file}:${place}`, word }
}

/** Replaces `from` in a file by `to`. */
export const row = (file: string, from: string, to: string, expected: string): Mistake =>
  several(`${file} has ${JSON.stringify(to)} in place of “${from}”`, expected, { file, from, to })

/** Replaces a file as a whole, or deletes it. */
export const file = (name: string, to: Edit["to"], expected: string): Mistake =>
  several(`${name} is ${JSON.stringify(to)}`, expected, { file: name, to })

/** Replaces a paragraph of the first article, which starts in line 21. */
export const text = (to: string, expected: string): Mistake =>
  row(first, "Words about the way out, and [a way to talk](/#contact).", to, expected)

/** Replaces a paragraph of the first article, in which the words between ‹ and › are wrong. */
export const marked = (line: string): Mistake => {
  const [before = "", found = "", after = ""] = line.split(/[‹›]/)
  return text(before + found + after, `21:${before.length + 1} warning: ${found}`)
}

/** Replaces the target of a link in the first article. */
export const link = (target: string, word: string, severity = "error"): Mistake =>
  row(first, "(/#contact)", `(${target})`, `21:30 ${severity}: ${word}`)

/** Replaces the second line of `home/clients.yml`. */
export const lead = (line: string, expected: string): Mistake =>
  row(clients, "lead: Who we work for.", line, expected)

/** Adds fields above the ninth line of `site.yml`. */
export const fact = (fields: string, expected: string): Mistake =>
  row(site, "phone:", `${fields}\nphone:`, expected)

/** Replaces the picture of a client. */
export const picture = (src: string, word: string): Mistake =>
  several(
    `the picture of a client is ${src}`,
    `5:8 error: ${word}`,
    { file: wharf, from: "src: ./01-wharf.png", to: `src: ${src}` },
    { file: "clients/01-wharf.png", to: null },
  )

export const png = readFileSync(path.join(__dirname, "..", "valid", "home", "hero.png"))

/** Returns the text of an article. */
export const article = (id: number): string => `---
id: ${id}
title: Another
excerpt: What it is about.
author: Test Person
date: 2025-03-18
tags:
  - Customs
---

Words.
`

/** Moves the practice to France. */
export const toFrance: Edit = {
  file: site,
  from: "E1 1AA\n  country: United Kingdom\n  countryCode: GB",
  to: "13001\n  country: France\n  countryCode: FR",
}

/** Adds an article in a folder. */
export const added = (folder: string, to = article(3)): Edit[] => [
  { file: `articles/${folder}/index.md`, to },
]

/** The text of a plain page. */
export const page = `---
title: Imprint
description: Who is responsible for this site.
footer: Imprint
---
## Address

Words.
`

export const vat = "vat:\n  label: VAT number\n  number: GB 517382934"

/** Adds fields above the ninth line of `site.yml`. */
export const withFields = (fields: string): Edit => ({ file: site, from: "phone:", to: `${fields}\nphone:` })

/** Adds an imprint with these words in line 10, and fields above the ninth line of `site.yml`. */
export const imprint = (words: string, fields: string, expected: string): Mistake => {
  const edit = { file: "pages/imprint.md", to: `${page}\n${words}\n` }
  return several(`an imprint has “${words}”`, expected, edit, withFields(fields))
}

/** Moves the practice to France, and adds fields above the ninth line of `site.yml`. */
export const french = (fields: string, expected: string): Mistake =>
  several(`a French practice has ${fields}`, expected, toFrance, withFields(fields))
