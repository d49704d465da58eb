import { first, type Mistake } from "../mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const at = (column: number, message: string) => `content/${first}:21:${column}  ${message}`

const picture = (to: string) => [{ file: first, from: '(./chart.png "A caption")', to }]

/** Marks that are almost right, so that a message must name the part that is wrong. */
export const misreadMistakes: readonly Mistake[] = [
  {
    mistake: "the hyphens of a note have become dashes",
    edits: inText("<!— old —> Words"),
    problems: [
      at(
        1,
        "error  the hyphens of the note have become dashes, so readers see it (<!— old —>)  → write two hyphens after <! and two before >",
      ),
    ],
  },
  {
    mistake: "words follow the caption of a picture",
    edits: picture('(./chart.png "A caption" width=600)'),
    problems: [
      `content/${first}:25:19  error  this is not a picture, because words follow its caption (width=600)  → delete what is between the caption and the bracket )`,
    ],
  },
  {
    mistake: "straight quotation marks are inside a caption",
    edits: picture('(./chart.png "The "old" way")'),
    problems: [
      `content/${first}:25:19  error  this is not a picture, because straight quotation marks are inside its caption  → write “ and ” for those inside`,
    ],
  },
  {
    mistake: "a comma is between a picture and its caption",
    edits: picture('(./chart.png, "A caption")'),
    problems: [
      `content/${first}:25:1  error  a comma follows the name of the picture (./chart.png,)  → write ./chart.png without it`,
    ],
  },
  {
    mistake: "items of a list have no space after the hyphen",
    edits: inText("-One\n-Two words\n-Three words"),
    problems: ["21", "22", "23"].map(
      (line) =>
        `content/${first}:${line}:1  error  this is not an item of a list  → write a hyphen and an ordinary space`,
    ),
  },
  {
    mistake: "a line of hyphens turns the last paragraph of a section into a heading",
    edits: inText("Words about the way out and back, and more.\n---\n\n## Next\n\nWords"),
    problems: [
      at(
        1,
        "error  the line below turns this text into a heading  → leave an empty line between them, or delete the line",
      ),
    ],
  },
  {
    mistake: "a link names a module by an earlier form of its name",
    edits: [
      { file: "home/services.yml", from: "title: Customs Management", to: "title: Preferential Origin" },
      { file: first, from: "(/#contact)", to: "(/#preference-work)" },
    ],
    problems: [
      at(30, "error  the page / has no anchor #preference-work  → Did you mean `#preferential-origin`?"),
    ],
  },
  {
    mistake: "braces in a mail are never closed, or never opened",
    edits: [
      {
        file: "emails/notice.yml",
        to: "subject: Hello\ntext: |\n  Write to {practiceEmail. You can also call: {practicePhone}.\n  From {consultan\n  or practice} and }. {message}\n",
      },
    ],
    problems: [
      "content/emails/notice.yml:3:12  error  text has {practiceEmail without its closing brace  → write {practiceEmail}",
      "content/emails/notice.yml:4:8  error  text has {consultan without its closing brace  → Did you mean `{consultant}`?",
      "content/emails/notice.yml:5:6  error  text has practice} without its opening brace  → write {practice}",
      "content/emails/notice.yml:5:16  error  text has } without its opening brace  → delete it",
    ],
  },
]
