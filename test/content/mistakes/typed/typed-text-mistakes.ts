import { first, second, type Mistake } from "../mistake"

const end = "Words about the way back.\n"
const inSecond = (text: string) => [{ file: second, from: end, to: `${end}\n${text}\n` }]
const runTogether =
  "these lines are not a list and run together in one paragraph  → leave an empty line above, and start each line with a hyphen and a space, or with 1. and a space"
const sentence = "A paragraph that is long enough to be a sentence of a text, and no line of any code."
const mail = (text: string) => [{ file: "emails/confirmation.yml", to: `subject: Thanks\n${text}` }]
const quote = (text: string) => [{ file: "testimonials.yml", from: "They did what they said.", to: text }]

const claimed =
  "is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file"
const reviews = [
  ["Rated 4.9 out of 5 by them.", 7, "4.9 out of 5"],
  ["Five stars on our wall.", 1, "Five stars"],
  ["See us on Trustpilot.", 11, "Trustpilot"],
  ["More than 320 satisfied clients.", 11, "320 satisfied clients"],
  ["Trusted by over 300 firms.", 1, "Trusted by over 300"],
] as const
const waived = "if it is right, add the words and your reason to claimsOk at the top of the file"

/** Texts that pages or mails show in another form than the one that was meant. */
export const typedTextMistakes: readonly Mistake[] = [
  ...["1.Build\n2.Run", "1.)Build\n2.)Run", "1: Build it.\nThen rest.\n2: Run", "1 Build it\n2 Run"].map(
    (text) => ({
      mistake: `the items of a list are ${JSON.stringify(text)}`,
      edits: inSecond(`${text} it.`),
      problems: [`content/${second}:23:1  error  ${runTogether}`],
    }),
  ),
  {
    mistake: "a sentence is in a box of code",
    edits: inSecond(`    ${sentence}\n\nWords.\n\n    npm run build`),
    problems: [
      `content/${second}:23:1  error  the spaces at the start of the line turn the text into a box of code  → delete them; write \`\`\` above and below what is code`,
      `content/${second}:27:1  warning  the spaces at the start of the line turn the text into a box of code  → delete them; write \`\`\` above and below what is code`,
    ],
  },
  {
    mistake: "a line of hyphens or equals signs turns sentences into headings",
    edits: inSecond(`${sentence}\n---\n\nWords.\n\n${sentence}\n===`),
    problems: [
      `content/${second}:23:1  error  the line below turns this text into a heading  → leave an empty line between them, or delete the line`,
      `content/${second}:28:1  error  the line below turns this text into a heading  → delete the line with =`,
    ],
  },
  {
    mistake: "a heading has a line of equals signs below it",
    edits: inSecond("The end\n======\n\nWords."),
    problems: [
      `content/${second}:23:1  error  the line of = below makes this the title of the page  → write ## and a space before the heading, and delete the line`,
    ],
  },
  {
    mistake: "a mail has > in place of |",
    edits: mail("text: >\n  Thank you for your message, which has arrived.\n\n  {practice}\n  {url}\n"),
    problems: [
      "content/emails/confirmation.yml:2:7  error  the mark > puts the lines of text together  → write | in its place",
    ],
  },
  ...[
    '"Thank you.\n  Your message has arrived.\n  {practice}"',
    "\n  Thank you.\n  Your message has arrived.\n  Yours",
  ].map((text) => ({
    mistake: `a mail has no | before its lines: ${JSON.stringify(text)}`,
    edits: mail(`text: ${text}\n`),
    problems: [
      `content/emails/confirmation.yml:${text.startsWith("\n") ? "3:3" : "2:7"}  error  the mail has the lines of text in one paragraph  → write | after text:, and the text below it without quotation marks, each line after two spaces`,
    ],
  })),
  ...["»They did.«", "‘They don’t stop.’", "“They did.”"].map((text) => ({
    mistake: `a quotation is written ${text}`,
    edits: quote(text),
    problems: [
      "content/testimonials.yml:2:12  error  quote is in quotation marks, which the page adds  → delete the marks at the start and the end",
    ],
  })),
  {
    mistake: "a figure is a sentence",
    edits: [
      {
        file: "case-studies/01-desk.yml",
        from: "figure: Zero",
        to: "figure: The board counted nine months until the whole project had paid",
      },
      { file: first, from: "  - Origin", to: `  - ${"Origin of goods ".repeat(4)}` },
    ],
    problems: [
      `content/${first}:11:5  warning  tags has 63 letters  → write at most 50`,
      "content/case-studies/01-desk.yml:5:13  error  figure has 62 letters  → write the figure alone, for example 85 %, and what it means after meaning:",
    ],
  },
  {
    mistake: "a command of an editor and a greeting of a chat assistant are in a text",
    edits: inSecond("Certainly! Here is a revised version of your text:\n\n:wq"),
    problems: [
      `content/${second}:23:1  error  “Certainly! Here is” is left in the text  → delete the sentence or the line: another program wrote it`,
      `content/${second}:25:1  error  “:wq” is left in the text  → delete the sentence or the line: another program wrote it`,
    ],
  },
  ...reviews.map(([text, column, words]) => ({
    mistake: `a text has the review “${text}”`,
    edits: inSecond(text),
    problems: [`content/${second}:23:${column}  warning  “${words}” ${claimed}`],
  })),
  {
    mistake: "the colour of a button, consent by use and a newsletter are in texts of the site",
    edits: [
      { file: "home/clients.yml", from: "Who we work for.", to: "Press the blue button." },
      {
        file: "cookie-banner.yml",
        from: "text: More words",
        to: "text: We show personalised ads. By using this site, you agree to it.",
      },
      { file: "home/contact.yml", from: "submit: Some words", to: "submit: Get the newsletter" },
    ],
    problems: [
      `content/cookie-banner.yml:2:15  warning  “personalised ads” is not what the site does: it counts visits and shows no advertisements  → say only what the site does; ${waived}`,
      `content/cookie-banner.yml:2:33  error  “By using this site, you agree” is no consent: only the button of the banner is  → delete the sentence; ${waived}`,
      `content/home/clients.yml:2:17  warning  “blue button” names a colour, which not every visitor sees  → name it by the words on it; ${waived}`,
      `content/home/contact.yml:25:17  warning  “newsletter” is another purpose than the enquiry, and the form cannot ask for consent to it  → delete it; ${waived}`,
    ],
  },
  {
    mistake: "an item of a list has no hyphen and begins below the text of the one above",
    edits: [{ file: first, from: "  - Origin", to: "  - Origin\n    Other words" }],
    problems: [
      `content/${first}:12:5  warning  the line becomes a part of the item above  → write a hyphen and a space before it, or put the two on one line`,
    ],
  },
]
