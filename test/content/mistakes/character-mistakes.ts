import type { Mistake } from "./mistake"

/** Signs, notes and claims that a reader would see. */
export const characterMistakes: readonly Mistake[] = [
  {
    mistake: "a text has: ##Users",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "##Users",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  this is no heading  → write ## and a space before a heading",
    ],
  },
  {
    mistake: "a text has: #Users",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "#Users",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  this is no heading  → write ## and a space before a heading",
    ],
  },
  {
    mistake: "a text has: unclosed fence",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "```js\ncode",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  the code that begins with ``` never ends and takes in all text below it  → write ``` on a line of its own where the code ends",
    ],
  },
  {
    mistake: "a text has: ** left",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Some **bold text",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:6  error  signs for bold or struck text are shown as they are  → write them close to the words on both sides, **like this**, or take them away",
    ],
  },
  {
    mistake: "a text has: ** spaced",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Some ** bold ** text",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:6  error  signs for bold or struck text are shown as they are  → write them close to the words on both sides, **like this**, or take them away",
      "content/articles/2025-03-04--first-lane/index.md:21:14  error  signs for bold or struck text are shown as they are  → write them close to the words on both sides, **like this**, or take them away",
    ],
  },
  {
    mistake: "a text has: word bullet",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "• One\n• Two",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  the sign at the start of the line makes no list  → write a hyphen and a space, and an empty line before the list",
      "content/articles/2025-03-04--first-lane/index.md:22:1  error  the sign at the start of the line makes no list  → write a hyphen and a space, and an empty line before the list",
    ],
  },
  {
    mistake: "a text has: -SAP",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "-SAP is one\n-EWM another",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  this is no item of a list  → write a hyphen and a space",
    ],
  },
  {
    mistake: "a text has: table without line",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "| a | b |\n| 1 | 2 |",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  this is no table  → write a line | --- | --- | below the first row, with as many columns as the row has",
    ],
  },
  {
    mistake: "a text has: table cells",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "| a | b |\n| - | - |\n| 1 | 2 | 3 |\n| 4 |",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:23:1  error  the row has 3 cells, the table 2 columns  → write one | between each two cells, and \\| for the sign itself",
    ],
  },
  {
    mistake: "a text has: text below table",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "| a | b |\n| - | - |\n| 1 | 2 |\nWords at once",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:24:1  error  this line has become a row of the table above it  → leave an empty line between the table and the text",
    ],
  },
  {
    mistake: "a text has: [INSERT]",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "[INSERT CLIENT NAME] is a client",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  [INSERT CLIENT NAME] is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: [Your name]",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "[Your name] is a name",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  [Your name] is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: XXX",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "The law of XXX says",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:12  error  XXX is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: {{name}}",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Dear {{name}}, this",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:6  error  {{name}} is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: <name>",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Dear <name>, this",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:6  error  HTML that is not allowed in a text: <name>  → write it in markdown; the only HTML tags allowed are abbr, br, cite, dfn, kbd, mark, q, small, sub, sup, details, summary",
    ],
  },
  {
    mistake: "a text has: ____",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "In the year ____ we",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:13  error  ____ is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: ???",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "In the year ??? we",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:13  error  ??? is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: citation",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "A law【12†source】 and :contentReference[oaicite:0]{index=0} and citeturn0search1",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:6  error  【12†source】 is left in the text  → write the text, or delete it",
      "content/articles/2025-03-04--first-lane/index.md:21:22  error  :contentReference[oaicite:0]{index=0} is left in the text  → write the text, or delete it",
      "content/articles/2025-03-04--first-lane/index.md:21:64  error  citeturn0search1 is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: utm",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "(/#contact)",
        to: "(https://www.gov.uk/a?utm_source=chatgpt.com)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:66  error  ?utm_source=chatgpt.com is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: chat",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Certainly! Here is the text\n\nAs an AI language model, I hope this helps",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  Certainly! Here is is left in the text  → write the text, or delete it",
      "content/articles/2025-03-04--first-lane/index.md:23:1  error  As an AI language model is left in the text  → write the text, or delete it",
      "content/articles/2025-03-04--first-lane/index.md:23:26  error  I hope this helps is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: TBC",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Price TBC",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:7  error  TBC is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has: gold",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "We are an SAP Gold Partner",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:11  error  “SAP Gold Partner” is a claim that a reader can hold you to  → only a contract with SAP allows it: take it away; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a text has: hyphen",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "An SAP-certified partner, fully-compliant and risk-free",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:4  warning  “SAP-certified” is a claim that a reader can hold you to  → say by whom; if it is right, add the words and your reason to claimsOk at the top of the file",
      "content/articles/2025-03-04--first-lane/index.md:21:27  warning  “fully-compliant” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
      "content/articles/2025-03-04--first-lane/index.md:21:47  warning  “risk-free” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a text has: No. 1",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "The No. 1 in Europe, and number one for GTS",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:5  warning  “No. 1” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
      "content/articles/2025-03-04--first-lane/index.md:21:26  warning  “number one” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a text has: 100",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "We are 100% compliant, 100 percent secure",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:8  warning  “100% compliant” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
      "content/articles/2025-03-04--first-lane/index.md:21:24  warning  “100 percent secure” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a text has: faster",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Clearing is 30% faster and saves up to 40 per cent",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:13  warning  “30%” is a claim that a reader can hold you to  → say what was measured and how; if it is right, add the words and your reason to claimsOk at the top of the file",
      "content/articles/2025-03-04--first-lane/index.md:21:34  warning  “up to 40 per cent” is a claim that a reader can hold you to  → say what was measured and how; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a text has: guarantee",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "We guarantee compliance, a guaranteed result",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:4  warning  “guarantee” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
      "content/articles/2025-03-04--first-lane/index.md:21:28  warning  “guaranteed” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file",
    ],
  },
  {
    mistake: "a text has: bidi",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "A word ‮esrever‬ here",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:8  error  an invisible character that turns the direction of writing is in the text (U+202E)  → delete it, or delete the words around it and type them again",
      "content/articles/2025-03-04--first-lane/index.md:21:16  error  an invisible character that turns the direction of writing is in the text (U+202C)  → delete it, or delete the words around it and type them again",
    ],
  },
  {
    mistake: "a text has: zero width",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "A wo​rd here",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:5  error  an invisible character (of no width) is in the text (U+200B)  → delete the word and type it again",
    ],
  },
  {
    mistake: "a text has: private use",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: " One",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  a character that only some programs can show is in the text (U+F0B7)  → delete it; if it was the bullet of a list, write a hyphen and a space",
    ],
  },
  {
    mistake: "a text has: replacement",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "M�ller",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:2  error  a letter is lost (�)  → write the letter again",
    ],
  },
  {
    mistake: "a text has: mojibake",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Müller’s â€™ Ã¼ber",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:10  error  letters were changed into others by the program that saved them (â€™)  → write them again, for example ü, ’ or –",
      "content/articles/2025-03-04--first-lane/index.md:21:14  error  letters were changed into others by the program that saved them (Ã¼)  → write them again, for example ü, ’ or –",
    ],
  },
  {
    mistake: "a text has: soft",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "control \u0007 sign",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:9  error  an invisible control character is in the text (U+0007)  → delete it, or delete the word around it and type it again",
    ],
  },
  {
    mistake: "a text has: unused note",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Words\n\n[^5]: a note nobody sees\n\nmore",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:23:1  warning  no sign in the text leads to this footnote, so that nobody sees it  → write [^5] where it belongs, or delete it",
    ],
  },
  {
    mistake: "a text has: numbered",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "1.First\n2.Second",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  warning  this is no item of a list  → write a space after the number",
    ],
  },
  {
    mistake: "a text has: backtick",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "Use `code here",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:5  error  a sign for code is shown as it is  → write the same sign after the code as well, or take it away",
    ],
  },
  {
    mistake: "a text has: setext",
    edits: [
      {
        file: "articles/2025-03-04--first-lane/index.md",
        from: "Words about the way out",
        to: "A sentence of words that goes on and on\nand on over lines\n---\n",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  warning  the line below turns this text into a heading  → leave an empty line between them",
    ],
  },
]
