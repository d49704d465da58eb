import { first, type Mistake } from "./mistake"

/** Mistakes in markdown. */
export const markdownMistakes: readonly Mistake[] = [
  {
    mistake: "headings have no space after ## and #",
    edits: [{ file: first, from: "Words about the way out", to: "##Users\n\n#Users" }],
    problems: [
      `content/${first}:21:1  error  this is not a heading  → write ## and an ordinary space at the start of a line, and the heading after them`,
      `content/${first}:23:1  error  this is not a heading  → write ## and an ordinary space at the start of a line, and the heading after them`,
    ],
  },
  {
    mistake: "a code block is never closed",
    edits: [{ file: first, from: "Words about the way out", to: "```js\ncode" }],
    problems: [
      `content/${first}:21:1  error  the code that begins with \`\`\` never ends and takes in all text below it  → write \`\`\` on a line of its own where the code ends`,
    ],
  },
  {
    mistake: "the second ** of bold text is missing",
    edits: [{ file: first, from: "Words about the way out", to: "Some **bold text" }],
    problems: [
      `content/${first}:21:6  error  marks for bold or struck text are shown as typed  → write them close to the words on both sides, **like this**, or delete them`,
    ],
  },
  {
    mistake: "bold text has spaces inside its **",
    edits: [{ file: first, from: "Words about the way out", to: "Some ** bold ** text" }],
    problems: [
      `content/${first}:21:6  error  marks for bold or struck text are shown as typed  → write them close to the words on both sides, **like this**, or delete them`,
      `content/${first}:21:14  error  marks for bold or struck text are shown as typed  → write them close to the words on both sides, **like this**, or delete them`,
    ],
  },
  {
    mistake: "a list has bullets from a word processor",
    edits: [{ file: first, from: "Words about the way out", to: "• One\n• Two" }],
    problems: [
      `content/${first}:21:1  error  the character at the start of the line does not make a list  → write a hyphen and a space, and an empty line before the list`,
      `content/${first}:22:1  error  the character at the start of the line does not make a list  → write a hyphen and a space, and an empty line before the list`,
    ],
  },
  {
    mistake: "list items have no space after their hyphen",
    edits: [{ file: first, from: "Words about the way out", to: "-SAP is one\n-EWM another" }],
    problems: [
      `content/${first}:21:1  error  this is not an item of a list  → write a hyphen and an ordinary space`,
      `content/${first}:22:1  error  this is not an item of a list  → write a hyphen and an ordinary space`,
    ],
  },
  {
    mistake: "a table has no line below its first row",
    edits: [{ file: first, from: "Words about the way out", to: "| a | b |\n| 1 | 2 |" }],
    problems: [
      `content/${first}:21:1  error  this is not a table  → write a line | --- | --- | below the first row, with as many columns as the row has`,
    ],
  },
  {
    mistake: "rows of a table have too many or too few cells",
    edits: [
      { file: first, from: "Words about the way out", to: "| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 4 |" },
    ],
    problems: [
      `content/${first}:23:1  error  the row has 3 cells, the table 2 columns  → write one | between every two cells, and \\| for the character itself`,
    ],
  },
  {
    mistake: "text follows a table without an empty line",
    edits: [
      { file: first, from: "Words about the way out", to: "| a | b |\n| - | - |\n| 1 | 2 |\nWords at once" },
    ],
    problems: [
      `content/${first}:24:1  error  this line has become a row of the table above it  → leave an empty line between the table and the text`,
    ],
  },
  {
    mistake: "a text has <name>",
    edits: [{ file: first, from: "Words about the way out", to: "Dear <name>, this" }],
    problems: [
      `content/${first}:21:6  error  HTML that is not allowed in a text: <name>  → write it in markdown; the only HTML tags allowed are abbr, br, cite, dfn, kbd, mark, q, small, sub, sup, details, summary`,
    ],
  },
  {
    mistake: "nothing refers to a footnote",
    edits: [
      { file: first, from: "Words about the way out", to: "Words\n\n[^5]: a note nobody sees\n\nmore" },
    ],
    problems: [
      `content/${first}:23:1  warning  no mark in the text refers to this footnote, so nobody sees it  → write [^5] where it belongs, or delete it`,
    ],
  },
  {
    mistake: "a numbered list has no space after the number",
    edits: [{ file: first, from: "Words about the way out", to: "1.First\n2.Second" }],
    problems: [
      `content/${first}:21:1  error  these lines are not a list and run together in one paragraph  → leave an empty line above, and start each line with a hyphen and a space, or with 1. and a space`,
    ],
  },
  {
    mistake: "the second backtick of code is missing",
    edits: [{ file: first, from: "Words about the way out", to: "Use `code here" }],
    problems: [
      `content/${first}:21:5  error  a mark for code is shown as typed  → write the same mark after the code as well, or delete it`,
    ],
  },
  {
    mistake: "a line of hyphens turns a paragraph into a heading",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "A sentence of words that goes on and on\nand on over lines\n---\n",
      },
    ],
    problems: [
      `content/${first}:21:1  error  the line below turns this text into a heading  → leave an empty line between them, or delete the line`,
    ],
  },
  {
    mistake: "the bracket after the text of a link is missing",
    edits: [
      { file: first, from: "Words about the way out", to: "Read [the second lane(/blog/second-lane). Words" },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:6  error  a bracket of the link is missing  → write [text](/address)",
    ],
  },
  {
    mistake: "the line below the first row of a table has dashes",
    edits: [{ file: first, from: "Words about the way out", to: "| A | B |\n| – | – |\n| 1 | 2 |\n\nWords" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:22:1  error  this is not a table, because the line below its first row is not right  → write | --- | --- | here, with as many columns as the first row has",
    ],
  },
  {
    mistake: "words are between tags for bold",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: '<b>Words</b> about the <strong>way</strong> and <img src="a.png">',
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  HTML that is not allowed in a text: <b>  → write **words** instead",
      "content/articles/2025-03-04--first-lane/index.md:21:24  error  HTML that is not allowed in a text: <strong>  → write **words** instead",
      "content/articles/2025-03-04--first-lane/index.md:21:49  error  HTML that is not allowed in a text: <img>  → write ![what it shows](./name.png) instead",
    ],
  },
  {
    mistake: "the marks of a heading are behind it",
    edits: [{ file: first, from: "Words about the way out", to: "The way ##\n\nIn. ## Out" }],
    problems: [
      `content/${first}:21:9  error  this is not a heading  → write ## and an ordinary space at the start of a line, and the heading after them`,
      `content/${first}:23:5  error  this is not a heading  → write ## and an ordinary space at the start of a line, and the heading after them`,
    ],
  },
  {
    mistake: "most of the text is in a box of code",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: `\`\`\`markdown\n${"Words. ".repeat(99)}\n\`\`\`\n\nWords`,
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  warning  the text is in a box of code, as chat assistants write it  → delete the lines with ``` above and below it",
    ],
  },
  {
    mistake: "one ~ is on both sides of words",
    edits: [{ file: first, from: "Words about the way out", to: "It emits CO~2~ there" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:12  warning  a ~ on both sides strikes these words out  → write \\~ for the character itself, or ~~words~~ to strike them out",
    ],
  },
  {
    mistake: "a table has a second line of hyphens",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "| A | B |\n| --- | --- |\n| 1 | 2 |\n| --- | --- |\n\nWords",
      },
    ],
    problems: [
      `content/${first}:24:1  error  this line of hyphens is a row of the table  → delete it; only the line below the first row is needed`,
    ],
  },
  {
    mistake: "a table has no rows",
    edits: [{ file: first, from: "Words about the way out", to: "| A | B |\n| --- | --- |\n\nWords" }],
    problems: [
      `content/${first}:21:1  error  the table has no rows  → write the rows below it, or delete the table`,
    ],
  },
]
