import { first } from "./mistake"
import type { Edit } from "../valid-copy"

/** Correct edits of texts that look like a mistake. */
export const legalEdits: readonly { edit: string; edits: readonly Edit[] }[] = [
  {
    edit: "links to the feeds and other built files",
    edits: [
      {
        file: first,
        from: "(/#contact)",
        to: "(/rss.xml) and [b](/atom.xml) and [c](/credits.txt), [d](/sitemap.xml)",
      },
    ],
  },
  {
    edit: "guarantees of customs law",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "The comprehensive guarantee, a customs guarantee, transit guarantees and a bank guarantee; the guarantee waiver",
      },
    ],
  },
  {
    edit: "certified exporters and brokers",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "A certified exporter and a certified customs broker",
      },
    ],
  },
  {
    edit: "the reader's SAP partner",
    edits: [{ file: first, from: "Words about the way out", to: "Ask your SAP partner for the note" }],
  },
  { edit: "a link in capitals", edits: [{ file: first, from: "(/#contact)", to: "(HTTPS://WWW.GOV.UK)" }] },
  {
    edit: "a link with percent-encoding",
    edits: [{ file: first, from: "(/#contact)", to: "(https://www.gov.uk/a%25b)" }],
  },
  {
    edit: "percentages as facts of others",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Customs examined 100% of consignments, and 30% of documents",
      },
    ],
  },
  {
    edit: "an autolink without https://",
    edits: [{ file: first, from: "Words about the way out", to: "See www.gov.uk for more" }],
  },
  {
    edit: "markdown, notes and braces in code",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "`**x**` and\n\n```\n## x ](y TODO {{x}} | a |\n```\n\nwords",
      },
    ],
  },
  {
    edit: "a footnote",
    edits: [
      { file: first, from: "Words about the way out", to: "Words[^1] more.\n\n[^1]: A note.\n\nWords" },
    ],
  },
  {
    edit: "a task list",
    edits: [{ file: first, from: "Words about the way out", to: "- [ ] one\n- [x] two\n\nWords" }],
  },
  {
    edit: "asterisks and underscores in formulas",
    edits: [{ file: first, from: "Words about the way out", to: "5 * 3 * 2 = 30 and a_b_c and C# #1" }],
  },
  {
    edit: "a link with brackets in its address",
    edits: [{ file: first, from: "(/#contact)", to: "(https://en.wikipedia.org/wiki/Duty_(tax))" }],
  },
  {
    edit: "emoji of several characters",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Words 👨\u200d👩\u200d👧 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} about",
      },
    ],
  },
  {
    edit: "Arabic and Hebrew text",
    edits: [{ file: first, from: "Words about the way out", to: "مرحبا بالعالم \u200f and עברית" }],
  },
  {
    edit: "Persian text with zero-width non-joiners",
    edits: [{ file: first, from: "Words about the way out", to: "می\u200cخواهم words" }],
  },
  {
    edit: "soft hyphens and no-break spaces",
    edits: [{ file: first, from: "Words about the way out", to: "Zoll\u00adverwaltung and \u00a0 nbsp" }],
  },
  {
    edit: "a heading that is underlined",
    edits: [{ file: first, from: "Words about the way out", to: "Words.\n\nA heading\n---\n\nWords" }],
  },
  {
    edit: "an email link with a subject",
    edits: [{ file: first, from: "(/#contact)", to: "(mailto:a@b.co.uk?subject=Hello%20you)" }],
  },
  {
    edit: "a link by reference with a title",
    edits: [{ file: first, from: "(/#contact)", to: '[x]\n\n[x]: /blog "one two three four"\n\nmore' }],
  },
  {
    edit: "a line that starts with a dash",
    edits: [{ file: first, from: "Words about the way out", to: "Goods\n– and papers –\nwords" }],
  },
  {
    edit: "a picture by reference with a title",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: '![A view][v]\n\n[v]: ./chart.png "one two three"\n\nwords',
      },
    ],
  },
  {
    edit: "a pipe in a text",
    edits: [{ file: first, from: "Words about the way out", to: "Use A | B in text" }],
  },
  {
    edit: "an escaped pipe in a table",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "| a | b |\n| - | - |\n| x \\| y | `a` |\n\nwords",
      },
    ],
  },
  {
    edit: "SAP partners in general",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "An SAP partner can sell licences. Work with an SAP partner.",
      },
    ],
  },
  {
    edit: "words that are also a part of a fact",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "London, Harbour Test, Practice, more-office@harbour-test.co.uk and Robin Example-Quayside",
      },
    ],
  },
  {
    edit: "characters that look like marks",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "§ 5 AWG applies.\n§ 6 AWG does not. It takes ~5–10 minutes, and ~20 at most; l´Oréal and C:\\\\times",
      },
    ],
  },
  {
    edit: "hyphens in the cells of a table",
    edits: [
      { file: first, from: "Words about the way out", to: "| A | B |\n| --- | --- |\n| - | - |\n\nWords" },
    ],
  },
  {
    edit: "sources in square brackets",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "[1] HMRC, notice 3001, and [B] https://www.gov.uk",
      },
    ],
  },
]
