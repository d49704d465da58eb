import { first, type Mistake } from "../mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const services = "home/services.yml"
const counted = { file: services, from: "modulesHeading: Modules", to: "modulesHeading: Two modules" }

const notFound = (lines: string) => [
  {
    file: "pages/not-found.yml",
    to: `title: Not found\nlead: >-\n  The page is gone.\n${lines}links:\n  - label: Home page\n    href: /\n`,
  },
]

const privateAddresses = [
  "http://192.168.0.10/page",
  "http://10.1.2.3",
  "http://172.16.3.4:8080/b",
  "https://172.31.3.4",
  "http://intranet/page",
  "https://wiki.local/a",
  "https://gts.firm.internal",
]

const pictures = [
  [`content/${first.replace("index.md", "chart.png")}`, "does not exist", "write ./chart.png"],
  ["content/articles/log.png", "does not exist", "put the picture beside this file and write ./log.png"],
  ["static/log.png", "does not exist", "put the picture beside this file and write ./log.png"],
] as const

const authorities = [
  "HMRC approves our method",
  "HMRC-approved consultant",
  "Our method is certified by the BIS",
  "We are recommended by the DBT",
  "The method is endorsed by HMRC",
  "European Commission trusts this service",
  "customs authorities recommend us",
  "Recommended by HMRC",
]

/** Mistakes whose first message names their cause. */
export const causeMistakes: readonly Mistake[] = [
  ...[
    "on each\n  - document of yours.",
    "Embargoes: by country\n  - Legal control: by product",
    "Embargoes.\n  - Licences.",
  ].map((lines) => ({
    mistake: `hyphens make items of ${JSON.stringify(lines)}, and a heading counts the items`,
    edits: [
      counted,
      { file: services, from: "Three checks on each document.", to: `Three checks\n  - ${lines}` },
    ],
    problems: [8, 9].map(
      (line) =>
        `content/${services}:${line}:5  error  modules, item ${line - 6} is part of the text above it, but a hyphen makes it an item  → delete the hyphen, and start the line below the first letter of that text`,
    ),
  })),
  {
    mistake: "each field of an item has a hyphen, and a heading counts the items",
    edits: [
      counted,
      {
        file: services,
        from: "    title: Compliance Management\n    desc",
        to: "  - title: Compliance Management\n  - desc",
      },
    ],
    problems: [
      `content/${services}:6:3  error  modules, items 2 to 3 have only fields that are missing from item 1  → write two spaces in place of each hyphen and the space`,
    ],
  },
  ...["- label: The blog\n    href", "- label: The blog\n    href: /blog\n  - label: Home\n    href"].map(
    (lines) => ({
      mistake: `a text takes in the lines ${JSON.stringify(lines)} below it`,
      edits: notFound(`  ${lines}: /blog\n`),
      problems: [
        "content/pages/not-found.yml:4:3  error  the item with label is indented too far and counts as part of the text above it  → start its hyphen below the hyphens of links",
      ],
    }),
  ),
  {
    mistake: "a text takes in an address below it",
    edits: notFound("  href: /blog\n"),
    problems: [
      "content/pages/not-found.yml:4:3  error  href is indented too far and counts as part of the text above it  → start it below the other fields of links",
    ],
  },
  ...privateAddresses.map((address) => ({
    mistake: `a link leads to ${address}`,
    edits: inText(`See [x](${address}) and`),
    problems: [
      `content/${first}:21:5  error  the link leads to an address that only works inside a company network (${address})  → write the public address`,
    ],
  })),
  ...pictures.map(([src, fault, fix]) => ({
    mistake: `the address of a picture is ${src}`,
    edits: [{ file: first, from: './chart.png "', to: `${src} "` }],
    problems: [`content/${first}:25:1  error  the picture ${src} ${fault}  → ${fix}`],
  })),
  {
    mistake: "the picture of shared links is a JPEG",
    edits: [
      { file: "social.png", to: null },
      { file: "social.jpg", to: Buffer.from("") },
    ],
    problems: [
      "content/social.png:1:1  error  the file is missing  → save content/social.jpg again as a PNG with the name content/social.png, and delete content/social.jpg",
    ],
  },
  {
    mistake: "the figure of a result is a sentence",
    edits: [
      {
        file: "case-studies/01-desk.yml",
        from: "figure: Zero",
        to: "figure: Five fewer manual checks of the export declarations in each week now",
      },
    ],
    problems: [
      "content/case-studies/01-desk.yml:5:13  error  figure has 68 letters  → write the figure alone, for example 85 %, and what it means after meaning:",
    ],
  },
  ...[
    ["privacy/06-quay", "06-quay.md"],
    ["clients/06-quay", "06-quay.yml"],
  ].map(([file = "", name]) => ({
    mistake: `the file ${file} has no ending`,
    edits: [{ file, to: "Words.\n" }],
    problems: [
      `content/${file}:1:1  error  no page reads this file  → name it with two figures, a hyphen and small letters: ${name}`,
    ],
  })),
  ...authorities.map((claim) => ({
    mistake: `an authority recommends the consultant in “${claim}”`,
    edits: inText(`${claim}, and`),
    problems: [
      `content/${first}:21:1  warning  “${claim}” is a claim that a reader can hold you to  → authorities recommend no consultants: delete it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  })),
  {
    mistake: "a promise follows “a few”, which denies nothing",
    edits: inText("After a few weeks it is risk-free, and"),
    problems: [
      `content/${first}:21:25  warning  “risk-free” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
]
