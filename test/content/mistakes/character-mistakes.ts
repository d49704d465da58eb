import { first, type Mistake } from "./mistake"

/** Invisible and broken characters. */
export const characterMistakes: readonly Mistake[] = [
  {
    mistake: "a text has characters that turn the direction of writing",
    edits: [{ file: first, from: "Words about the way out", to: "A word \u202eesrever\u202c here" }],
    problems: [
      `content/${first}:21:8  error  an invisible character that changes the text direction is in the text (U+202E)  → delete it, or delete the words around it and type them again`,
      `content/${first}:21:16  error  an invisible character that changes the text direction is in the text (U+202C)  → delete it, or delete the words around it and type them again`,
    ],
  },
  {
    mistake: "a text has a zero-width space",
    edits: [{ file: first, from: "Words about the way out", to: "A wo\u200brd here" }],
    problems: [
      `content/${first}:21:5  error  an invisible character (of no width) is in the text (U+200B)  → delete the word and type it again`,
    ],
  },
  {
    mistake: "a text has a character for private use",
    edits: [{ file: first, from: "Words about the way out", to: "\uf0b7 One" }],
    problems: [
      `content/${first}:21:1  error  a character that only some programs can show is in the text (U+F0B7)  → delete it; if it was the bullet of a list, write a hyphen and a space`,
    ],
  },
  {
    mistake: "a text has a replacement character",
    edits: [{ file: first, from: "Words about the way out", to: "M\ufffdller" }],
    problems: [`content/${first}:21:2  error  a letter is lost (\ufffd)  → write the letter again`],
  },
  {
    mistake: "a text was saved in another encoding",
    edits: [{ file: first, from: "Words about the way out", to: "Müller’s â€™ Ã¼ber" }],
    problems: [
      `content/${first}:21:10  error  letters were changed into others by the program that saved them (â€™)  → write them again, for example ü, ’ or –`,
      `content/${first}:21:14  error  letters were changed into others by the program that saved them (Ã¼)  → write them again, for example ü, ’ or –`,
    ],
  },
  {
    mistake: "a text has a control character",
    edits: [{ file: first, from: "Words about the way out", to: "control \u0007 sign" }],
    problems: [
      `content/${first}:21:9  error  an invisible control character is in the text (U+0007)  → delete it, or delete the word around it and type it again`,
    ],
  },
  {
    mistake: "a text has the sign of a picture that was not copied",
    edits: [{ file: first, from: "Words about the way out", to: "The \ufffc picture" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:5  error  a character that only some programs can show is in the text (U+FFFC)  → delete it; if it was the bullet of a list, write a hyphen and a space",
    ],
  },
  {
    mistake: "a no-break space follows the marks of a heading or a list",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "##\u00a0The way\n\n-\u00a0One\n-\u00a0Two\n\nWords",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  this is not a heading  → write ## and an ordinary space before a heading",
      "content/articles/2025-03-04--first-lane/index.md:23:1  error  this is not an item of a list  → write a hyphen and an ordinary space",
    ],
  },
  {
    mistake: "a no-break space follows the hyphen of an item",
    edits: [{ file: "home/services.yml", from: "  - The first", to: "  -\u00a0The first" }],
    problems: [
      "content/home/services.yml:18:3  error  an ordinary space is missing after the hyphen  → write a hyphen and a space: - The first reason.",
    ],
  },
]
