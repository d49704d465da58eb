import { first, type Mistake } from "../mistake"

/** Remains of other programs in text that is copied from them. */
export const copiedTextMistakes: readonly Mistake[] = [
  {
    mistake: "a text has marks of other programs",
    edits: [
      { file: first, from: "Words about the way out", to: "A ==mark== and :tada: with {% include x %} here" },
    ],
    problems: [
      `content/${first}:21:3  error  a mark of another program is shown as typed (==mark==)  → delete it`,
      `content/${first}:21:16  error  a mark of another program is shown as typed (:tada:)  → delete it`,
      `content/${first}:21:28  error  a mark of another program is shown as typed ({% include x %})  → delete it`,
    ],
  },
  {
    mistake: "a heading has an id in braces",
    edits: [{ file: first, from: "Words about the way out", to: "### Detail {#detail}\n\nWords" }],
    problems: [
      `content/${first}:21:12  error  a mark of another program is shown as typed ({#detail})  → delete it`,
    ],
  },
  {
    mistake: "a text has the head of a mail",
    edits: [{ file: first, from: "Words about the way out", to: "From: Robin Quay\nSent: Monday\n\nWords" }],
    problems: [
      `content/${first}:21:1  error  “From: Robin Quay” is left in the text  → write the text, or delete it`,
    ],
  },
  {
    mistake: "a text has the signature of a telephone",
    edits: [{ file: first, from: "Words about the way out", to: "Words.\n\nSent from my iPhone\n\nMore" }],
    problems: [
      `content/${first}:23:1  error  “Sent from my iPhone” is left in the text  → delete the sentence or the line: another program wrote it`,
    ],
  },
  {
    mistake: "a text has an inline picture of a mail",
    edits: [
      { file: first, from: "Words about the way out", to: "[cid:image001.png@01D9A2B4.5C6D7E80]\n\nWords" },
    ],
    problems: [
      `content/${first}:21:1  error  [cid:image001.png@01D9A2B4.5C6D7E80] is left in the text  → write the text, or delete it`,
    ],
  },
  {
    mistake: "a text has cells of a spreadsheet",
    edits: [{ file: first, from: "Words about the way out", to: "Case\tResult\n1\tRefused\n\nWords" }],
    problems: [
      `content/${first}:21:1  error  this is not a table  → write each row as | cell | cell |, with a line | --- | --- | below the first one`,
    ],
  },
  {
    mistake: "a text has a table of plus and minus signs",
    edits: [{ file: first, from: "Words about the way out", to: "+---+---+\n| A | B |\n+---+---+\n\nWords" }],
    problems: [
      `content/${first}:21:1  error  this is not a table  → write each row as | cell | cell |, with a line | --- | --- | below the first one`,
    ],
  },
  {
    mistake: "letters do not make a list",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Two cases:\na) the goods are held\nb) the goods are released\n\nWords",
      },
    ],
    problems: [
      `content/${first}:22:1  error  these lines are not a list and run together in one paragraph  → leave an empty line above, and start each line with a hyphen and a space, or with 1. and a space`,
    ],
  },
  {
    mistake: "signs do not make a list",
    edits: [{ file: first, from: "Words about the way out", to: "✅ Fast\n✅ Safe\n\nWords" }],
    problems: [
      `content/${first}:21:1  error  these lines are not a list and run together in one paragraph  → leave an empty line above, and start each line with a hyphen and a space, or with 1. and a space`,
    ],
  },
  {
    mistake: "a numbered list follows a sentence",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Two more steps:\n2. Hold the goods\n3. Call them\n\nWords",
      },
    ],
    problems: [
      `content/${first}:22:1  error  these lines are not a list and run together in one paragraph  → leave an empty line above, and start each line with a hyphen and a space, or with 1. and a space`,
    ],
  },
  {
    mistake: "spaces turn a paragraph into code",
    edits: [
      { file: first, from: "Words about the way out", to: "Before.\n\n    Words that are no code\n\nWords" },
    ],
    problems: [
      `content/${first}:23:1  warning  the spaces at the start of the line turn the text into a box of code  → delete them; write \`\`\` above and below what is code`,
    ],
  },
  {
    mistake: "a PDF cut a word at the end of a line",
    edits: [{ file: first, from: "Words about the way out", to: "The ware-\nhouse is open, and words" }],
    problems: [
      `content/${first}:21:9  warning  a hyphen at the end of the line cuts the word in two  → write the word in one piece`,
    ],
  },
  {
    mistake: "a PDF joined two letters",
    edits: [{ file: first, from: "Words about the way out", to: "The ﬁrst words" }],
    problems: [
      `content/${first}:21:5  warning  letters joined into one character, as in a PDF, are in the text (ﬁ)  → type the letters one by one, or the search does not find the word`,
    ],
  },
  {
    mistake: "a text has bold letters of a social network",
    edits: [{ file: first, from: "Words about the way out", to: "𝗕𝗼𝗹𝗱 words" }],
    problems: [
      `content/${first}:21:1  error  signs that only look like letters are in the text (𝗕𝗼𝗹𝗱)  → type the letters; **bold** is for a text below the fields`,
    ],
  },
  {
    mistake: "a word has a Cyrillic letter",
    edits: [{ file: first, from: "Words about the way out", to: "The wаrehouse and words" }],
    problems: [
      `content/${first}:21:5  error  a word mixes Latin and Cyrillic letters, which look the same (wа)  → delete the word and type it again`,
    ],
  },
  {
    mistake: "a text has the encoding of a mail",
    edits: [{ file: first, from: "Words about the way out", to: "The client=E2=80=99s words" }],
    problems: [
      `content/${first}:21:11  error  letters were changed into others by the program that saved them (=E2=80=99)  → write them again, for example ü, ’ or –`,
    ],
  },
  {
    mistake: "a text has the frame of a chat",
    edits: [
      { file: first, from: "Words about the way out", to: "ChatGPT said:\n\nWords.\n\nCopy code\n\nMore" },
    ],
    problems: [
      `content/${first}:21:1  error  “ChatGPT said:” is left in the text  → delete the sentence or the line: another program wrote it`,
      `content/${first}:25:1  error  “Copy code” is left in the text  → delete the sentence or the line: another program wrote it`,
    ],
  },
  {
    mistake: "a word is there twice",
    edits: [{ file: first, from: "Words about the way out", to: "The words are are there" }],
    problems: [`content/${first}:21:11  warning  the same word appears twice  → delete one of the two`],
  },
  {
    mistake: "a placeholder for the owner is never closed",
    edits: [{ file: first, from: "Words about the way out", to: "In {{OWNER: the year} words" }],
    problems: [
      `content/${first}:21:4  error  {{OWNER: the year} is left in the text  → write your note as {{OWNER: …}}, with a colon and with two braces on both sides`,
    ],
  },
  {
    mistake: "the fields of another article are in the text",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "---\ntitle: Another\nexcerpt: Words\n---\n\nWords",
      },
    ],
    problems: [
      `content/${first}:22:1  error  fields are in the middle of the text  → delete them with the lines --- around them; fields are only at the top`,
    ],
  },
  {
    mistake: "brackets and signs are too many, and a heading has no text",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "See [[the way back](/blog/second-lane) and [/#contact](talk to us).\n\nThe order.] Words (check this!!) twice..\n\n### Training\n\n### Words\n\nWords",
      },
    ],
    problems: [
      `content/${first}:21:5  warning  a bracket has no counterpart  → write the other bracket, or delete this one`,
      `content/${first}:21:54  error  this is not a link or a picture: its brackets are wrong  → write [text](/address) or ![what it shows](./name.png)`,
      `content/${first}:23:11  warning  a bracket has no counterpart  → write the other bracket, or delete this one`,
      `content/${first}:23:19  error  (check this!!) is left in the text  → write the text, or delete it`,
      `content/${first}:23:39  warning  the same sign appears twice  → delete one of the two`,
      `content/${first}:25:1  warning  no text is below the heading  → write the text below it, or delete the heading`,
    ],
  },
]
