import { first, second, type Mistake } from "../mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const foreign = "a mark of another program is shown as typed  → delete it"
const caption =
  'this is not a link or a picture: its caption is not between straight quotation marks  → write the address, a space, and the caption between two straight marks: (./name.png "The caption")'
const bracket = "a bracket has no counterpart  → write the other bracket, or delete this one"
const left = (words: string) => `${words} is left in the text  → write the text, or delete it`
const claim = (words: string) =>
  `“${words}” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`

/** A text in the article, the column of the mistake in it, and the problem. */
const texts: readonly (readonly [text: string, column: number, problem: string])[] = [
  ["A {++new++} word", 3, `error  ${foreign}`],
  ["A //new// word", 3, `error  ${foreign}`],
  ["A new \\ word", 7, "warning  a \\ is shown as typed  → delete it"],
  [
    "[the rest of it] [rest] is",
    1,
    "warning  the text has no address for this link  → write [text](/address)",
  ],
  ["A [way to [the second](/blog/second-lane) is", 3, `warning  ${bracket}`],
  ["A way to [the second](/blog/second-lane)] is", 41, `warning  ${bracket}`],
  [
    "He said “no and “yes” to it",
    9,
    "warning  a quotation mark is never closed  → write ” where the quotation ends",
  ],
  ['![A log](./chart.png"The log")', 8, `error  ${caption}`],
  ['![A log]("The log" ./chart.png)', 8, `error  ${caption}`],
  ["![A log](./chart.png The log of it)", 8, `error  ${caption}`],
  ["What now??", 9, "warning  the same sign appears twice  → delete one of the two"],
  [
    "The date is simpler. The date is simpler.",
    1,
    "warning  the same sentence appears twice  → delete one of the two",
  ],
  ["Keep it. >>> a figure", 10, `error  ${left(">>>")}`],
  ["Keep it. todo: a figure", 10, `error  ${left("todo:")}`],
  ["[a]Check this", 1, `error  ${left("[a]")}`],
  ["Write to info@yourcompany.com today", 10, `error  ${left("info@yourcompany.com")}`],
  ["Pay only after it, or you pay nothing", 20, `warning  ${claim("or you pay nothing")}`],
  ["You get your money back", 5, `warning  ${claim("get your money back")}`],
  ["No fix, no fee, as", 1, `warning  ${claim("No fix, no fee")}`],
  ["You pay only if it works", 1, `warning  ${claim("You pay only if it works")}`],
  ["With a full refund if it fails", 8, `warning  ${claim("full refund")}`],
  ["London’s best SAP consultant", 7, `warning  ${claim("’s best SAP")}`],
]

/** Notes, marks and words that are left when a text is copied or edited. */
export const leftOverMistakes: readonly Mistake[] = [
  ...texts.map(([text, column, problem]) => ({
    mistake: `something is left over in ${text}`,
    edits: inText(`${text}\n\nWords`),
    problems: [`content/${first}:21:${column}  ${problem}`],
  })),
  {
    mistake: "a title begins with the word for a draft, and a heading too",
    edits: [
      { file: second, from: "title: The second lane", to: "title: DRAFT The second lane" },
      { file: second, from: "## The way back", to: "## WIP The way on" },
      { file: first, from: "/blog/second-lane#the-way-back", to: "/blog/second-lane" },
    ],
    problems: [
      `content/${second}:3:8  error  ${left("DRAFT")}`,
      `content/${second}:19:4  error  ${left("WIP")}`,
    ],
  },
  {
    mistake: "a word stands twice, at the end of a line of a field and on the next one",
    edits: [
      { file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: >-\n  Who we\n  we work for." },
    ],
    problems: ["content/home/clients.yml:3:7  warning  the same word appears twice  → delete one of the two"],
  },
  {
    mistake: "the items of a list start with different marks",
    edits: inText("Words:\n\n- one\n* two\n* three\n\nWords"),
    problems: [
      `content/${first}:24:1  warning  the list is cut in two, because its items start with - and *  → write - here too`,
    ],
  },
  {
    mistake: "a heading is in the text twice",
    edits: inText("Words.\n\n## The way on\n\nA.\n\n### Costs\n\nB.\n\n## The way  on\n\nC.\n\nWords"),
    problems: [
      `content/${first}:31:1  warning  the heading is the same as the one in line 23  → change one of the two`,
    ],
  },
  {
    mistake: "the description of a picture says only that it is one",
    edits: [{ file: "clients/01-wharf.yml", from: "alt: A chart of the North Sea.", to: "alt: Image of" }],
    problems: [
      "content/clients/01-wharf.yml:6:8  warning  alt does not say what the picture shows  → describe the picture for people who cannot see it",
    ],
  },
]
