import { readFileSync } from "node:fs"
import path from "node:path"
import type { Edit } from "./valid-copy"

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
const third = "articles/2025-03-18--third-lane/index.md"
const lock = "articles/slugs.lock.yml"
const banner = "cookie-banner.yml"
const clients = "home/clients.yml"
const confirmation = "emails/confirmation.yml"
const notice = "emails/notice.yml"
const policy = "pages/privacy-policy.yml"
const safety = "privacy/02-data-security.md"
const services = "home/services.yml"
const site = "site.yml"
const wharf = "clients/01-wharf.yml"

/** Returns a mistake from its edits and `line:column severity: word`, with `file:` in front for another file. */
const several = (title: string, edits: readonly Edit[], expected: string): Mistake => {
  const [, file = edits[0]?.file, place, word = ""] = /^(?:(.+?):)?(\d+:\d+ \w+): (.+)$/.exec(expected) ?? []
  return { title, edits, place: `content/${file}:${place}`, word }
}

/** Replaces `from` in a file by `to`. */
const row = (title: string, file: string, from: string, to: string, expected: string): Mistake =>
  several(title, [{ file, from, to }], expected)

/** Replaces a file as a whole, or deletes it. */
const file = (title: string, name: string, to: Edit["to"], expected: string): Mistake =>
  several(title, [{ file: name, to }], expected)

/** Replaces a paragraph of the first article, which starts in line 21. */
const text = (title: string, to: string, expected: string): Mistake =>
  row(title, first, "Words about the way out, and [a way to talk](/#contact).", to, expected)

/** Replaces the target of a link in the first article. */
const link = (title: string, target: string, word: string, severity = "error"): Mistake =>
  row(title, first, "(/#contact)", `(${target})`, `21:30 ${severity}: ${word}`)

/** Replaces the second line of `home/clients.yml`. */
const lead = (title: string, line: string, expected: string): Mistake =>
  row(title, clients, "lead: Who we work for.", line, expected)

/** Adds fields above the ninth line of `site.yml`. */
const fact = (title: string, fields: string, expected: string): Mistake =>
  row(title, site, "phone:", `${fields}\nphone:`, expected)

/** Replaces the picture of the first article's front matter. */
const picture = (title: string, src: string, word: string): Mistake =>
  row(title, first, "src: ./chart.png", `src: ${src}`, `13:8 error: ${word}`)

const tooLong = Array.from({ length: 60 }, (_, index) => `reason ${index}`).join(", ")

export const png = readFileSync(path.join(__dirname, "valid", "home", "hero.png"))

/** Returns the text of an article. */
export const article = (id: number): string => `---
id: ${id}
title: Another
excerpt: What it is about.
author: Test Person
date: 2025-03-18
tags:
  - Customs
picture:
  src: ./chart.png
  alt: A chart.
---

Words.
`

/** The text of a plain page. */
export const page = `---
title: Imprint
description: Who is responsible for this site.
---

## Address

Words.
`

const client = `name: Ark
industry: Logistics
description: Lanes.
picture:
  src: ./01-ark.png
  alt: A boat.
`

const syntax = [
  row("a title has a colon", first, "The first lane", "Lanes: the first", "3:13 error: colon"),
  row("a quotation mark is never closed", first, "The first lane", '"The first lane', "3:8 error: quotation"),
  lead("a text starts with @", "lead: @Who we work for.", "2:7 error: @"),
  lead("a token is not in quotation marks", "lead: {practice}", "2:7 error: {"),
  lead("a text goes on after its quotation mark", 'lead: "Who" we work for.', "2:13 error: quotation"),
  lead("a space is missing after the colon", "lead:Who we work for.", "2:5 error: space"),
  lead("a colon is missing", "lead Who we work for.", "2:5 error: colon"),
  lead("a text is cut off at #", "lead: Who is #1", "2:14 error: #"),
  lead("a text starts with #", "lead: #1 in customs", "2:1 error: quotation marks"),
  row("an address starts with #", clients, '"#contact"', "#contact", "5:3 error: # begins a note"),
  row(
    "a text with a colon is in a file with {count}",
    "home/contact.yml",
    "heading: ",
    "heading: Call: ",
    "1:14 error: quotation",
  ),
  row(
    "a no-break space is before the colon of a field",
    clients,
    "lead:",
    "lead\u00a0:",
    "2:1 error: no-break",
  ),
  row("a no-break space indents a field", clients, "  href", "\u00a0\u00a0href", "5:1 error: no-break space"),
  row(
    "no-break spaces indent a group",
    site,
    "  street: 1 Test Quay\n  l",
    "\u00a0\u00a0l",
    "11:1 error: no-break",
  ),
  lead("a text has a backslash", 'lead: "C:\\Daten"', "2:10 error: backslash"),
  lead("a text starts with &", "lead: &Who we work for.", "2:7 error: &"),
  lead("a field is there twice", "lead: One.\nlead: Two.", "3:1 error: lead"),
  row("a line starts with a tab", clients, "  label:", "\tlabel:", "4:1 error: tab"),
  row("a line is indented too little", clients, "  href:", " href:", "5:2 error: indent"),
  row(
    "a field is not indented below its group",
    site,
    "address:\n  street",
    "address:\nstreet",
    "11:1 error: 2 spaces before street:",
  ),
  row(
    "a field of a group starts at the left",
    site,
    "  locality",
    "locality",
    "12:1 error: 2 spaces before locality:",
  ),
  row("an item starts too far left", first, "  - Origin", " - Origin", "11:2 error: a space before -"),
  row("the first item has no hyphen", services, "- icon: sh", "  icon: sh", "5:5 error: a hyphen is missing"),
  row("the first item starts at its hyphen", services, "- icon: sh", "icon: sh", "5:3 error: a hyphen is"),
  row("an item has no hyphen", services, "- icon: st", "  icon: st", "8:5 error: missing (icon: stamp)"),
  row("an item starts at its hyphen", services, "- icon: st", "icon: st", "8:3 error: with - and a space"),
  row("a text has no hyphen", services, "- The second", "The second", "19:3 error: a hyphen is missing"),
  row("the first text has no hyphen", services, "- The first", "The first", "18:3 error: after a hyphen"),
  row("a field is indented too far", clients, "  href:", "    href:", "5:5 error: too far"),
  lead("a note may cut off a text", "lead: Who we # work for.", "2:14 warning: #"),
  row("an item is part of the one above", services, "  - The second", "    - The second", "19:5 error: item"),
  row(
    "draft is part of the text above",
    first,
    "  will learn.",
    "  will learn.\n  draft: true",
    "7:3 error: draft",
  ),
  row("the line --- after the fields is missing", second, "\n---\n\nThe", "\n\nThe", "15:1 error: ---"),
  file("there are no fields above the text", second, "# The second lane\n\nWords.\n", "1:1 error: fields"),
  file("a file is empty", clients, "", "1:1 error: empty"),
  lead(
    "two versions were merged",
    "<<<<<<< HEAD\nlead: One.\n=======\nlead: Two.\n>>>>>>> main",
    "2:1 error: versions",
  ),
]

const fields = [
  row("a telephone number is too short", site, "+44 20 0000 0000", "+351 223 19", "9:8 error: 9 to 15"),
  row("the address of the site has two dots", site, "www.h", "www..h", "6:6 error: https"),
  row("a field is missing", first, "author: Test Person\n", "", "2:1 error: author"),
  row("a field of an item is missing", services, "    title: Customs Management\n", "", "8:5 error: title"),
  row("a field of a group is missing", first, "\n  alt: A chart of the Channel.", "", "13:3 error: alt"),
  row("a title is empty", first, "The first lane", '""', "3:8 error: empty"),
  row("an excerpt is empty", second, ">-\n  What the reader\n  will learn.", "", "4:1 error: empty"),
  row("an alternative text is empty", wharf, "A chart of the North Sea.", '""', "6:8 error: empty"),
  row("a field is misspelt", first, "excerpt:", "excert:", "4:1 error: excerpt"),
  row("a field is unknown", clients, "lead:", "colour: blue\nlead:", "2:1 error: colour"),
  row("a field is in the wrong group", first, "  alt: A", "alt: A", "14:1 error: alt"),
  fact("a group is a text", "company: Number 12345678", "9:10 error: label: …, number: …"),
  fact("a group is a list", "company:\n  - 12345678", "10:3 error: label: …, number: …"),
  fact(
    "an item is an address",
    "profiles:\n  - https://www.a.test",
    "10:5 error: own line, indented by two spaces: label: …, href: …",
  ),
  fact("a list is an address", "profiles: https://www.a.test", "9:11 error: a space: label: …, href: …"),
  fact("an item has a field of the file", "profiles:\n  - name: A\n    href: /", "10:5 error: mean label?"),
  fact("a group has a field of the file", "vat:\n  number: 1\n  tagline: A", "11:3 error: mean label?"),
  fact("a field is below a group", "vat:\n  label: A\n  number: 1\n  bookingUrl: /", "12:3 error: move it"),
  row("a date is a word", first, "2025-03-04", "not-a-date", "8:7 error: YYYY-MM-DD"),
  row(
    "a date is a token without quotation marks",
    first,
    "2025-03-04",
    "{consultant}",
    "8:7 error: YYYY-MM-DD",
  ),
  row("an author is a date", first, "author: Test Person", "author: 2026-11-20", "7:9 error: date"),
  row("a date does not exist", first, "2025-03-04", "2025-02-30", "8:7 error: YYYY-MM-DD"),
  row("the month of a date does not exist", second, "2025-03-11", "2026-13-20", "8:7 error: YYYY-MM-DD"),
  row("draft is maybe", first, "author:", "draft: maybe\nauthor:", "7:8 error: true or false"),
  row("a list is a text", first, "\n  - Customs\n  - Origin", " Customs, Origin", "9:7 error: list"),
  row("a list is empty", first, "\n  - Customs\n  - Origin", " []", "9:7 error: empty"),
  row("a number is a word", first, "id: 1", "id: one", "2:5 error: number"),
  row("an icon is misspelt", services, "shield", "sheild", "5:11 error: shield"),
  row("a telephone number has no country code", site, "+44 20 0000 0000", "089/1234567", "9:8 error: +44"),
  row(
    "a telephone number has a 0 after the country",
    site,
    "+44 20 0000",
    "+44 (020) 0000",
    "9:8 error: first 0",
  ),
  row("a country code does not exist", site, "Code: GB", "Code: EN", "15:16 error: not the code"),
  row("a country code has been replaced", site, "Code: GB", "Code: UK", "15:16 error: write GB"),
  row(
    "an email address is nearly at the site",
    site,
    "office@harbour",
    "office@harbuor",
    "7:8 warning: at harbour-test",
  ),
  row("the address of the site has no ending", site, ".co.uk\nemail", "\nemail", "6:6 error: https"),
  row("a country is not that of its code", site, "United Kingdom", "Deutschland", "15:16 warning: write DE"),
  row(
    "the day of the policy is in words",
    policy,
    "2025-05-01\nlastUpdatedLabel",
    "26. May 2025\nlastUpdatedLabel",
    "7:14 error: YYYY-MM-DD",
  ),
  row(
    "an author is a date",
    first,
    "author: Test Person",
    "author: 20 November 2026",
    "7:9 error: author is not a name",
  ),
  row("an email address is none", site, "office@harbour-test.co.uk", "office at harbour", "7:8 error: email"),
  row("a text is missing", safety, "How we keep it safe.\n", "", "4:1 error: text"),
  row("a mail has an unknown placeholder", notice, "{message}", "{mesage} {message}", "3:3 error: {mesage}"),
  row("the mail to the practice lacks the message", notice, "{message}", "Words.", "2:7 error: {message}"),
  row("a fact that tokens need is deleted", site, '  years: "9"\n', "", "54:3 error: years"),
  row(
    "the message is left out with an empty note",
    notice,
    "{message}",
    "{message} {note}",
    "2:7 error: {note}",
  ),
  row("a mail has a stranger's words", confirmation, "We have", "{message} We have", "3:3 error: {message}"),
  row("a text is too long", banner, "May we", `${tooLong}. May we`, "2:7 warning: 500"),
  row(
    "a long title has no short one",
    first,
    "The first lane",
    "The first lane through the ports of the Channel and the North Sea",
    "3:8 warning: shortTitle",
  ),
  lead("a field has HTML", "lead: Who <b>we</b> work for.", "2:11 warning: HTML"),
  lead("a field has bold words", "lead: Who **we** work for.", "2:11 warning: bold"),
  lead("a field has a link", "lead: Who [we](/blog) work for.", "2:11 warning: link"),
  lead("a field has &nbsp;", "lead: Who&nbsp;we work for.", "2:10 warning: &nbsp;"),
  row(
    "an alternative text is a name",
    first,
    "A chart of the Channel.",
    "IMG_2034.png",
    "14:8 warning: shows",
  ),
  row(
    "a quote is in quotation marks",
    "testimonials.yml",
    "They did what they said.",
    "“They did what they said.”",
    "2:12 warning: quotation",
  ),
  lead("a text has the quotation marks of a word processor", "lead: “{practice}”", "2:7 warning: quotation"),
  lead("a text has Swedish quotation marks", "lead: ”{practice}”", "2:7 warning: quotation"),
  row(
    "lines of a mail run together",
    confirmation,
    "text: |\n  We",
    "text: >-\n  We\n  and you",
    "2:7 warning: |",
  ),
]

const agreement = [
  fact(
    "the VAT number is of another country",
    "vat:\n  label: VAT number\n  number: DE 517382946",
    "11:11 warning: countryCode is GB",
  ),
  row("the year of a date is wrong", first, "2025-03-04", "2052-03-04", "8:7 error: year"),
  row(
    "an update is too early",
    second,
    "date: 2025-03-11",
    "date: 2025-03-11\nupdated: 2025-03-01",
    "9:10 error: before",
  ),
  row(
    "the policy states another period for the cookie choice",
    "privacy/03-cookies.md",
    "182 days",
    "365 days",
    "4:1 error: 182 days",
  ),
  row(
    "a button to decline accepts",
    site,
    "declineCookies: Decline",
    "declineCookies: Accept",
    "56:19 error: put the words",
  ),
  row(
    "a button has other words than its fact",
    banner,
    '"{acceptCookies}"',
    "OK, count me",
    "8:9 error: {acceptCookies}",
  ),
  row("a period is no period", site, "3 years", "for ever", "57:18 error: 3 years"),
  row("the banner links to another page", banner, "/privacy-policy", "/blog", "6:9 error: /privacy-policy"),
  row("an industry is not in the list", wharf, "Manufacturing", "Fishing", "2:11 warning: industr"),
  row("the hours end too early", site, "09:00-17:00", "17:00-09:00", "16:15 error: before"),
  row(
    "the policy does not list an entry that the site stores",
    "privacy/03-cookies.md",
    "`contact-draft`",
    "`draft`",
    "4:1 error: contact-draft",
  ),
  row(
    "the policy has no token for a period",
    "privacy/03-cookies.md",
    "{hashesKept}",
    "9 days",
    "4:1 error: {hashesKept}",
  ),
  row(
    "the policy was updated in the future",
    policy,
    "2025-05-01\nlastUpdatedLabel",
    "2026-02-01\nlastUpdatedLabel",
    "7:14 error: future",
  ),
  row("the link to a section is wrong", policy, "data-security", "security", "27:18 error: data-security"),
  file(
    "a section has the id of the menu",
    "privacy/04-menu.md",
    "---\ntitle: A\n---\n\nB.\n",
    "1:1 error: name",
  ),
]

const files = [
  ...[
    ["Word", "PK\u0003\u0004\u0014"],
    ["RTF", "{\\rtf1\\ansi Words}"],
    ["PDF", "%PDF-1.4"],
  ].map(([program = "", to = ""]) =>
    file(
      `a document of another program has the name of a text file: ${program}`,
      wharf,
      to,
      "1:1 error: paste",
    ),
  ),
  file("a file is missing", clients, null, "1:1 error: missing"),
  several(
    "the last article is gone",
    [
      { file: "articles", to: null },
      { file: lock, to: "[]\n" },
    ],
    "articles:1:1 error: --name/index.md",
  ),
  file("a Word document is in content", "clients/a.docx", "x", "1:1 error: no page reads"),
  file("a file has the wrong ending", "home/hero.yaml", "heading: Hero\n", "1:1 error: .yml"),
  file(
    "Windows adds an ending",
    "clients/09-quay.yml.txt",
    "name: Quay\n",
    "1:1 error: content/clients/09-quay.yml",
  ),
  file("a client's file has no number", "clients/wharf.yml", "name: Wharf\n", "1:1 error: no page reads"),
  file(
    "an article's text has another name",
    first.replace("index", "text"),
    "Words.\n",
    "1:1 error: index.md",
  ),
  several(
    "an article's folder has capitals",
    [
      { file: "articles/2025-03-18--Third-Lane/index.md", to: article(3) },
      { file: "articles/2025-03-18--Third-Lane/chart.png", to: "" },
    ],
    "1:1 error: third-lane",
  ),
  file("the logo has no paths", "mark.svg", '<svg viewBox="0 0 4 4"/>', "1:1 error: paths"),
  file(
    "the logo is more than its paths",
    "mark.svg",
    '<svg viewBox="0 0 4 4"><rect width="4" height="4"/><path d="M0 0h4v4z"/></svg>',
    "1:1 error: paths",
  ),
  file(
    "a path of the logo is moved",
    "mark.svg",
    '<svg viewBox="0 0 4 4"><g transform="scale(2)"><path d="M0 0h4v4z"/></g></svg>',
    "1:1 error: paths",
  ),
  file("a page has the address of another one", "pages/blog.md", page, "1:1 error: /blog"),
  file("a page has the address of a redirect", "pages/contact.md", page, "1:1 error: /contact"),
  file("a page has the address of a folder", "pages/social.md", page, "1:1 error: /social"),
  file(
    "the name of a page has a capital, an accent and a space",
    "pages/Legalità 2.md",
    page,
    "1:1 error: content/pages/legalita-2.md",
  ),
  several(
    "a link leads to a page that is a draft",
    [
      { file: clients, from: 'href: "#contact"', to: "href: /imprint" },
      { file: "pages/imprint.md", to: page.replace("---\n\n", "draft: true\n---\n\n") },
    ],
    "5:9 error: a draft",
  ),
  row("a number of an article is used twice", second, "id: 2", "id: 1", "2:5 error: id"),
  several(
    "two articles have one address",
    [
      { file: third.replace("third", "first"), to: article(3) },
      { file: third.replace("third-lane/index.md", "first-lane/chart.png"), to: png },
    ],
    "1:1 error: /blog/first-lane",
  ),
  several(
    "two clients have one number",
    [
      { file: "clients/01-ark.yml", to: client },
      { file: "clients/01-ark.png", to: png },
    ],
    "clients/01-wharf.yml:1:1 warning: 01",
  ),
  several(
    "a published article is a draft again",
    [
      { file: second, from: "author:", to: "draft: true\nauthor:" },
      { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    ],
    "2:1 error: draft",
  ),
  row("a tag is spelt in two ways", second, "- Customs", "- customs", "10:5 warning: Customs"),
  file("no page shows a picture", "home/spare.png", "x", "1:1 warning: picture"),
  row(
    "a published article is gone or has another address",
    lock,
    "- second-lane",
    "- second-lane\n- old-lane",
    "5:3 error: old-lane",
  ),
  row("an address is not kept", lock, "- second-lane\n", "", `${second}:2:1 warning: - second-lane`),
  row("a line of the list is not an address", lock, "- second-lane", "- Second Lane", "4:3 error: address"),
  file("a file is not UTF-8", clients, Buffer.from("heading: Caf\xe9\n", "latin1"), "1:13 error: VS Code"),
]

const links = [
  link("a link leads to a page that does not exist", "/blog/third-lane", "/blog"),
  link("a link leads to an anchor that does not exist", "/#kontact", "#contact"),
  ...["clients", "case-studies"].map((part) =>
    several(
      `a link leads to #${part}, and there are none`,
      [
        { file: part, to: null },
        { file: first, from: "(/#contact)", to: `(/#${part})` },
      ],
      `${first}:21:30 error: no anchor #${part}`,
    ),
  ),
  ...["problems", "threshold", "about"].map((part) =>
    link(`a link leads to #${part}, which is left out`, `/#${part}`, `no anchor #${part}`),
  ),
  link("an anchor does not exist, and the page has many", "/#x1", "#testimonials …"),
  link("an anchor is on another page", "#contact", "/#contact"),
  link("a link has a slash at its end", "/blog/", "/blog"),
  link("the address of this site is written in full", "https://www.harbour-test.co.uk/blog/none", "/blog"),
  link("a link is not encrypted", "http://www.gov.uk/", "https", "warning"),
  link("a link leads to the writer's computer", "http://localhost:8000/blog", "computer"),
  link("an address has a no-break space", "/blog/second\u00a0lane", "invisible space"),
  link("the scheme of a link is misspelt", "malto:office@harbour.co.uk", "mailto:"),
  link("a link runs a script", "javascript:alert(1)", "javascript"),
  link("a link has no https", "www.gov.uk", "https://www.gov.uk"),
  link("a link has no mailto", "office@harbour.co.uk", "mailto:"),
  link("a port is no number", "https://server.company.com:port/sap", "example"),
  link("a domain has a forbidden character", "https://www.gov.uk|zoll.de/", "example"),
  text("an example of an address is a link", "Call https://server.company.com:port/ping.", "21:6 error: `"),
  text("an address without https has no port", "Call www.company.com:port/ping.", "21:6 error: `"),
  fact("the address of a calendar has no port", "bookingUrl: https://a.test:port/x", "9:13 error: https"),
  fact(
    "a calendar opens for its owner only",
    "bookingUrl: https://app.cal.com/event-types",
    "9:13 error: sharing",
  ),
  row("the address of the site has no port", site, ".co.uk\nemail", ".co.uk:port\nemail", "6:6 error: https"),
  link("a profile opens for its owner only", "https://www.linkedin.com/in/me/", "visitors cannot open"),
  link("a link has no https, and the ending of a country", "tullverket.se", "write https://tullverket.se"),
  link("an email address is incomplete", "mailto:office@", "email"),
  link("a telephone number has letters", "tel:+44-2O-0000", "telephone"),
  link("an address was shortened when it was copied", "https://www.gov.uk/guidance/some…page", "…"),
  link(
    "a link goes through a mail program",
    "https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fgov.uk",
    "gov.uk",
  ),
  link("a link leads to a file that does not exist", "/guide.pdf", "static"),
  row("a link has no text", first, "[a way to talk](/#contact)", "[](/#contact)", "21:30 error: text"),
  row(
    "a link in a field has a space",
    site,
    "href: /privacy-policy",
    "href: /privacy policy",
    "42:13 error: space",
  ),
  row(
    "an anchor in a field is on one page only",
    site,
    "href: /#services",
    'href: "#services"',
    "22:11 error: /#services",
  ),
  several(
    "a link leads to a draft",
    [
      { file: second, from: "author:", to: "draft: true\nauthor:" },
      { file: lock, from: "- second-lane\n", to: "" },
    ],
    `${first}:17:54 error: draft`,
  ),
  row(
    "a link leads to a later article",
    second,
    "date: 2025-03-11",
    "date: 2026-03-11",
    `${first}:17:54 error: 2026-03-11`,
  ),
]

const pictures = [
  picture("a picture does not exist", "./quay.png", "quay.png"),
  row("a picture in the text does not exist", first, "(./chart.png", "(./quay.png", "25:1 error: quay.png"),
  picture("a picture differs in capitals", "./Chart.png", "chart.png"),
  picture("a picture has no ./", "chart.png", "./chart.png"),
  picture("a picture is in another folder", "../2025-03-11--second-lane/chart.png", "chart.png"),
  picture("a picture is on another site", "https://a.test/chart.png", "site"),
  several(
    "a picture is a HEIC file",
    [
      { file: first, from: "src: ./chart.png", to: "src: ./chart.heic" },
      { file: first.replace("index.md", "chart.heic"), to: "" },
    ],
    "13:8 error: PNG",
  ),
  several(
    "the name of a picture has a space",
    [
      { file: first, from: "src: ./chart.png", to: "src: ./my chart.png" },
      { file: first.replace("index.md", "my chart.png"), to: "" },
    ],
    "13:8 error: my-chart.png",
  ),
  picture("the name of a picture has @", "./screen@2x.png", "./screen-2x.png"),
  picture("the name of a picture has &", "./a&b.png", "./a-b.png"),
  picture("the name of a picture has +", "./a+b.png", "./a-b.png"),
  picture("the name of a picture has #", '"./Übung#1.png"', "./uebung-1.png"),
  picture("the name of a picture is encoded", "./%C3%9Cbung.png", "./uebung.png"),
  several(
    "the name of a picture is stored with accents of its own",
    [
      { file: first, from: "src: ./chart.png", to: "src: ./\u00fcbung.png" },
      { file: first.replace("index.md", "u\u0308bung.png"), to: png },
    ],
    "13:8 error: ./uebung.png",
  ),
  row(
    "the name of a picture in a text has #",
    first,
    "(./chart.png",
    "(./chart#1.png",
    "25:1 error: ./chart-1.png",
  ),
  row(
    "the name of a picture in a text has a space",
    first,
    "(./chart.png",
    "(./Screenshot 2026-11-25 (2).png",
    "25:19 error: ./screenshot-2026-11-25-(2).png",
  ),
  text("the name of a file to download has a space", "[Plan](/My Plan.pdf)", "21:6 error: /my-plan.pdf"),
  file("a picture is damaged", "home/hero.png", "not a picture", "home/hero.yml:16:8 error: PNG"),
  row(
    "a picture in the text has no alternative text",
    first,
    "![The quay at noon]",
    "![]",
    "25:1 error: alternative",
  ),
]

const markup = [
  row(
    "an alternative text in the body is a name",
    first,
    "![The quay at noon]",
    "![IMG_2034.png]",
    "25:1 warning: shows",
  ),
  row("a heading skips a level", first, "### A detail", "#### A detail", "23:1 warning: skips"),
  row("a text has a second title", first, "## The way back", "# The way back", "27:1 warning: ##"),
  text("a text has a heading twice", "### One\n\nWords.\n\n### One\n\nWords.", "25:1 warning: same"),
  text("a heading repeats the title", "### The First Lane\n\nWords.", "21:1 warning: same"),
  text("a heading has no text", "Words.\n\n##\n\nWords.", "23:1 warning: heading"),
  text("a heading has no space", "##Users\n\nWords.", "21:1 warning: heading"),
  text(
    "a line of hyphens makes a heading",
    "A sentence that goes on\nand on over lines.\n---\n",
    "21:1 error: heading",
  ),
  text("a row has too many cells", "| a | b |\n| - | - |\n| 1 | 2 | 3 |", "23:1 error: cells"),
  text("a table has no line below its first row", "| a | b |\n| 1 | 2 |", "21:1 error: ---"),
  text("a table is from a spreadsheet", "Words.\n\nA\tB\nC\t\t4%\n\nWords.", "23:1 error: | --- |"),
  text("a link has the wrong brackets", "Read (this)[/blog].", "21:11 error: [text](/address)"),
  text("a code block is never closed", "```js\ncode", "21:1 error: ```"),
  text("a list has bullets of a word processor", "• One", "21:1 warning: hyphen"),
  text("a bullet of a word processor has a tab", "•\tOne that\ngoes\ton", "21:1 warning: hyphen"),
  text("a bullet of the second level has a tab", "o\tOne that\ngoes\ton", "21:1 warning: hyphen"),
  text("an item has no space after its hyphen", "-One", "21:1 warning: space"),
  text("an item has no space after its number", "Words.\n\n1.First", "23:1 warning: space"),
  text("bold words have a space inside the marks", "Some ** bold** words.", "21:6 warning: **"),
  text("fields are in the text", "draft: true", "21:1 error: field"),
  text("a no-break space is after ##", "##\u00a0Users", "21:1 warning: space"),
  text("a no-break space is after a hyphen", "-\u00a0One", "21:1 warning: space"),
  text("a no-break space is after a number", "1.\u202fOne", "21:1 warning: space"),
  text("a paragraph begins with a tab", "Words.\n\n\tMore words.", "23:1 warning: tab"),
  text("a paragraph begins with four spaces", "Words.\n\n    More words.", "23:1 warning: spaces"),
  text("a dash is used as a bullet", "Words.\n\n– One\n– Two", "23:1 warning: hyphen"),
  text("a line of equals signs makes a title", "A title\n=====\n\nWords.", "21:1 warning: ##"),
  text("a note of GitHub", "> [!NOTE]\n> Words.", "21:3 warning: **Note:**"),
  text("a block of another program", "::: tip\n\nWords.", "21:1 warning: typed"),
  text("a heading has an id", "### Words {#words}", "21:11 warning: typed"),
  text("a link is written as in a wiki", "See [[Origin]].", "21:5 warning: typed"),
  text(
    "a note for oneself is marked as in a program for notes",
    "Words %% remind me.",
    "21:7 warning: typed",
  ),
  text(
    "a line with brackets and a colon is taken for an address",
    "[Note]: /blog\n\nWords.",
    "21:1 warning: shown",
  ),
  text("a footnote has no text", "Words.[^1]", "21:7 error: footnote"),
  text(
    "two addresses have one name",
    "Read [a].\n\n[a]: /blog\n[a]: /privacy-policy",
    "24:1 warning: same name",
  ),
  text(
    "the brackets of a link are the wrong way round",
    "(A)[https://www.gov.uk].",
    "21:3 error: not a link",
  ),
  text("a paragraph has an address in brackets", "[https://www.gov.uk] ** a **", "21:22 warning: typed"),
  text("a link shows another website", "[www.gov.uk](https://www.sap.com/uk)", "21:1 warning: shows"),
  text("a link shows another mailbox", "[a@b.co.uk](mailto:{practiceEmail})", "21:1 warning: shows"),
  text("a link names an address that is missing", "Read [this][that].", "21:11 error: [name]: /address"),
  text("a link has a space before its address", "Read [this] (/blog).", "21:11 error: space"),
  text("the bracket of a link is never closed", "Read [this](/blog and more.", "21:11 error: bracket"),
  text("the address of a link has a space", "Read [this](/privacy policy).", "21:11 error: space"),
  text("a text has a script", "<script>alert(1)</script>\n\nWords.", "21:1 error: script"),
  text("a text has an event handler", '<abbr onclick="alert(1)">Words</abbr>.', "21:7 error: onclick"),
  text("a sign for less is taken for HTML", "If x<y and y>z, stop.", "21:5 error: \\<"),
  text("a text has a frame", '<iframe src="https://a.test">\n\nWords.', "21:1 error: iframe"),
  text(
    "a tag is hidden behind a comment",
    '<!--><meta http-equiv="refresh" content="0">-->\n\nWords.',
    "21:1 error: comment",
  ),
  text("an element is never closed", "<details>\n\nWords.", "21:1 error: details"),
]

const words = [
  text("a text has a control character", "A sign \u0007 here.", "21:8 error: U+0007"),
  text("a text has an invisible space", "A wo\u200brd here.", "21:5 warning: U+200B"),
  text("a character turns the direction of a text", "A \u202eesrever here.", "21:3 warning: U+202E"),
  text("a letter is lost", "M\ufffdller.", "21:2 warning: letter"),
  text("letters were saved in another encoding", "Ã¼ber.", "21:1 warning: Ã¼"),
  text("a token is misspelt", "Write to {practise}.", "21:10 error: {practice}"),
  text("the brace of a token is never closed", "Around {town.", "21:8 error: {town}"),
  text("asterisks in names vanish", "Tables CD*HD and AB*IT.", "21:10 warning: \\*"),
  text("asterisks between figures vanish", "It is 2*3*4 = 24.", "21:8 warning: ×"),
  text("a token has spaces", "Write to { privacyEmail }.", "21:10 error: {privacyEmail}"),
  row(
    "a brace in a field is never closed",
    first,
    "Test Person",
    '"{consultant"',
    "7:10 error: {consultant}",
  ),
  text(
    "the address of a link has a misspelt token",
    "[Write](mailto:{privacyEmial}).",
    "21:16 error: {privacyEmail}",
  ),
  text(
    "an email address is written out",
    "Write to office@harbour-test.co.uk.",
    "21:10 warning: {practiceEmail}",
  ),
  several(
    "a telephone number with an extension is written out without it",
    [
      { file: first, from: "Words about", to: "Call +44 20 0000 0000 about" },
      { file: site, from: "+44 20 0000 0000", to: "+44 20 0000 0000 ext. 3" },
    ],
    "21:6 warning: {practicePhone}",
  ),
  lead("a reply time is written out", "lead: You have a reply within 48 hours.", "2:18 warning: {replyTime}"),
  lead("a reply time comes first", "lead: Within two days I answer.", "2:7 warning: {replyTime}"),
  lead("years of experience are written out", "lead: With 15 years of SAP.", "2:12 warning: {years}"),
  text("a telephone number is written out", "Call +44 (0)20 0000-0000.", "21:6 warning: {practicePhone}"),
  ...[
    "Coming soon.",
    "Quote to follow",
    "xxx",
    "[Name]",
    "[Quotation]",
    "À compléter",
    "[numéro SIREN]",
    "DRAFT – not yet",
    "<your text>",
  ].map((found) =>
    lead(`a placeholder is the text: ${found}`, `lead: "${found}"`, `2:8 warning: ${found.slice(0, 3)}`),
  ),
  row(
    "a draft is marked in its title",
    first,
    "The first lane",
    '"[DRAFT] The lane"',
    "3:9 warning: [DRAFT]",
  ),
  text(
    "a telephone number has two figures in another order",
    "Call +44 20 0000 0100.",
    "21:6 warning: +44 20",
  ),
  text(
    "a telephone number with no-break spaces has two figures in another order",
    "Call +44\u00a020\u202f0000\u00a00100.",
    "21:6 warning: +44",
  ),
  several(
    "an imprint has the telephone number of another practice",
    [{ file: "pages/mentions-legales.md", to: `${page}\nCall +33 9 72 10 10 07.\n` }],
    "10:6 warning: site.yml",
  ),
  text(
    "an address of the site is misspelt",
    "See https://www.habour-test.co.uk/blog.",
    "21:5 warning: habour",
  ),
  several(
    "a VAT number differs",
    [
      { file: safety, from: "How we", to: "VAT number GB 517 382 964. How we" },
      { file: site, from: "phone:", to: "vat:\n  label: VAT number\n  number: GB 517 382 946\nphone:" },
    ],
    "5:15 warning: 517 382 964",
  ),
  ...["+44 20 1234 9999", "hello@other.co.uk", "https://www.other.co.uk"].map((found) =>
    row(
      `a mail has data of another practice: ${found}`,
      confirmation,
      "We have",
      `${found} We have`,
      "3:3 warning: site.yml",
    ),
  ),
  ...["Absolutely! Here’s", "Here is a polished", "Would you like me to"].map((found) =>
    text(`a chat assistant says ${found}`, `${found} version.`, `21:1 warning: ${found}`),
  ),
  text(
    "a text is between the marks of code",
    "```markdown\n## A\n\nB\n\n## C\n```",
    "21:1 error: delete both",
  ),
  text("a note to do is left", "TODO: Words.", "21:1 warning: TODO"),
  lead("a text is a note", "lead: tba", "2:7 warning: tba"),
  lead("a text is a note in capitals", "lead: TBA", "2:7 warning: TBA"),
  ...[
    "XXX.",
    "£XX per day.",
    "XX € per day.",
    "SEK XX",
    "XX percent",
    "[tba] and more.",
    "(tbc)",
    "Insert text here.",
  ].map((found) => text(`a placeholder is left: ${found}`, found, `21:1 warning: ${found.slice(0, 3)}`)),
  lead("filler text is left", "lead: Lorem ipsum dolor.", "2:7 warning: Lorem"),
  text("a place to fill in is left", "Costs are [insert figure here].", "21:11 warning: [insert"),
  row(
    "a name to fill in is left in a mail",
    confirmation,
    "We have",
    "Dear [First name], we have",
    "3:8 warning: [First name]",
  ),
  text("braces of a template are left", "Dear {{customer}}.", "21:6 warning: {{customer}}"),
  text(
    "a sentence of a chat assistant is left",
    "Sure! Here is the text you asked for.\n\nWords.",
    "21:1 warning: Sure!",
  ),
]

/** Mistakes that are likely, or harmful if they were published. */
export const mistakes: readonly Mistake[] = [
  ...syntax,
  ...fields,
  ...agreement,
  ...files,
  ...links,
  ...pictures,
  ...markup,
  ...words,
]
