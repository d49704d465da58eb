import { first, type Mistake } from "../mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const at = (column: number, message: string) => `content/${first}:21:${column}  ${message}`

const isLeft = "is left in the text  → write the text, or delete it"

/** Texts that are not finished, and texts that a keyboard, a program or a copy damaged. */
export const unfinishedMistakes: readonly Mistake[] = [
  {
    mistake: "caps lock was on while a text was typed",
    edits: [
      ...inText("a tRANSFORMATION, and aLL YOUR wORDS about it"),
      { file: "home/hero.yml", from: "A headline", to: "yOUR hEADLINE" },
    ],
    problems: [
      at(3, "error  capital and small letters are exchanged  → type the words again, without caps lock"),
      at(23, "error  capital and small letters are exchanged  → type the words again, without caps lock"),
      "content/home/hero.yml:2:11  error  capital and small letters are exchanged  → type the words again, without caps lock",
      "content/home/hero.yml:2:16  error  capital and small letters are exchanged  → type the words again, without caps lock",
    ],
  },
  {
    mistake: "notes of the writer are left in a text",
    edits: inText(
      "NOTE TO SELF: ask. Note to editor: this is old. Check this figure before publishing. Delete this paragraph before we publish. Words",
    ),
    problems: [
      at(1, `error  “NOTE TO SELF” ${isLeft}`),
      at(20, `error  “Note to editor” ${isLeft}`),
      at(49, `error  “Check this figure before publishing” ${isLeft}`),
      at(86, `error  “Delete this paragraph before we publish” ${isLeft}`),
    ],
  },
  {
    mistake: "paragraphs begin with a label of an internal note",
    edits: inText("INTERNAL: for us.\n\nREMINDER: call.\n\nWords"),
    problems: [at(1, `error  INTERNAL: ${isLeft}`), `content/${first}:23:1  error  REMINDER: ${isLeft}`],
  },
  {
    mistake: "words of a template are left in texts and captions",
    edits: [
      ...inText("Your short description goes here. Add your text here. Click to add title. Words"),
      { file: first, from: '"A caption"', to: '"Enter caption here"' },
      { file: "home/clients.yml", from: "Who we work for.", to: "Type a short summary here." },
    ],
    problems: [
      at(1, `error  “Your short description goes here” ${isLeft}`),
      at(35, `error  “Add your text here” ${isLeft}`),
      at(55, `error  “Click to add title” ${isLeft}`),
      `content/${first}:25:34  error  “Enter caption here” ${isLeft}`,
      `content/home/clients.yml:2:7  error  “Type a short summary here” ${isLeft}`,
    ],
  },
  {
    mistake: "letters became question marks",
    edits: inText("To Gda?sk and ?ukasz, the company?s words"),
    problems: [
      at(4, "error  a letter is lost (Gda?sk)  → write it again where the ? is"),
      at(15, "error  a letter is lost (?ukasz)  → write it again where the ? is"),
      at(27, "error  a letter is lost (company?s)  → write it again where the ? is"),
    ],
  },
  {
    mistake: "a hyphen and a space cut a word in two",
    edits: inText("An authori- sation is what"),
    problems: [
      at(
        11,
        "warning  a hyphen and a space cut the word in two  → write it in one piece; if the hyphen is a dash, write – with a space on both sides",
      ),
    ],
  },
  {
    mistake: "a text promises that nothing is missed and nothing is wrong",
    edits: inText(
      "Each party is always found, with no false positives. We never miss a match and catch every error. Words",
    ),
    problems: ["always found", "no false positives", "never miss a match", "catch every error"].map((words) =>
      at(
        "Each party is always found, with no false positives. We never miss a match and catch every error.".indexOf(
          words,
        ) + 1,
        `warning  “${words}” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      ),
    ),
  },
  {
    mistake: "quotation marks of a field are written as in another kind of YAML text",
    edits: [
      { file: "home/clients.yml", from: "Who we work for.", to: 'You are \\"off the chart\\", they say.' },
      { file: "home/hero.yml", from: "A headline", to: "It''s a headline" },
    ],
    problems: [
      "content/home/clients.yml:2:15  error  lead has a \\ before a quotation mark, and fields are shown exactly as they are written  → delete the \\",
      "content/home/hero.yml:2:13  error  headline has two apostrophes side by side, and fields are shown exactly as they are written  → write one",
    ],
  },
  {
    mistake: "an alternative text is only a sign",
    edits: [
      { file: first, from: "![The quay at noon]", to: "![.]" },
      { file: "clients/01-wharf.yml", from: "A chart of the North Sea.", to: '"-"' },
    ],
    problems: [
      `content/${first}:25:1  error  “.” does not say what the picture shows  → say what it shows between the square brackets: ![What it shows](./name.png)`,
      "content/clients/01-wharf.yml:6:9  warning  alt does not say what the picture shows  → describe the picture for people who cannot see it",
    ],
  },
  {
    mistake: "asterisks between figures are read as marks for italics",
    edits: inText("The line is 12*600*10 minutes, and 2*3 and 4*5 words"),
    problems: [
      at(
        15,
        "error  the two * are read as marks for italics, and the figures run together  → write × in place of each *",
      ),
      at(
        37,
        "error  the two * are read as marks for italics, and the figures run together  → write × in place of each *",
      ),
    ],
  },
]
