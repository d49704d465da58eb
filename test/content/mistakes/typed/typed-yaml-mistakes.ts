import { first, second, type Mistake } from "../mistake"

const lead = "lead: Who we work for."
const quotation =
  "items:\n  - quote: >-\n      They did what they said, and\n      said what they did.\n    role: Head of Trade\n    companyType: Manufacturer\n"
const quoted = (from: string, to: string) => [{ file: "testimonials.yml", to: quotation.replace(from, to) }]
const link = "link:\n  label: Get started\n"

/** Mistyped marks, notes and fields in texts of YAML. */
export const typedYamlMistakes: readonly Mistake[] = [
  ...["->", "=>", "~>", "›-", "<-", ">–", ">=", ">_", "> -", ">-.", ">--", "'>-'", "-"].map((mark) => ({
    mistake: `${mark} is in place of >-`,
    edits: [{ file: "home/clients.yml", from: lead, to: `lead: ${mark}\n  Who we\n  work for.` }],
    problems: [
      `content/home/clients.yml:2:7  error  ${mark} is not the mark of a text on several lines  → write >- in its place`,
    ],
  })),
  {
    mistake: "a mail has another mark in place of |",
    edits: [
      { file: "emails/confirmation.yml", to: "subject: Thanks\ntext: I\n  Thank you.\n\n  {practice}\n" },
    ],
    problems: [
      "content/emails/confirmation.yml:2:7  error  I is not the mark of a text on several lines  → write | in its place",
    ],
  },
  {
    mistake: "lines of a text are switched off with #",
    edits: [
      { file: "home/clients.yml", from: lead, to: "lead: >-\n  Who we\n  # until 2024\n  work for." },
      {
        file: "home/hero.yml",
        from: "lead: A lead.",
        to: 'lead: "A lead\n  // of the kind\n  for two."',
      },
    ],
    problems: [
      "content/home/clients.yml:4:3  error  a note is in the text of lead, where readers see it  → delete the line, or move it above lead:",
      "content/home/hero.yml:4:3  error  a note is in the text of lead, where readers see it  → delete the line, or move it above lead:",
    ],
  },
  {
    mistake: "a line of a mail is switched off with #",
    edits: [
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  Thank you.\n\n  # Call me.\n  {practice}\n",
      },
    ],
    problems: [
      "content/emails/confirmation.yml:5:3  error  a note is in the text of text, where readers see it  → delete the line, or move it above text:",
    ],
  },
  {
    mistake: "a line of a mail begins with # at its first character",
    edits: [
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  Thank you.\n\n# Call me.\n  {practice}\n",
      },
    ],
    problems: [
      "content/emails/confirmation.yml:5:1  error  a note is in the middle of a text  → delete the line, or move it above the name of the text",
    ],
  },
  {
    mistake: "a note is between the lines of a text without a mark",
    edits: [{ file: "home/clients.yml", from: lead, to: "lead:\n  Who we\n  # until 2024\n  work for." }],
    problems: [
      "content/home/clients.yml:4:1  error  a note is in the middle of a text  → delete the line, or move it above the name of the text",
    ],
  },
  {
    mistake: "a field of an item is indented as far as the text above it",
    edits: quoted("    role:", "      role:"),
    problems: [
      "content/testimonials.yml:5:7  error  items, item 1: role is indented too far and counts as part of the text above it  → start it below the first letter of quote",
    ],
  },
  {
    mistake: "the field of a link is indented as far as the text above it",
    edits: [
      {
        file: "home/clients.yml",
        from: link,
        to: "link:\n  label: >-\n    Get started\n    href: /#contact\n",
      },
      { file: "home/clients.yml", from: '  href: "#contact"\n', to: "" },
    ],
    problems: [
      "content/home/clients.yml:6:5  error  link.href is indented too far and counts as part of the text above it  → start it below the first letter of label",
    ],
  },
  {
    mistake: "two fields are on one line",
    edits: [
      { file: "home/clients.yml", from: "started\n  href:", to: "started href:" },
      {
        file: "home/hero.yml",
        from: 'label: Book\n  href: "#contact"',
        to: 'label: "Book" href: "#contact"',
      },
      { file: "site.yml", from: "label: Home\n    href: /", to: "label: Home, href: /" },
      { file: first, from: "The first lane", to: "The first lane draft: true" },
      { file: second, from: "The second lane", to: "What is updated: the lane" },
    ],
    problems: [
      `content/${first}:3:23  error  draft: is on the line of title  → press Enter before draft:, and start it below the first letter of title`,
      `content/${second}:3:23  error  the text of title has a colon and is not in quotation marks  → put the text in quotation marks: "What is updated: the lane"`,
      "content/home/clients.yml:4:22  error  href: is on the line of label  → press Enter before href:, and start it below the first letter of label",
      "content/home/hero.yml:5:17  error  href: is on the line of label  → press Enter before href:, and start it below the first letter of label",
      "content/site.yml:19:18  error  href: is on the line of label  → delete the comma, press Enter before href:, and start it below the first letter of label",
    ],
  },
  {
    mistake: "a field without a space after its colon is on the line of another",
    edits: [{ file: "home/clients.yml", from: 'started\n  href: "#contact"', to: "started href:/#contact" }],
    problems: [
      "content/home/clients.yml:4:22  error  link.href is on the line of label  → press Enter before href:, start it below the first letter of label, and write a space after its colon",
    ],
  },
  {
    mistake: "an item of a list is indented further than the fields above it",
    edits: [
      {
        file: "home/services.yml",
        from: "  - icon: stamp\n    title: Customs",
        to: "      - icon: stamp\n        title: Customs",
      },
    ],
    problems: [
      "content/home/services.yml:8:7  error  the item is indented further than the one above it  → start it below the hyphen of that item",
    ],
  },
  {
    mistake: "a command of an editor is at the end",
    edits: [{ file: "home/clients.yml", from: '  href: "#contact"\n', to: '  href: "#contact"\n:wq\n' }],
    problems: ["content/home/clients.yml:6:1  error  the line is no field  → delete this line"],
  },
  {
    mistake: "a line of words is at the end",
    edits: [{ file: "home/clients.yml", from: '  href: "#contact"\n', to: '  href: "#contact"\nAsk Tom\n' }],
    problems: [
      "content/home/clients.yml:6:1  error  the line is neither a field nor part of the text above  → indent it by two spaces if the text above goes on here, write it as name: text, or delete it",
    ],
  },
  {
    mistake: "the items of a list have numbers, and another list has no hyphens",
    edits: [
      {
        file: "home/services.yml",
        from: "  - The first reason.\n  - The",
        to: "  1. The first reason.\n  2. The",
      },
      { file: second, from: "  - Customs\n  - Origin", to: "  Customs" },
    ],
    problems: [
      `content/${second}:10:3  error  tags must be a list, not Customs  → write each item on a line of its own, after a hyphen and a space`,
      "content/home/services.yml:18:3  error  reasons must be a list, not 1. The first reason. 2. The second reas…  → write a hyphen and a space in place of each number",
    ],
  },
  {
    mistake: "a list with a single item has no hyphen",
    edits: [
      {
        file: "site.yml",
        from: "    - label: Privacy Policy\n      href",
        to: "    label: Privacy Policy\n    href",
      },
    ],
    problems: [
      "content/site.yml:41:5  error  footer.resources must be a list, not a group of fields  → write a hyphen and a space before label:, and start the other fields below its first letter",
    ],
  },
  {
    mistake: "the fields of an article are in it twice",
    edits: [
      {
        file: first,
        from: "---\nid: 1\n",
        to: "---\nid: 1\ntitle: The first lane\nexcerpt: What.\nauthor: Test Person\ndate: 2025-03-04\ntags:\n  - Customs\npicture:\n  src: ./chart.png\n  alt: A chart of the Channel.\n---\n\n---\nid: 1\n",
      },
    ],
    problems: [
      `content/${first}:14:1  error  the fields are in the file a second time  → delete them, from this line --- to the next one`,
    ],
  },
]
