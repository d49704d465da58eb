import { type Mistake, first } from "./mistake"

/** Mistakes in YAML. */
export const yamlMistakes: readonly Mistake[] = [
  {
    mistake: "a group is not indented",
    edits: [{ file: first, from: "  src: ./chart.png\n  alt:", to: "src: ./chart.png\nalt:" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:12:1  error  picture is empty  → write something after picture: (The picture above the article)",
      "content/articles/2025-03-04--first-lane/index.md:13:1  error  src is not a field of this file  → it belongs to `picture`: write it below `picture:`, indented by two spaces",
      "content/articles/2025-03-04--first-lane/index.md:14:1  error  alt is not a field of this file  → it belongs to `picture`: write it below `picture:`, indented by two spaces",
    ],
  },
  {
    mistake: "a title has both quotation marks and a colon",
    edits: [{ file: first, from: "The first lane", to: 'The "first": a lane' }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:3:19  error  the text of title has a colon and is not in quotation marks  → put the text in quotation marks: 'The \"first\": a lane'",
    ],
  },
  {
    mistake: "the closing --- is forgotten and the text follows at once",
    edits: [{ file: first, from: "\n---\n\nThe opening", to: "\nThe opening" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:15:1  error  the line --- that ends the fields is missing  → write --- on a line of its own between the fields and the text",
    ],
  },
  {
    mistake: "a list item has a colon",
    edits: [{ file: "home/services.yml", from: "The first reason.", to: "Reason one: speed" }],
    problems: [
      'content/home/services.yml:18:5  error  reasons, item 1 is text with a character that needs quotation marks  → write "Reason one: speed"',
    ],
  },
  {
    mistake: "YAML refers to itself",
    edits: [{ file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: &a Who\nmore: *a" }],
    problems: [
      "content/home/clients.yml:2:7  error  a reference (&) is not allowed in content  → write the text itself; if a text starts with & or *, put it in quotation marks",
      "content/home/clients.yml:3:7  error  a reference (*) is not allowed in content  → write the text itself; if a text starts with & or *, put it in quotation marks",
    ],
  },
  {
    mistake: "YAML names a type",
    edits: [{ file: "home/clients.yml", from: "lead: Who", to: "lead: !secret Who" }],
    problems: [
      "content/home/clients.yml:2:15  error  a type (!) is not allowed in content  → put the text in quotation marks",
    ],
  },
  {
    mistake: "a text begins with a sign",
    edits: [{ file: "home/clients.yml", from: "lead: Who", to: "lead: @Who" }],
    problems: [
      'content/home/clients.yml:2:7  error  the text of lead starts with @  → put the text in quotation marks: "@Who we work for."',
    ],
  },
  {
    mistake: "a text goes on after its quotation mark",
    edits: [{ file: "home/clients.yml", from: "lead: Who we", to: 'lead: "Who" we' }],
    problems: [
      "content/home/clients.yml:2:13  error  the text of lead goes on after its closing quotation mark  → put the whole text in '…', or delete the quotation marks",
    ],
  },
  {
    mistake: "a line begins with a tab",
    edits: [{ file: "home/clients.yml", from: "  label:", to: "\tlabel:" }],
    problems: [
      "content/home/clients.yml:4:1  error  the line starts with a tab  → indent with spaces, two for each level",
    ],
  },
  {
    mistake: "a line is indented too little",
    edits: [{ file: "home/clients.yml", from: "  href:", to: " href:" }],
    problems: [
      "content/home/clients.yml:5:2  error  the line is not in line with its neighbours  → indent it as they are, with spaces",
    ],
  },
  {
    mistake: "a list item is indented too far",
    edits: [{ file: first, from: "  - Origin", to: "    - Origin" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:11:5  error  the item is indented further than the one above it  → start it below the hyphen above",
    ],
  },
  {
    mistake: "a list item is indented too little",
    edits: [{ file: first, from: "  - Origin", to: " - Origin" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:11:2  error  the line is not in line with its neighbours  → indent it as they are",
    ],
  },
  {
    mistake: "a space is missing after the colon",
    edits: [{ file: "home/clients.yml", from: "lead: Who", to: "lead:Who" }],
    problems: [
      "content/home/clients.yml:2:5  error  a space is missing after lead:  → write one space after the colon",
    ],
  },
  {
    mistake: "a colon is missing",
    edits: [{ file: "home/clients.yml", from: "lead: Who", to: "lead Who" }],
    problems: [
      "content/home/clients.yml:2:5  error  a colon is missing after lead  → write lead: and a space before the text",
    ],
  },
  {
    mistake: "a text is cut at #",
    edits: [{ file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: Who is #1" }],
    problems: [
      "content/home/clients.yml:2:14  error  the text is cut off at #  → put the whole text in quotation marks",
    ],
  },
  {
    mistake: "a placeholder is not in quotation marks",
    edits: [
      { file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: {{OWNER: who you work for}}" },
    ],
    problems: [
      'content/home/clients.yml:2:7  error  lead starts with {  → put the text in quotation marks: "{{OWNER: who you work for}}"',
    ],
  },
  {
    mistake: "a YAML file is a list",
    edits: [{ file: "home/clients.yml", to: "- one\n- two\n" }],
    problems: [
      "content/home/clients.yml:1:1  error  the file has no fields  → write heading, lead, link and so on as name: text, one on each line",
    ],
  },
  {
    mistake: "a group of fields is part of the text above it",
    edits: [
      {
        file: "clients/01-wharf.yml",
        from: "description: Ships pumps to Hamburg.\npicture:\n",
        to: "description: >-\n  Ships pumps to Hamburg.\n  picture:\n",
      },
    ],
    problems: [
      "content/clients/01-wharf.yml:5:3  error  picture is indented too far and counts as part of the text above it  → start it below the first letter of description",
    ],
  },
  {
    mistake: "a list has a comma without an item",
    edits: [{ file: first, from: "tags:\n  - Customs\n  - Origin", to: "tags: [Customs, , Origin]" }],
    problems: [
      `content/${first}:9:17  error  a comma has no item before it  → write the item before it, or delete the comma`,
    ],
  },
  {
    mistake: "the YAML of an article with an alias has a syntax error",
    edits: [
      { file: "articles/slugs.lock.yml", from: "1: first-lane", to: "1: [first-lane, old-lane]" },
      { file: first, from: "title: The first lane", to: 'title: "The first lane' },
    ],
    problems: [
      `content/${first}:3:8  error  the quotation mark before the text of title is never closed  → write " at the end of the text as well`,
    ],
  },
  {
    mistake: "texts start with >",
    edits: [
      { file: "case-studies/01-desk.yml", from: "figure: Zero", to: "figure: >40%" },
      { file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: >5 of them" },
    ],
    problems: [
      'content/case-studies/01-desk.yml:5:13  error  the text of figure starts with >  → put the text in quotation marks: ">40%"',
      'content/home/clients.yml:2:7  error  the text of lead starts with >  → put the text in quotation marks: ">5 of them"',
    ],
  },
  {
    mistake: "a line of a mail and a label of the banner cannot be read",
    edits: [
      {
        file: "emails/notice.yml",
        to: "subject: A\ntext: |\n  Words {message}\n\nReceived: {received}\n\n  Words\n",
      },
      { file: "cookie-banner.yml", from: "accept: Some words", to: "accept: Some: words" },
      { file: "privacy/03-cookies.md", from: "What is stored.", to: "After Accept All, we count." },
    ],
    problems: [
      'content/cookie-banner.yml:8:13  error  the text of accept has a colon and is not in quotation marks  → put the text in quotation marks: "Some: words"',
      "content/emails/notice.yml:5:1  error  the line is not indented like the text above it  → indent it by two spaces",
    ],
  },
]
