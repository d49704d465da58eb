import { first, type Mistake } from "./mistake"

/** Invisible and broken characters, and marks and lines that another program left. */
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
    edits: [{ file: first, from: "Words about the way out", to: "Müller’s â€™ Ã¼ber GdaÅ„sk â‚¬5" }],
    problems: [
      `content/${first}:21:10  error  letters were changed into others by the program that saved them (â€™)  → write them again, for example ü, ’ or –`,
      `content/${first}:21:14  error  letters were changed into others by the program that saved them (Ã¼)  → write them again, for example ü, ’ or –`,
      `content/${first}:21:23  error  letters were changed into others by the program that saved them (Å„)  → write them again, for example ü, ’ or –`,
      `content/${first}:21:28  error  letters were changed into others by the program that saved them (â‚¬)  → write them again, for example ü, ’ or –`,
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
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  this is not a heading  → write ## and an ordinary space at the start of a line, and the heading after them",
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
  {
    mistake: "a program added a \\ before marks",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "\\## The way\n\n\\- One\n\\- Two\n\nRead \\[the rest\\](/blog)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  a \\ shows the mark after it as typed  → delete each \\ before a mark here",
      "content/articles/2025-03-04--first-lane/index.md:23:1  error  a \\ shows the mark after it as typed  → delete each \\ before a mark here",
      "content/articles/2025-03-04--first-lane/index.md:24:1  error  a \\ shows the mark after it as typed  → delete each \\ before a mark here",
      "content/articles/2025-03-04--first-lane/index.md:26:6  error  a \\ shows the mark after it as typed  → delete each \\ before a mark here",
    ],
  },
  {
    mistake: "a text has accents instead of marks for code",
    edits: [{ file: first, from: "Words about the way out", to: "Run ´SE16´ now" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:5  error  this is not a mark for code  → write ` on both sides of the code, or ``` on the lines above and below it",
    ],
  },
  {
    mistake: "a text has a formula of another program",
    edits: [{ file: first, from: "Words about the way out", to: "It is \\(a \\times b\\) pounds" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:11  error  a formula of another program is shown as typed  → write it with characters such as ×, ÷ and ≤, without $ and \\",
    ],
  },
  {
    mistake: "a text has HTML characters twice",
    edits: [
      { file: first, from: "Words about the way out", to: "&amp;nbsp; &lt;b&gt;x&lt;/b&gt; &ndash go" },
    ],
    problems: [
      `content/${first}:21:1  error  HTML is shown as typed  → write the character itself, **bold** or *italics*`,
      `content/${first}:21:12  error  HTML is shown as typed  → write the character itself, **bold** or *italics*`,
      `content/${first}:21:22  error  HTML is shown as typed  → write the character itself, **bold** or *italics*`,
      `content/${first}:21:33  error  HTML is shown as typed  → write the character itself, **bold** or *italics*`,
    ],
  },
  {
    mistake: "a list has the bullets of another typeface",
    edits: [{ file: first, from: "Words about the way out", to: "§ One lane\n§ Another lane" }],
    problems: [
      `content/${first}:21:1  error  these lines are not a list and run together in one paragraph  → leave an empty line above, and start each line with a hyphen and a space, or with 1. and a space`,
    ],
  },
  {
    mistake: "the brackets of a picture are swapped",
    edits: [{ file: first, from: "Words about the way out", to: "!(The quay)[./chart.png]" }],
    problems: [
      `content/${first}:21:11  error  this is not a link or a picture: its brackets are wrong  → write [text](/address) or ![what it shows](./name.png)`,
    ],
  },
  {
    mistake: "a text has places for a picture and a link",
    edits: [{ file: first, from: "Words about the way out", to: "See [image here] and (link here)" }],
    problems: [
      `content/${first}:21:5  error  [image here] is left in the text  → write the text, or delete it`,
      `content/${first}:21:22  error  (link here) is left in the text  → write the text, or delete it`,
    ],
  },
  {
    mistake: "a text has lines of a chat assistant or a PDF",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Sure! Below is the text.\n\n**Meta description:** Lanes.\n\nPage 3 of 12\n\nWords",
      },
    ],
    problems: [
      `content/${first}:21:1  error  “Sure! Below” is left in the text  → delete the sentence or the line: another program wrote it`,
      `content/${first}:23:1  error  “**Meta description:” is left in the text  → delete the sentence or the line: another program wrote it`,
      `content/${first}:25:1  error  “Page 3 of 12” is left in the text  → delete the sentence or the line: another program wrote it`,
    ],
  },
  {
    mistake: "a colon is between the brackets of a link",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "[a way to talk]:(https://ico.org.uk)" }],
    problems: [
      `content/${first}:21:44  error  this is not a link or a picture: its brackets are wrong  → write [text](/address) or ![what it shows](./name.png)`,
    ],
  },
  {
    mistake: "a web address in angle brackets has no https://",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "<ico.org.uk>" }],
    problems: [
      `content/${first}:21:30  error  this is not a link: https:// is missing  → write [text](https://address)`,
    ],
  },
  {
    mistake: "a web address is not in round brackets",
    edits: [{ file: first, from: "[a way to talk](/#contact)", to: "[the office] https://ico.org.uk" }],
    problems: [
      `content/${first}:21:30  error  this is not a link: its address is not in round brackets  → write [text](https://address)`,
    ],
  },
  {
    mistake: "an email link has slashes",
    edits: [{ file: first, from: "(/#contact)", to: "(mailto://office@harbour.co.uk)" }],
    problems: [
      `content/${first}:21:30  error  the link is not an email address (mailto://office@harbour.co.uk)  → write mailto:{practiceEmail}, or another address as in mailto:name@example.com`,
    ],
  },
  {
    mistake: "a text has notes and a heading of other programs",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: `It is so (check!).\n\n<-- ask them -->\n\n### ${"A heading ".repeat(20)}\n\nWords`,
      },
    ],
    problems: [
      `content/${first}:21:10  error  (check!) is left in the text  → write the text, or delete it`,
      `content/${first}:23:1  error  a mark of another program is shown as typed (<--)  → delete it`,
      `content/${first}:25:1  warning  a heading has 199 letters  → write at most 150`,
    ],
  },
]
