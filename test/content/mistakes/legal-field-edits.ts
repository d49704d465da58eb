import { first, second } from "./mistake"
import type { Edit } from "../valid-copy"

/** Correct edits of fields that look like a mistake. */
export const legalFieldEdits: readonly { edit: string; edits: readonly Edit[] }[] = [
  {
    edit: "comments in YAML",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "# a note\nlead: Who we work for.  # the lead",
      },
    ],
  },
  {
    edit: "a list in square brackets",
    edits: [{ file: first, from: "\n  - Customs\n  - Origin", to: " [Customs, Origin]" }],
  },
  {
    edit: "a less-than sign and an ampersand in a field",
    edits: [{ file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: In <5 days, R&D" }],
  },
  {
    edit: "an ampersand and an apostrophe in a name",
    edits: [{ file: "site.yml", from: "name: Harbour Test Practice", to: "name: O'Brien & Söhne" }],
  },
  {
    edit: "a number in quotation marks as a name",
    edits: [{ file: "site.yml", from: "name: Harbour Test Practice", to: 'name: "4711"' }],
  },
  {
    edit: "--- above the fields of a YAML file",
    edits: [{ file: "home/clients.yml", from: "heading:", to: "---\nheading:" }],
  },
  {
    edit: "--- in a block text of YAML",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: |+\n  Who we\n    work for.\n\n  ---\n",
      },
    ],
  },
  {
    edit: "a long title",
    edits: [
      {
        file: first,
        from: "The first lane",
        to: "The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane The first lane",
      },
    ],
  },
  {
    edit: "an indented list in YAML",
    edits: [
      { file: first, from: "tags:\n  - Customs\n  - Origin", to: "tags:\n    - Customs\n    - Origin" },
    ],
  },
  {
    edit: "an article of a day to come",
    edits: [
      { file: second, from: "date: 2025-03-11", to: "date: 2026-05-01" },
      { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    ],
  },
  {
    edit: "a telephone number with an extension",
    edits: [{ file: "site.yml", from: "+44 20 0000 0000", to: "+44 (0)20 7946-0123 ext. 12" }],
  },
  {
    edit: "business hours of several days",
    edits: [{ file: "site.yml", from: "Mo-Fr 09:00-17:00", to: "Mo-Th 09:00-17:00, Fr 09:00-15:00" }],
  },
  {
    edit: "the word sample for something else",
    edits: [
      {
        file: "privacy/02-data-security.md",
        from: "How we keep it safe.",
        to: "We look at a sample of the logs.",
      },
    ],
  },
  { edit: "percentages in a table", edits: [{ file: first, from: "| Hull |", to: "| 12% faster |" }] },
  {
    edit: "tokens in texts, links and headings",
    edits: [
      {
        file: first,
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
        file: first,
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
    edit: "a formula with asterisks and spaces",
    edits: [{ file: first, from: "Words about the way out", to: "The duty is value * rate * quantity" }],
  },
  {
    edit: "a quotation with its author",
    edits: [
      {
        file: first,
        from: "## The way back",
        to: "> They are presented.\n\n— UCC, Article 139\n\n## The way back",
      },
    ],
  },
  {
    edit: "square brackets in a quotation",
    edits: [{ file: first, from: "Words about the way out", to: "“Goods [must] be presented [to customs]”" }],
  },
  {
    edit: "ports and dates on lines of their own",
    edits: [{ file: first, from: "Words about the way out", to: "From: London\nTo: Hamburg\n\nWords" }],
  },
  {
    edit: "a telephone number with (0)",
    edits: [{ file: "site.yml", from: "+44 20 0000 0000", to: "+44 (0)20 0000 0000" }],
  },
  {
    edit: "a country by its own name",
    edits: [
      {
        file: "site.yml",
        from: "country: United Kingdom\n  countryCode: GB",
        to: "country: Deutschland\n  countryCode: DE",
      },
    ],
  },
  {
    edit: "German quotation marks in a field",
    edits: [{ file: "testimonials.yml", from: "They did", to: "Sie sagten „ja“. They did" }],
  },
  {
    edit: "one hyphen in a text below >-",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: >-\n  Who we work for\n  - and with.",
      },
    ],
  },
  {
    edit: "a title that is a quotation",
    edits: [{ file: first, from: "title: The first lane", to: "title: “Can we ship?”" }],
  },
]
