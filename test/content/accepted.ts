import { article, first, page, png, second } from "./mistakes/row"
import type { Edit } from "./valid-copy"

/** Right edits of the small site in `test/content/valid`, about which the check has nothing to say. */
export type Accepted = { title: string; edits: readonly Edit[] }

const edit = (title: string, file: string, from: string, to: string): Accepted => ({
  title,
  edits: [{ file, from, to }],
})

const text = (title: string, to: string): Accepted => edit(title, first, "Words about the way out", to)

const lead = (title: string, to: string): Accepted => edit(title, "home/clients.yml", "Who we work for.", to)

const wharfPicture = "picture:\n  src: ./01-wharf.png\n  alt: A chart of the North Sea.\n"

const papers = "certifications:\n  - name: Application consultant\n    detail: From the issuing body"

export const accepted: readonly Accepted[] = [
  { title: "no edit", edits: [] },
  {
    title: "a client has no picture",
    edits: [
      { file: "clients/01-wharf.yml", from: wharfPicture, to: "" },
      { file: "clients/01-wharf.png", to: null },
    ],
  },
  {
    title: "there are no clients, case studies, testimonials and certifications",
    edits: [
      { file: "clients", to: null },
      { file: "case-studies", to: null },
      { file: "testimonials.yml", to: "items: []\n" },
      { file: "home/why-choose-us.yml", from: papers, to: "certifications: []" },
    ],
  },
  edit("the field of the certifications is left out", "home/why-choose-us.yml", `${papers}\n`, ""),
  ...["GB 517 3829 46", "XI 517382946", "517382946", "IVA 517382946"].map((number) =>
    edit(`a VAT number: ${number}`, "site.yml", "phone:", `vat:\n  label: VAT\n  number: ${number}\nphone:`),
  ),
  text("asterisks are escaped, or around a word", "2\\*3\\*4 is *not* 2 * 3 * 4, nor [a](/blog)b"),
  edit("a figure is a number", "case-studies/01-desk.yml", "figure: Zero", "figure: 0"),
  edit("a title is a number", first, "title: The first lane", "title: 2025"),
  edit("a text has no full stop at its end", "testimonials.yml", "They did what they said.", "They did"),
  edit("an article was updated", second, "date: 2025-03-11", "date: 2025-03-11\nupdated: 2025-05-01"),
  edit(
    "the policy was updated tomorrow, which has begun in Auckland",
    "pages/privacy-policy.yml",
    "2025-05-01\nlastUpdatedLabel",
    "2026-01-02\nlastUpdatedLabel",
  ),
  edit(
    "the policy takes effect in some months",
    "pages/privacy-policy.yml",
    "effectiveDate: 2025-04-30",
    "effectiveDate: 2026-06-01",
  ),
  edit("an article has a former address", second, "tags:", "aliases:\n  - old-lane\ntags:"),
  edit("a link leads to a client", "site.yml", "href: /#services", "href: /#client-wharf"),
  {
    title: "an imprint names the telephone number of the host too",
    edits: [
      { file: "pages/imprint.md", to: `${page}\nCall {practicePhone}. The host: +33 9 72 10 10 07.\n` },
    ],
  },
  lead("a word is repeated, and a name has capitals", "Had had, in eCOMMERCE"),
  {
    title: "an article is a copy of another one",
    edits: [
      {
        file: "articles/2025-03-18--third-lane/index.md",
        to: article(3).replace("Words.", "The opening paragraph."),
      },
      { file: "articles/2025-03-18--third-lane/chart.png", to: png },
      { file: "articles/slugs.lock.yml", from: "- second-lane", to: "- second-lane\n- third-lane" },
    ],
  },
  {
    title: "a draft is not in the list of addresses",
    edits: [
      {
        file: "articles/2025-03-18--third-lane/index.md",
        to: article(3).replace("tags:", "draft: true\ntags:"),
      },
      { file: "articles/2025-03-18--third-lane/chart.png", to: png },
    ],
  },
  {
    title: "a planned article links to one that is published before",
    edits: [
      {
        file: "articles/2026-03-18--third-lane/index.md",
        to: article(3).replace("2025-03-18", "2026-03-18"),
      },
      { file: "articles/2026-03-18--third-lane/chart.png", to: png },
      {
        file: "articles/2026-03-25--fourth-lane/index.md",
        to: article(4)
          .replace("2025-03-18", "2026-03-25")
          .replace("Another", "The fourth")
          .replace("Words.", "See [before](/blog/third-lane)."),
      },
      { file: "articles/2026-03-25--fourth-lane/chart.png", to: png },
      {
        file: "articles/slugs.lock.yml",
        from: "- second-lane",
        to: "- second-lane\n- third-lane\n- fourth-lane",
      },
    ],
  },
  {
    title: "an imprint names the VAT number of the practice and of its host",
    edits: [
      { file: "site.yml", from: "phone:", to: "vat:\n  label: VAT\n  number: GB 517382946\nphone:" },
      { file: "pages/imprint.md", to: `${page}\nVAT {vatNumber}\n\nThe host: VAT FR 12 345 900 471\n` },
    ],
  },
  {
    title: "a link leads to a heading of a page",
    edits: [
      { file: "home/clients.yml", from: 'href: "#contact"', to: "href: /imprint#address" },
      { file: "pages/imprint.md", to: page },
    ],
  },
  {
    title: "the policy has another section",
    edits: [{ file: "privacy/05-recorded-calls.md", to: "---\ntitle: Recorded calls\n---\n\nNone.\n" }],
  },
  text(
    "a sheet has blanks to fill in",
    "Number of records: ______\n\nSigned: ________  Date: ________\n\nWords",
  ),
  text(
    "links dial the numbers that they show",
    "[33 19 32 00](tel:+4533193200), [+44 (0)20 7946 0000](tel:+442079460000), [call](tel:+4533193200), [020 7946 0000 ext. 3](tel:+442079460000;ext=3) Words",
  ),
  edit(
    "the policy has brackets of links, notes and words that are explained",
    "privacy/02-data-security.md",
    "How we",
    "As in [1], [the law](https://www.gov.uk), [the guide] and [SAP]: how we\n\n[the guide]: https://www.sap.com\n",
  ),
  text("braces hold a set", "The set {1, 2} and {a, b}, written \\{x\\} or `{e-mail}`. Words"),
  text("words for a state are quoted", "The status moves from TODO to DONE, shows “N/A” or says TBD"),
  text("broken letters are quoted", 'So "Kühlgeräte" became "KÃ¼hlgerÃ¤te"'),
  text("a letter to copy is quoted", 'Write: "Dear [name], please send us [article number] by [date]."'),
  text(
    "a letter to copy is a quotation",
    "> Dear [name of supplier], by [date].\n> Yours, [your name]\n\nWords",
  ),
  text("code has anything", "Type `[insert x]`, `{{x}}`, `{practise}`, `Ã¼`, `**x**`, `TODO: x`"),
  text(
    "a code block has anything",
    "Words.\n\n```\n## x ](y TODO {{x}} | a | {CONSIGNEE}\n<b> seamless\n```\n\nWords",
  ),
  text(
    "words of a placeholder are ordinary",
    "We insert the text here: Roman XX, size XXL, as (to be announced), 147 000 000 and TBA2",
  ),
  text("a text has tabs in single lines", "One\tline.\n\nAnother\tline.\n\nWords"),
  text("brackets beside each other are no link", "The entry (new)[1] and a set {town, port}"),
  lead("a part of a text is in quotation marks", "“Just in time” and “just in case”"),
  lead("a text is a title in French", "«\u00a0Juste à temps\u00a0»"),
  text("a law has thresholds", "An alloy with more than 25% nickel, or up to 30% of spare parts"),
  text(
    "a link shows its address",
    "[www.gov.uk](https://www.gov.uk/a) or [{practiceEmail}](mailto:{practiceEmail})",
  ),
  text("a list is longer than announced", "Three steps:\n\n1. One\n2. Two\n3. Three\n4. Four\n\nWords"),
  text(
    "each item of a list is the first one",
    "1. One\n1. Two\n\n![The quay](./chart.png)\n\n3. Three\n4. Four\n\nWords",
  ),
  text("lists are nested", "- One\n  - A part\n    1. More\n- [ ] Two\n- [x] Three\n\nWords"),
  text("a table has escaped and empty cells", "| a | b |\n| - | -: |\n| x \\| y | `a` |\n| - | |\n\nWords"),
  text("a footnote", "Words[^1] more.\n\n[^1]: A note.\n\nWords"),
  text("a heading is underlined", "Words.\n\nA heading\n---\n\nWords"),
  text("a single tilde means about", "It takes 5~7 hours or 8~9 days, ~~not~~ more"),
  text("a dash begins a line within a sentence", "Words about the way\n– and the way back –\nout"),
  text("signs are no marks", "5 * 3 * 2 = 30, a_b_c, C#, A | B, \\\\srv\\a, [sic], ~5 m², § 6 and «x»"),
  text("letters of other scripts", "Words 👨‍👩‍👧 🇩🇪, Zoll\u00adamt, \u00a0nbsp, مرحبا \u200f and می\u200cخواهم"),
  text(
    "harmless HTML",
    'Press <kbd>F4</kbd>,<br> <abbr title="Customs">CDS</abbr>, H<sub>2</sub>O<!-- a note -->',
  ),
  text(
    "addresses of others",
    "See www.gov.uk, <https://www.zoll.de>, a.person@lawyers.test or call +49 30 0000 0001",
  ),
  text(
    "links in all their forms",
    "[A](HTTPS://WWW.GOV.UK), [b](https://en.wikipedia.org/wiki/Duty_(tax)), [c][d].\n\n[d]: /blog\n\nWords",
  ),
  text("a picture by reference", "![The quay][quay]\n\n[quay]: ./chart.png\n\nWords"),
  text(
    "links to mail and feeds",
    "[Write](mailto:a@b.co.uk?subject=Hello%20you), [follow](/rss.xml), [call](tel:{practicePhone})",
  ),
  text("a link to a shared document", "[A list](https://docs.google.com/document/d/1a/edit?usp=sharing)"),
  text("a link to a telephone number with an extension", "[Call](tel:+493012345678;ext=3)"),
  edit("the telephone number has an extension", "site.yml", "+44 20 0000 0000", "+44 20 0000 0000 ext. 3"),
  edit("an Italian telephone number has a 0", "site.yml", "+44 20 0000 0000", "+39 06 4411 2233"),
  ...["Österreich\n  countryCode: AT", "Suisse\n  countryCode: CH"].map((country) =>
    edit(
      `a country is in its language: ${country}`,
      "site.yml",
      "United Kingdom\n  countryCode: GB",
      country,
    ),
  ),
  ...["zöllner.рф", "xn--zllner-wxa.xn--p1ai"].map((domain) =>
    edit(
      `the domain has other letters: ${domain}`,
      "site.yml",
      "harbour-test.co.uk\nemail",
      `${domain}\nemail`,
    ),
  ),
]
