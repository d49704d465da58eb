import type { Edit } from "../valid-copy"

/** Correct edits that look like a mistake. */
export const legalEdits: readonly { edit: string; edits: readonly Edit[] }[] = [
  {
    edit: "feeds",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(/rss.xml) and [b](/atom.xml) and [c](/credits.txt), [d](/sitemap.xml)",
      },
    ],
  },
  {
    edit: "guarantee",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "The comprehensive guarantee, a customs guarantee, transit guarantees and a bank guarantee; the guarantee waiver",
      },
    ],
  },
  {
    edit: "certified",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "A certified exporter and a certified customs broker",
      },
    ],
  },
  {
    edit: "sap partner",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Ask your SAP partner for the note",
      },
    ],
  },
  {
    edit: "HTTPS",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(HTTPS://WWW.GOV.UK)",
      },
    ],
  },
  {
    edit: "%25",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(https://www.gov.uk/a%25b)",
      },
    ],
  },
  {
    edit: "100% of consignments",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Customs examined 100% of consignments, and 30% of documents",
      },
    ],
  },
  {
    edit: "www",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "See www.gov.uk for more",
      },
    ],
  },
  {
    edit: "comment",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "# a note\nlead: Who we work for.  # the lead",
      },
    ],
  },
  {
    edit: "flow",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "\n  - Customs\n  - Origin",
        to: " [Customs, Origin]",
      },
    ],
  },
  {
    edit: "<5",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: In <5 days, R&D",
      },
    ],
  },
  {
    edit: "code",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "`**x**` and\n\n```\n## x ](y TODO {{x}} | a |\n```\n\nwords",
      },
    ],
  },
  {
    edit: "footnote",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Words[^1] more.\n\n[^1]: A note.\n\nWords",
      },
    ],
  },
  {
    edit: "task list",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "- [ ] one\n- [x] two\n\nWords",
      },
    ],
  },
  {
    edit: "math",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "5 * 3 * 2 = 30 and a_b_c and C# #1",
      },
    ],
  },
  {
    edit: "brackets",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(https://en.wikipedia.org/wiki/Duty_(tax))",
      },
    ],
  },
  {
    edit: "escaped",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "\\*\\*not bold\\*\\* and \\[x\\](y)",
      },
    ],
  },
  {
    edit: "emoji",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Words 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 about",
      },
    ],
  },
  {
    edit: "rtl",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "مرحبا بالعالم ‏ and עברית",
      },
    ],
  },
  {
    edit: "persian",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "می‌خواهم words",
      },
    ],
  },
  {
    edit: "soft hyphen",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Zoll­verwaltung and   nbsp",
      },
    ],
  },
  {
    edit: "company",
    edits: [
      {
        file: "site.yml",
        from: "name: Harbour Test Practice",
        to: "name: O'Brien & Söhne",
      },
    ],
  },
  {
    edit: "number name",
    edits: [
      {
        file: "site.yml",
        from: "name: Harbour Test Practice",
        to: 'name: "4711"',
      },
    ],
  },
  {
    edit: "--- first",
    edits: [
      {
        file: "home/clients.yml",
        from: "heading:",
        to: "---\nheading:",
      },
    ],
  },
  {
    edit: "block",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: |+\n  Who we\n    work for.\n\n  ---\n",
      },
    ],
  },
  {
    edit: "long title",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "The first lane",
        to: "The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane",
      },
    ],
  },
  {
    edit: "setext",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "A heading\n---\n\nWords",
      },
    ],
  },
  {
    edit: "mailto",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(mailto:a@b.co.uk?subject=Hello%20you)",
      },
    ],
  },
  {
    edit: "ref link",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: '[x]\n\n[x]: /blog "one two three four"\n\nmore',
      },
    ],
  },
  {
    edit: "dash line",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Goods\n– and papers –\nwords",
      },
    ],
  },
  {
    edit: "image ref",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: '![A view][v]\n\n[v]: ./chart.png "one two three"\n\nwords',
      },
    ],
  },
  {
    edit: "nested list",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "tags:\n  - Customs\n  - Origin",
        to: "tags:\n    - Customs\n    - Origin",
      },
    ],
  },
  {
    edit: "scheduled",
    edits: [
      {
        file: "articles/2025-03-11--second-lane/index.md",
        from: "date: 2025-03-11",
        to: "date: 2026-05-01",
      },
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "/blog/second-lane#the-way-back",
        to: "/blog",
      },
    ],
  },
  {
    edit: "phone",
    edits: [
      {
        file: "site.yml",
        from: "+44 20 0000 0000",
        to: "+44 (0)20 7946-0123 ext. 12",
      },
    ],
  },
  {
    edit: "hours",
    edits: [
      {
        file: "site.yml",
        from: "Mo-Fr 09:00-17:00",
        to: "Mo-Th 09:00-17:00, Fr 09:00-15:00",
      },
    ],
  },
  {
    edit: "release sample logs",
    edits: [
      {
        file: "privacy/02-data-security.md",
        from: "How we keep it safe.",
        to: "We look at a sample of the logs.",
      },
    ],
  },
  {
    edit: "pipe",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Use A | B in text",
      },
    ],
  },
  {
    edit: "table escaped",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "| a | b |\n| - | - |\n| x \\| y | `a` |\n\nwords",
      },
    ],
  },
  {
    edit: "partner generic",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "An SAP partner can sell licences. Work with an SAP partner.",
      },
    ],
  },
  {
    edit: "table 12%",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "| Hull |",
        to: "| 12% faster |",
      },
    ],
  },
  {
    edit: "tokens",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "{practice}, [write](mailto:{practiceEmail}), [call](tel:{practicePhone}), {address}\n\n## For {town}\n\n[Here](#for-london)\n\nOut",
      },
      { file: "pages/blog.yml", from: "about: Some words", to: 'about: "{author} of {practice}"' },
    ],
  },
  {
    edit: "braces that are no token",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "The set {1, 2} and {two words}, \\{item}, `{item}` of\n\n<!-- {item} -->\n\nOut",
      },
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "claimsOk:\n  - words: A seamless\n    reason: '{item}'\nlead: A seamless {two words}.",
      },
    ],
  },
  {
    edit: "words that are also a part of a fact",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "London, Harbour Test, Practice, more-office@harbour-test.co.uk and Robin Example-Quayside",
      },
    ],
  },
]
