import { readFileSync } from "node:fs"
import path from "node:path"
import { fixtureContent } from "./copy"
import { first, type Edit } from "./edited-site"

/** A mistake in the fixture site, and the only problem that the check may report. */
type Mistake = {
  title: string
  edits: readonly Edit[]
  /** `severity: word`, where the word is in the message or its fix; with `file:line:column` in front if there is no mark. */
  expected: string
}

export const clients = "home/clients.yml"
const quay = "clients/02-quay-nine.yml"
const services = "home/services.yml"
const site = "site.yml"
const lock = "articles/slugs.lock.yml"
const third = "articles/2025-03-18--sap-gts-on-hana/index.md"
const fourth = "articles/2025-03-25--maximizing-sap-gts-roi/index.md"
const security = "privacy/10-data-security.md"
const cookies = "privacy/06-cookies-and-analytics.md"

const several = (title: string, expected: string, ...edits: Edit[]): Mistake => ({ title, edits, expected })

/** Replaces `from` in a file by `to`, in which ‹ marks the place of the problem. */
const row = (file: string, from: string, to: string, expected: string): Mistake =>
  several(`${file} has ${to} in place of ${from}`, expected, { file, from, to })

/** Replaces a file as a whole, or deletes it. */
const file = (name: string, to: Edit["to"], expected: string): Mistake =>
  several(`${name} is ${JSON.stringify(to)}`, `${name}:1:1 ${expected}`, { file: name, to })

/** Replaces the first words of the first article. */
const text = (to: string, expected: string): Mistake => row(first, "Goods leave by one door", to, expected)

/** Replaces the second line of `home/clients.yml`. */
const lead = (to: string, expected: string): Mistake =>
  row(clients, "lead: Five invented clients, each with a chart.", to, expected)

const link = (address: string, expected: string): Mistake => text(`‹[words](${address})`, expected)

/** Replaces the picture of a client. */
const picture = (src: string, expected: string): Mistake =>
  row(quay, "src: ./02-quay-nine.png", `src: ‹${src}`, expected)

export const png = readFileSync(path.join(fixtureContent, "home", "hero.png"))

/** Returns the text of an article. */
export const article = (date: string, more = "", body = "Words.") => `---
title: Another
excerpt: What it is about.
author: Test Person
date: ${date}
tags:
  - Customs
${more}---

${body}
`

/** Adds an article. */
export const added = (folder: string, to: string): Edit => ({ file: `articles/${folder}/index.md`, to })

/** The text of a plain page. */
export const page = "---\ntitle: Imprint\ndescription: Who is responsible.\nfooter: Imprint\n---\n\nWords.\n"

const readable = [
  file(clients, "", "error: empty"),
  several("a file is not in UTF-8", `${clients}:1:13 error: UTF-8`, {
    file: clients,
    to: Buffer.from("heading: Caf\xe9\n", "latin1"),
  }),
  lead("‹<<<<<<< HEAD\nlead: One.\n=======\nlead: Two.\n>>>>>>> main", "error: versions"),
  file("pages/terms.md", "Words.\n", "error: fields"),
  file("pages/terms.md", "---\ntitle: Terms\n\nWords.\n", "error: ---"),
  several("a section has no text", `${security}:4:1 error: text`, {
    file: security,
    to: "---\ntitle: Data Security\n---\n",
  }),
  lead("‹\tlead: x", "error: tab"),
  lead('lead: ‹"Who we work for.', "error: never closed"),
  lead("‹lead:Who we work for.", "error: colon"),
  lead("lead: ‹One: two", "error: quotation marks"),
  lead("lead: ‹@home", "error: quotation marks"),
  lead('lead: "Who" ‹we work for.', "error: quotation marks"),
  lead("lead: One.\n‹lead: Two.", "error: unique"),
  ...["&Who we", "!Who we", "*all"].map((words) => lead(`lead: ‹${words}`, "error: signs of YAML")),
  lead("lead: We are ‹#1", "error: cut off"),
  file(clients, "Words.\n", "error: no fields"),
  row(first, 'author: "{consultant}"\n', "", `${first}:2:1 error: author is missing`),
  row(first, "excerpt:", "‹excert:", "error: excerpt"),
  lead("lead: x\n‹colour: blue", "error: fields here"),
  row(first, "date: 2025-03-04", "date: ‹2025-02-30", "error: YYYY-MM-DD"),
  row(first, "\n  - EWM\n  - Customs\n  - Processes", " ‹EWM", "error: list"),
  row(services, "icon: shield", "icon: ‹sheild", "error: shield"),
  row(first, "date:", "draft: ‹maybe\ndate:", "error: true or false"),
  row(site, "countryCode: GB", "countryCode: ‹CH", "warning: your law"),
  row(site, "url: https://www.harbour-test.co.uk", "url: ‹harbour-test.co.uk", "error: https://"),
  row("emails/notice.yml", "text: |", "text: ‹|\n  {mesage}", "error: in braces"),
  row("emails/confirmation.yml", "text: |", "text: ‹|\n  {message}", "error: in braces"),
]

const needed = [
  picture("./02-Quay-Nine.png", "error: ./02-quay-nine.png"),
  picture("./photo.png", "error: put the picture"),
  row(first, "Goods", "‹![A quay](./quay.png)\n\nGoods", "error: does not exist"),
  picture("./02-quay-nine.gif", "error: ./name.png"),
  row(first, "Goods", "‹![A quay](./quay.heic)\n\nGoods", "error: PNG"),
  several("a picture is damaged", `${quay}:5:8 error: cannot be read`, {
    file: "clients/02-quay-nine.png",
    to: png.subarray(0, png.length >> 1),
  }),
  several("the dark version of a picture is damaged", `${quay}:5:8 error: 02-quay-nine.dark.png`, {
    file: "clients/02-quay-nine.dark.png",
    to: "x",
  }),
  file("social.png", "x", "error: cannot be read"),
  file("mark.svg", '<svg viewBox="0 0 4 4"><circle r="2"/><path d="M0 0h4v4Z"/></svg>', "error: circle"),
  file("home/spare.png", png, "warning: no file shows"),
  file(clients, null, "error: missing"),
  several(
    "the last section of the policy is gone",
    "privacy:1:1 error: 01-name.md",
    { file: "privacy", to: null },
    { file: "pages/privacy-policy.yml", from: "securitySection: data-security", to: "securitySection: main" },
  ),
  file("home/client.yml", "heading: x\n", "error: no page reads"),
  several(
    "a file has another name than the one that pages read",
    "home/clients.yaml:1:1 error: content/home/clients.yml",
    { file: clients, to: null },
    { file: "home/clients.yaml", to: "heading: x\n" },
  ),
  file("clients/wharf.yml", "name: Wharf\n", "error: name it like content/clients/01-name.yml"),
  link("/blog/none", "error: does not exist"),
  link("/blog/sap-gts-on-hanna", "error: /blog/sap-gts-on-hana"),
  link("https://www.harbour-test.co.uk/none", "error: does not exist"),
  link("/#kontact", "error: #contact"),
  link("/guide.pdf", "error: static"),
  link("/blog/not-ready", "error: a draft"),
  link("/blog/not-yet", "error: not published before 2099-01-01"),
  several(
    "a link leads to a part of the landing page that is empty",
    "error: no anchor #problems",
    { file: first, from: "Goods leave", to: "‹[words](/#problems)" },
    { file: "home/problems.yml", to: "heading: Problems\nlead: None.\nitems: []\n" },
  ),
  link("http://www.gov.uk/", "warning: https://"),
  ...["javascript:alert(1)", "www.gov.uk", "office@harbour.co.uk", ""].map((address) =>
    link(address, "error: mailto:"),
  ),
  text("Write to ‹{practise}", "error: {practice}"),
  text("Write to ‹{xyz}", "error: is not a token"),
  text("We start in ‹{nextStart}", "error: add nextStart"),
  row(services, "Ten modules, three", "Ten ‹{count} modules", "error: not a token"),
]

const slugs = [
  several("two case studies have one name", "case-studies/03-desk.yml:1:1 error: 01-desk.yml", {
    file: "case-studies/03-desk.yml",
    to: "title: A\nindustry: Logistics\ndescription: B.\nresults: [{ figure: '1', meaning: C }]\nlink: { label: D, href: / }\n",
  }),
  several(
    "an article has the earlier address of another one",
    "articles/2025-05-01--gts-on-hana/index.md:1:1 error: 2025-03-18--sap-gts-on-hana",
    added("2025-05-01--gts-on-hana", article("2025-05-01")),
  ),
  row(lock, "- gts-on-hana\n", "- gts-on-hana\n- ‹old-lane\n", "error: aliases"),
  several("a published article is a draft again", `${fourth}:2:1 warning: publish it`, {
    file: fourth,
    from: "date:",
    to: "draft: true\ndate:",
  }),
  file("pages/blog.md", page, "error: /blog"),
]

const markup = [
  text("‹<script>alert(1)</script>\n\nGoods", "error: script"),
  text('‹<abbr onclick="alert(1)">Goods</abbr>\n\n<abbr>Goods</abbr>', "error: onclick"),
  text("‹<details>\n\nGoods", "error: never closed"),
  text("Goods‹</kbd>", "error: closes nothing"),
  text('‹<!--><meta http-equiv="refresh" content="0">-->\n\nGoods', "error: comment"),
  text("‹```js\nGoods", "error: never ends"),
  ...["[the law‹] (/blog)", "[the law‹](/privacy policy)", "[the law‹][none]", "‹[^9]"].map((written) =>
    text(`See ${written}`, "error: as typed"),
  ),
  row(third, "![Three lanes that cross at one buoy]", "‹![]", "error: alternative text"),
  text("| a | b |\n| - | - |\n‹| 1 | 2 | 3 |\n\nGoods", "error: one cell per column"),
  row(first, "## The queue", "‹# The queue", "error: ##"),
  row(security, "### The site", "‹## The site", "error: ###"),
]

const secret = "re_Ab3dEf6hIj9lMn2p"

const keptPrivate = [
  text(`RESEND_API_KEY=‹${secret}`, "error: replace the key"),
  text("Login: desk, ‹password: Sommer2026!", "error: replace the key"),
  file("../static/.env", "KEY=1", "error: hidden"),
  file("../static/notes.txt", secret, "error: replace the key"),
  row(first, "excerpt: >-\n", "excerpt: >-\n‹  draft: true\n", "error: no effect"),
  text("‹draft: true\n\nGoods", "error: no effect"),
]

const policy = [
  row(cookies, "`contact-draft`", "`draft`", `${cookies}:4:1 error: contact-draft`),
  row("privacy/09-data-retention.md", "{hashesKept}", "9 days", `${cookies}:4:1 error: {hashesKept}`),
  row(site, "enquiriesKept: 3 years", "enquiriesKept: ‹2 years", "error: keeps this data for 3 years"),
  row(site, "heldBackKept: 90 days", "heldBackKept: ‹9 days", "error: keeps this data for 90 days"),
  row(site, "hashesKept: 1 day", "hashesKept: ‹3 days", "error: keeps this data for 1 day"),
]

/** Likely or harmful mistakes, in the order of the checks. */
export const mistakes: readonly Mistake[] = [
  ...readable,
  ...needed,
  ...slugs,
  ...markup,
  ...keptPrivate,
  ...policy,
]
