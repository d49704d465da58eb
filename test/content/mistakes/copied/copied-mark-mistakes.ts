import { first, type Mistake } from "../mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const dates = [
  ["“2025-03-04”", "write 2025-03-04, without quotation marks"],
  ["2O25-O3-04", "write 2025-03-04, with figures in place of letters"],
  ["2025-03-l4", "write 2025-03-14, with figures in place of letters"],
  ["2025/3/4", "write 2025-03-04"],
  ["2025–03–04", "write 2025-03-04"],
  ["4.3.2025", "write 2025-03-04"],
  ["31/03/2025", "write 2025-03-31"],
  ["4th March 2025", "write 2025-03-04"],
  ["2025-03-04T09:00", "write 2025-03-04"],
  ["04/03/2025", "write it as YYYY-MM-DD, for example 2025-03-14"],
  ["30.02.2025", "write it as YYYY-MM-DD, for example 2025-03-14"],
] as const

const escaped = [
  ["\\# The way\n\nWords", "21:1", "error"],
  ["\\#\\# The way\n\nWords", "21:1", "error"],
  ["- One\n\n\\- **Two** three\n\nWords", "23:1", "error"],
  ["\\* One\n\\* Two\n\nWords", "21:1", "error"],
  ["1\\. **One** two\n\nWords", "21:1", "warning"],
  ["\\> A quotation.\n\nWords", "21:1", "error"],
  ["\\| A \\| B \\|\n\nWords", "21:1", "error"],
  ["Words.\n\n\\---\n\nWords", "23:1", "error"],
  ["See !\\[a chart\\]\\(./chart.png\\)", "21:6", "error"],
  ["A \\*\\*GTS\\*\\* word", "21:3", "warning"],
  ["A \\*new word\\*, and", "21:3", "warning"],
  ["A (\\_new\\_) word", "21:4", "warning"],
  ["A \\`code\\` word", "21:3", "warning"],
  ["A \\~\\~new\\~\\~ word", "21:3", "warning"],
  ["A \\<br\\> word", "21:3", "warning"],
  ["A word\\&nbsp;and", "21:7", "warning"],
  ["A word\\[^1\\] and", "21:7", "warning"],
] as const

/** Marks of other programs, dates in other forms, and brackets that are never closed. */
export const copiedMarkMistakes: readonly Mistake[] = [
  ...dates.map(([date, fix]) => ({
    mistake: `the date is ${date}`,
    edits: [{ file: first, from: "date: 2025-03-04", to: `date: ${date}` }],
    problems: [`content/${first}:8:7  error  date is not a date (${date})  → ${fix}`],
  })),
  ...escaped.map(([text, place, severity]) => ({
    mistake: `a program added a \\ before marks in ${JSON.stringify(text)}`,
    edits: inText(text),
    problems: [
      `content/${first}:${place}  ${severity}  a \\ shows the mark after it as typed  → delete each \\ before a mark here`,
    ],
  })),
  {
    mistake: "a program added a \\ before marks in a field",
    edits: [{ file: "home/clients.yml", from: "heading: Clients", to: "heading: Our \\_Clients\\_" }],
    problems: [
      "content/home/clients.yml:1:14  error  heading has a \\ before a mark, and fields are shown exactly as they are written  → delete the \\, and the mark unless readers should see it",
    ],
  },
  ...Object.entries({
    "&nbsp;": "an ordinary space",
    "&ndash;": "– (the longer dash)",
    "&#8217;": "’",
    "&#x20AC;": "€",
  }).map(([html, character]) => ({
    mistake: `a field has ${html}`,
    edits: [{ file: "home/clients.yml", from: "heading: Clients", to: `heading: "Our${html}Clients"` }],
    problems: [
      `content/home/clients.yml:1:14  error  heading has a character written as HTML, and fields are shown exactly as they are written  → write ${character} in place of ${html}`,
    ],
  })),
  ...["{practice}: who we are", "{practice} and {town}", "{ who we are", "{Head of Trade, Hull}"].map(
    (text) => ({
      mistake: `a text starts with a brace: ${text}`,
      edits: [{ file: "home/clients.yml", from: "heading: Clients", to: `heading: ${text}` }],
      problems: [
        `content/home/clients.yml:1:10  error  ${text.endsWith("}") && !text.startsWith("{practice") ? "" : "the text of "}heading starts with {  → put the text in quotation marks: "${text}"`,
      ],
    }),
  ),
  {
    mistake: "true is where words belong",
    edits: [{ file: "pages/blog.yml", from: "draft: Some words", to: "draft: true" }],
    problems: [
      "content/pages/blog.yml:12:8  error  draft must be text, but true is true or false  → write words for readers (The mark on a draft, which is shown only while you edit and in previews)",
    ],
  },
  {
    mistake: "a comment of Word is in the text",
    edits: inText("<!--[if gte mso 9]><xml>\n\n<w:Word/></xml><![endif]-->\n\nWords"),
    problems: [
      `content/${first}:21:1  error  HTML that is not allowed in a text: a note of another program  → delete it, up to its end -->`,
    ],
  },
  {
    mistake: "comments of a browser and of WordPress are in the text",
    edits: inText("<!--StartFragment-->\n\nWords <!--EndFragment--> and\n\n<!-- wp:paragraph -->\n\nwords"),
    problems: [
      `content/${first}:21:1  error  HTML that is not allowed in a text: a note of another program  → delete it, up to its end -->`,
      `content/${first}:23:7  error  HTML that is not allowed in a text: a note of another program  → delete it, up to its end -->`,
      `content/${first}:25:1  error  HTML that is not allowed in a text: a note of another program  → delete it, up to its end -->`,
    ],
  },
  {
    mistake: "the error of a spreadsheet is in a table, and the mark of a list in bold words",
    edits: [{ file: first, from: "| Hull | 1    |", to: "| Hull | #REF! |\n| • Dover | #WERT |" }],
    problems: [`content/${first}:31:10  error  #REF! is left in the text  → write the text, or delete it`],
  },
  {
    mistake: "links of a wiki are in the text",
    edits: inText("[[second-lane]], [[notes/second-lane|the second]] and [[SAP GTS]]"),
    problems: [
      `content/${first}:21:1  error  [[second-lane]] is left in the text  → write [words](/blog/second-lane) for a link, or delete the brackets`,
      `content/${first}:21:18  error  [[notes/second-lane|the second]] is left in the text  → write [the second](/blog/second-lane) for a link, or delete the brackets`,
      `content/${first}:21:55  error  [[SAP GTS]] is left in the text  → write [words](/address) for a link, or delete the brackets`,
    ],
  },
  {
    mistake: "a note for the owner has no colon",
    edits: inText("{{OWNER confirm this}} words"),
    problems: [
      `content/${first}:21:1  error  {{OWNER confirm this}} is left in the text  → write your note as {{OWNER: …}}, with a colon and with two braces on both sides`,
    ],
  },
  {
    mistake: "dots in square brackets stand for a text that is missing",
    edits: [
      ...inText("The rate is [...] per cent"),
      { file: "home/hero.yml", from: "lead: A lead.", to: "lead: We have […] clients." },
    ],
    problems: [
      `content/${first}:21:13  error  [...] is left in the text  → write the text, or delete it`,
      "content/home/hero.yml:3:15  error  […] is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "claims follow a negation that does not deny them",
    edits: inText(
      "No surprises guaranteed. Not only seamless. Nobody else guarantees it. It is no trick, and a guarantee is seamless. You risk nothing with it: 100 % secure. You do not wait with my seamless way",
    ),
    problems: [
      `content/${first}:21:14  warning  “guaranteed” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:35  warning  “seamless” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:57  warning  “guarantees” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:94  warning  “guarantee” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:107  warning  “seamless” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:143  warning  “100 % secure” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:181  warning  “seamless” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
  {
    mistake: "results are pairs, and a reason names one of them",
    edits: [
      {
        file: "case-studies/01-desk.yml",
        from: "results:\n  - figure: Zero\n    meaning: penalties",
        to: "claimsOk:\n  - words: 30%\n    reason: measured\nresults:\n  30%: faster",
      },
    ],
    problems: [
      "content/case-studies/01-desk.yml:8:3  error  results must be a list, not 30%: faster  → write each item on a line of its own, after a hyphen and a space",
    ],
  },
  {
    mistake: "fields are in the middle of a section of the policy",
    edits: [
      { file: "privacy/01-introduction.md", from: "Who we are.", to: "---\ntitle: Who\n---\n\nWho we are." },
    ],
    problems: [
      "content/privacy/01-introduction.md:5:1  error  the fields are in the file a second time  → delete them, from this line --- to the next one",
    ],
  },
  ...[
    "link: { label: Get started, href: /",
    'link: { label: Get started,\n  href: "/"',
    "link: {label: Get started, href: /\n\n\n",
  ].map((to) => ({
    mistake: `a bracket at the end of a file is never closed in ${JSON.stringify(to)}`,
    edits: [
      { file: "home/clients.yml", from: 'link:\n  label: Get started\n  href: "#contact"\n', to: `${to}\n` },
    ],
    problems: [
      "content/home/clients.yml:3:7  error  the bracket { is never closed  → write } at its end; if it is a text, put it in quotation marks",
    ],
  })),
]
