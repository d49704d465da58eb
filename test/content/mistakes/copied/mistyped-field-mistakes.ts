import { first, type Mistake } from "../mistake"

const clients = (from: string, to: string) => [{ file: "home/clients.yml", from, to }]
const lead = (to: string) => clients("lead: Who we work for.", to)
const shown = "and fields are shown exactly as they are written"

/** Signs of YAML, of programs and of mails that a field does not have. */
export const mistypedFieldMistakes: readonly Mistake[] = [
  ...["->", "=>", "→", ">–", ">—", ">_", ">=", "|–", "|_"].map((mark) => ({
    mistake: `${mark} is before a text in place of >-`,
    edits: lead(`lead: ${mark}\n  Who we work for,\n  and why.`),
    problems: [
      `content/home/clients.yml:2:7  error  ${mark} is not the mark of a text on several lines  → write >- in its place`,
    ],
  })),
  {
    mistake: "a quoted mail has > before each of its lines",
    edits: [
      {
        file: "testimonials.yml",
        from: "quote: They did what they said.",
        to: "quote: >-\n      > They did what they said,\n      > and more.",
      },
    ],
    problems: [
      `content/testimonials.yml:3:7  error  quote has a > at the start of a line, ${shown}  → delete the > at the start of each line`,
    ],
  },
  {
    mistake: "the second line of a text has a > from a quoted mail",
    edits: lead("lead: >-\n  Who we work for,\n  > and why."),
    problems: [
      `content/home/clients.yml:4:3  warning  lead has a > at the start of a line, ${shown}  → delete the > at the start of each line`,
    ],
  },
  ...["\\n\\n", "\\r\\n", "\\n", "\\t"].map((mark) => ({
    mistake: `a text has the letters ${mark} for a line break`,
    edits: lead(`lead: >-\n  Who we work for.${mark}You too.`),
    problems: [
      `content/home/clients.yml:3:19  error  lead has letters with which programs write a line break or a tab, ${shown}  → write a space in place of ${mark}; in a mail press Enter`,
    ],
  })),
  {
    mistake: "a mail has the letters \\n for line breaks",
    edits: [
      { file: "emails/confirmation.yml", to: "subject: Thanks\ntext: |\n  Thank you.\\n\\nGoodbye.\n" },
    ],
    problems: [
      `content/emails/confirmation.yml:3:13  error  text has letters with which programs write a line break or a tab, ${shown}  → write a space in place of \\n\\n; in a mail press Enter`,
    ],
  },
  {
    mistake: "a text from a program has \\ before its quotation marks",
    edits: lead('lead: >-\n  Who \\"we\\" work for.'),
    problems: [
      `content/home/clients.yml:3:7  error  lead has a \\ before a quotation mark, ${shown}  → delete the \\`,
    ],
  },
  ...["//", "<!--", "--", ";", "/*", "REM"].map((mark) => ({
    mistake: `a field is switched off with ${mark}`,
    edits: clients("heading: Clients", `${mark} heading: Old\nheading: Clients`),
    problems: [
      `content/home/clients.yml:1:1  error  ${mark} does not make the line a note  → write # in its place, or delete the line`,
    ],
  })),
  {
    mistake: "a field has the plus sign of a comparison",
    edits: clients("heading: Clients", "+heading: Clients"),
    problems: [
      "content/home/clients.yml:1:1  error  +heading is not a field of this file  → write heading, without the sign before it",
    ],
  },
  {
    mistake: "claimsOk is below another field",
    edits: [
      {
        file: "clients/01-wharf.yml",
        from: "  alt: A chart of the North Sea.",
        to: "  alt: A chart of the North Sea.\n  claimsOk:\n    - words: Ships pumps\n      reason: agreed",
      },
    ],
    problems: [
      "content/clients/01-wharf.yml:7:3  error  picture.claimsOk is not a field of this file  → move it below the last line of picture, and delete the spaces before claimsOk:",
    ],
  },
  {
    mistake: "a field of an article is below another field",
    edits: [{ file: first, from: "picture:\n", to: "picture:\n  draft: false\n" }],
    problems: [
      `content/${first}:13:3  error  picture.draft is not a field of this file  → move it below the last line of picture, and delete the spaces before draft:`,
    ],
  },
  {
    mistake: "both lines of a comparison are in a file",
    edits: clients("heading: Clients", "-heading: Clients\n+heading: Our clients"),
    problems: [
      "content/home/clients.yml:1:1  error  the field has a hyphen before its name  → delete the hyphen; if it is the old line of a comparison, delete the whole line",
    ],
  },
  ...["1.", "1)", "(1)", "a)", "+"].map((sign) => ({
    mistake: `the items of a list begin with ${sign}`,
    edits: [
      {
        file: "home/services.yml",
        from: "  - The first reason.\n  - The second reason.",
        to: `  ${sign} First reason\n  ${sign} Other reason`,
      },
    ],
    problems: [
      `content/home/services.yml:18:3  error  reasons must be a list, not ${sign} First reason ${sign} Other reason  → write a hyphen and a space in place of each ${/\d/.test(sign) ? "number" : "sign"}`,
    ],
  })),
]
