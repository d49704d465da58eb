import { article, first, type Mistake } from "../mistake"

const rtf = "{\\rtf1\\ansi\\deff0 {\\fonttbl{\\f0 Arial;}}\\f0 The text.\\par}"
const client =
  "name: Other Works\nindustry: Manufacturing\ndescription: Ships pipes to Hull.\npicture:\n  src: ./02-other.png\n  alt: A chart.\n"

/** Texts saved in the format of another program. */
export const foreignFileMistakes: readonly Mistake[] = (
  [
    [first, "an RTF document", rtf],
    ["home/clients.yml", "an RTF document", rtf],
    [
      "privacy/03-cookies.md",
      "a document of Word or another office program",
      "PK\u0003\u0004\u0014\u0000word/document.xml",
    ],
    ["home/clients.yml", "a PDF", "%PDF-1.7\n%\n1 0 obj"],
    ["privacy/03-cookies.md", "a web page", "\n<!DOCTYPE html>\n<html><body>Cookies</body></html>"],
  ] as const
).map(([file, kind, to]) => ({
  mistake: `${file} is saved as ${kind}`,
  edits: [{ file, to }],
  problems: [
    `content/${file}:1:1  error  the file is ${kind} under the name of a text  → save it as plain text, or put the earlier version back: see “Undo a change” in docs/editing.md`,
  ],
}))

/** Files with a wrong name, in a wrong folder or of a wrong kind. */
export const movedFileMistakes: readonly Mistake[] = [
  {
    mistake: "articles are in a folder for the year",
    edits: [
      { file: "articles/2026/2025-03-18--third-lane/index.md", to: article(3) },
      { file: "articles/2026/fourth lane/index.md", to: article(4) },
    ],
    problems: [
      "content/articles/2026/2025-03-18--third-lane/index.md:1:1  error  the article's folder 2025-03-18--third-lane is in another folder, 2026  → move the folder up, to content/articles/2025-03-18--third-lane",
      "content/articles/2026/fourth lane/index.md:1:1  error  the article's folder fourth lane is in another folder, 2026  → move the folder up, to content/articles/2025-03-18--fourth-lane",
    ],
  },
  {
    mistake: "pictures for other programs are beside texts",
    edits: [
      { file: "articles/2025-03-04--first-lane/chart.psd", to: "x" },
      { file: "clients/logo.ai", to: "x" },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/chart.psd:1:1  error  no page reads this file  → pages do not show this kind of picture: save it as a .png or .jpg with small letters, or delete it",
      "content/clients/logo.ai:1:1  error  no page reads this file  → pages do not show this kind of picture: save it as a .png or .jpg with small letters, or delete it",
    ],
  },
  {
    mistake: "files of an unknown kind are in content",
    edits: [
      { file: "articles/2025-03-04--first-lane/data.sqlite", to: "x" },
      { file: "home/notes.one", to: "x" },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/data.sqlite:1:1  error  no page reads this file  → delete it here; only texts and pictures belong in content",
      "content/home/notes.one:1:1  error  no page reads this file  → delete it here; only texts and pictures belong in content",
    ],
  },
  {
    mistake: "texts have the ending of another program",
    edits: [
      { file: "clients/02-other.json", to: "{}" },
      { file: "clients/01-wharf.docx", to: "x" },
      { file: "privacy/04-calls.yml", to: "title: Calls\n" },
    ],
    problems: [
      "content/clients/01-wharf.docx:1:1  error  no page reads this file  → delete it here; only texts and pictures belong in content",
      "content/clients/02-other.json:1:1  error  no page reads this file  → write its text as 02-other.yml",
      "content/privacy/04-calls.yml:1:1  error  no page reads this file  → write its text as 04-calls.md",
    ],
  },
  {
    mistake: "a client is in the folder of the case studies, and its picture is not",
    edits: [
      { file: "case-studies/02-other.yml", to: client },
      { file: "clients/02-other.png", to: "x" },
    ],
    problems: [
      "content/case-studies/02-other.yml:1:1  error  the file has the fields of another kind of file, content/clients  → move the file to content/clients; if it took the place of another text, restore that",
    ],
  },
  {
    mistake: "a client has no number in its name, and its picture has",
    edits: [
      { file: "clients/other.yml", to: client },
      { file: "clients/02-other.png", to: "x" },
    ],
    problems: [
      "content/clients/other.yml:1:1  error  no page reads this file  → name it with two figures, a hyphen and small letters: 02-other.yml",
    ],
  },
  ...["home/hero-old.yml", "home/hero copy.yml", "home/hero.yml.bak", "pages/hero.yml", "home/Hero.yaml"].map(
    (file) => ({
      mistake: `home/hero.yml is called ${file}`,
      edits: [
        { file: "home/hero.yml", to: null },
        { file, to: "badge: A badge\n" },
      ],
      problems: [
        `content/${file}:1:1  error  no page reads this file  → give it back its name, content/home/hero.yml`,
      ],
    }),
  ),
  ...(
    [
      [
        "home/clients.yml",
        "home/customers.yml",
        "heading: Clients\nlead: Who.\nlink:\n  label: Go\n  href: /\n",
      ],
      ["emails/notice.yml", "emails/enquiry.yml", 'subject: Words\ntext: "{message}"\n'],
      [
        "pages/not-found.yml",
        "pages/404.yml",
        "title: Lost\nlead: Not here.\nlinks:\n  - label: Go\n    href: /\n",
      ],
    ] as const
  ).map(([file, renamed, to]) => ({
    mistake: `${file} has another name, ${renamed}`,
    edits: [
      { file, to: null },
      { file: renamed, to },
    ],
    problems: [
      `content/${renamed}:1:1  error  no page reads this file  → give it back its name, content/${file}`,
    ],
  })),
  {
    mistake: "the file of the services is missing, and a link leads to one of them",
    edits: [
      { file: "home/services.yml", to: null },
      { file: first, from: "(/#contact)", to: "(/#gts-on-hana)" },
    ],
    problems: [
      "content/home/services.yml:1:1  error  the file is missing  → put it back as it was: see “Undo a change” in docs/editing.md",
    ],
  },
  ...(
    [
      [
        "clients/06 Quay & Sons.yml",
        client,
        "name it with two figures, a hyphen and small letters: 06-quay-sons.yml",
      ],
      [
        "privacy/recorded-calls.md",
        "---\ntitle: Calls\n---\n\nNo calls.\n",
        "name it with two figures, a hyphen and small letters: 04-recorded-calls.md",
      ],
      [
        "privacy/04-calls/index.md",
        "---\ntitle: Calls\n---\n\nNo calls.\n",
        "move it to content/privacy/04-calls.md",
      ],
      [
        "clients/02-other.md",
        `---\n${client}---\n`.replace("02-other", "01-wharf"),
        "write its fields as content/clients/02-other.yml, without the lines ---",
      ],
      ["home/02-other.yml", client.replace("02-other", "01-wharf"), "move it to the folder content/clients"],
      ["pages/04-calls.md", "---\ntitle: Calls\n---\n\nNo calls.\n", "move it to the folder content/privacy"],
      [
        "testimonials-2026.yml",
        "items:\n  - quote: Well done.\n    role: Head\n    companyType: Trader\n",
        "write its text into content/testimonials.yml, and delete this file",
      ],
    ] as const
  ).map(([file, to, fix]) => ({
    mistake: `a text is called ${file}`,
    edits: [{ file, to }],
    problems: [`content/${file}:1:1  error  no page reads this file  → ${fix}`],
  })),
  {
    mistake: "the list of addresses has another name",
    edits: [
      { file: "articles/slugs.lock.yml", to: null },
      { file: "articles/slugs.yml", to: "1: first-lane\n2: second-lane\n" },
    ],
    problems: [
      "content/articles/slugs.yml:1:1  error  no page reads this file  → give it back its name, content/articles/slugs.lock.yml",
    ],
  },
  {
    mistake: "a picture has a size after its name",
    edits: [
      { file: first, from: "Words about the way out", to: "![A sheet](./sheet.png =600x) Words" },
      { file: "articles/2025-03-04--first-lane/sheet.png", to: "x" },
    ],
    problems: [
      `content/${first}:21:10  error  this is not a picture, because a size follows its name  → delete the size; pictures are as wide as the text`,
    ],
  },
]
