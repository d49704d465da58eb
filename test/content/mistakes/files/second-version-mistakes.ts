import { article, first, second, type Mistake } from "../mistake"

const wharf = (text = "Ships pumps to Hull.") =>
  `name: Wharf Works\nindustry: Manufacturing\ndescription: ${text}\npicture:\n  src: ./01-wharf.png\n  alt: A chart of the North Sea.\n`
const quay =
  "name: Quay Works\nindustry: Manufacturing\ndescription: Ships pipes to Hull.\npicture:\n  src: ./02-quay.png\n  alt: A chart.\n"
const section = "---\ntitle: Recorded calls\n---\n\nCalls are never recorded.\n"
const stray = "error  no page reads this file  →"
const takeOver = (file: string) =>
  `error  this is a second version of content/${file}, which no page reads  → take over into that file what is newer here, then delete this file`

/** Second versions of files, and folders in another place or with another name. */
export const secondVersionMistakes: readonly Mistake[] = [
  ...[
    "clients/01-wharf-LAPTOP7.yml",
    "clients/01-wharf.sync-conflict-20261120-101112-ABCDEFG.yml",
    "clients/01-wharf (1).yml",
    "clients/01-wharf_old.yml",
    "clients/Wharf Works copy.yml",
  ].map((file) => ({
    mistake: `a program keeps a second client as ${file}`,
    edits: [{ file, to: wharf() }],
    problems: [`content/${file}:1:1  ${takeOver("clients/01-wharf.yml")}`],
  })),
  {
    mistake: "an article has a new version beside it",
    edits: [
      { file: first.replace("index", "index-new"), to: article(1).replace("Another", "The first lane") },
    ],
    problems: [`content/${first.replace("index", "index-new")}:1:1  ${takeOver(first)}`],
  },
  {
    mistake: "the list of addresses is in another folder",
    edits: [
      { file: "articles/slugs.lock.yml", to: null },
      { file: "slugs.lock.yml", to: "1: first-lane\n2: second-lane\n" },
    ],
    problems: [`content/slugs.lock.yml:1:1  ${stray} give it back its name, content/articles/slugs.lock.yml`],
  },
  {
    mistake: "a second list of addresses is in content",
    edits: [{ file: "slugs.lock.yml", to: "1: first-lane\n2: second-lane\n" }],
    problems: [`content/slugs.lock.yml:1:1  ${takeOver("articles/slugs.lock.yml")}`],
  },
  {
    mistake: "an archive is unpacked into content",
    edits: [
      { file: "content/home/clients.yml", to: "heading: Old\nlead: Old.\n" },
      { file: "content/clients/01-wharf.yml", to: wharf() },
      { file: "content/clients/01-wharf.png", to: "x" },
      { file: "content/articles/2025-03-04--first-lane/index.md", to: article(1) },
    ],
    problems: [
      "content/content/clients/01-wharf.yml:1:1  error  content/content has 4 files as in content, and no page reads them  → move to content what is newer or missing there, then delete content/content",
    ],
  },
  {
    mistake: "a folder has another name",
    edits: [
      { file: "case-studies", to: null },
      { file: "case_studies/01-desk.yml", to: "title: A desk\n" },
      { file: "case_studies/01-desk.png", to: "x" },
    ],
    problems: [
      "content/case_studies/01-desk.yml:1:1  error  no page reads the folder content/case_studies  → give it the name content/case-studies",
    ],
  },
  {
    mistake: "the folder of an article is in another folder",
    edits: [
      { file: "articles/2025-03-11--second-lane", to: null },
      { file: "clients/2025-03-11--second-lane/index.md", to: article(2) },
    ],
    problems: [
      `content/clients/2025-03-11--second-lane/index.md:1:1  ${stray} move its folder to content/articles`,
    ],
  },
  {
    mistake: "the list has a mistyped address, and links have the right one",
    edits: [
      { file: "articles/slugs.lock.yml", from: "2: second-lane", to: "2: second-laine" },
      { file: first, from: "Words about the way out", to: "See [the way back](/blog/second-lane). Words" },
    ],
    problems: [
      "content/articles/slugs.lock.yml:4:1  error  no article has the address second-laine, and links lead to /blog/second-lane  → write second-lane; if you renamed the folder, add aliases: [second-laine] to its article",
    ],
  },
  {
    mistake: "a page for which the site has no part is in content",
    edits: [{ file: "pages/about.yml", to: "title: About me\nlead: Twenty years.\n" }],
    problems: [
      `content/pages/about.yml:1:1  ${stray} delete it, or make its text an article: the site has no further pages`,
    ],
  },
  ...(
    [
      ["clients/100-quay.yml", quay, "02-quay.yml"],
      ["clients/O2-quay.yml", quay, "02-quay.yml"],
      ["clients/l2-quay.yml", quay, "12-quay.yml"],
      ["clients/01-Quay.yml", quay, "02-quay.yml"],
      ["privacy/Untitled-1.md", section, "04-recorded-calls.md"],
      ["privacy/new.md", section, "04-recorded-calls.md"],
    ] as const
  ).map(([file, to, name]) => ({
    mistake: `a new file is called ${file}`,
    edits: [{ file, to }, ...(file.startsWith("clients") ? [{ file: "clients/02-quay.png", to: "x" }] : [])],
    problems: [`content/${file}:1:1  ${stray} name it with two figures, a hyphen and small letters: ${name}`],
  })),
  {
    mistake: "a client is saved as Markdown",
    edits: [
      { file: "clients/02-quay.md", to: `---\n${quay}---\n` },
      { file: "clients/02-quay.png", to: "x" },
    ],
    problems: [
      `content/clients/02-quay.md:1:1  ${stray} write its fields as content/clients/02-quay.yml, without the lines ---`,
    ],
  },
  {
    mistake: "a picture has the name that the host gave it",
    edits: [
      { file: "articles/2025-03-11--second-lane/chart.png", to: null },
      { file: "articles/2025-03-11--second-lane/chart-1.png", to: "x" },
    ],
    problems: [
      `content/${second}:13:8  error  the picture ./chart.png does not exist  → Did you mean \`./chart-1.png\`?`,
    ],
  },
]

/** Files of which a cloud drive keeps only a placeholder on the computer. */
export const cloudMistakes: readonly Mistake[] = (
  [
    ["clients/01-wharf.png", "clients/.01-wharf.png.icloud", "01-wharf.png"],
    ["home/hero.yml", "home/.hero.yml.icloud", "hero.yml"],
  ] as const
).map(([file, placeholder, name]) => ({
  mistake: `${file} is only in the cloud`,
  edits: [
    { file, to: null },
    { file: placeholder, to: "bplist00" },
  ],
  problems: [
    `content/${placeholder}:1:1  error  ${name} is in the cloud and not on this computer  → open the folder in Finder, click the cloud beside the file, and wait until it is downloaded`,
  ],
}))
