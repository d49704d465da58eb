import { first, type Mistake } from "./mistake"

/** Placeholders, notes and claims in a text. */
export const wordingMistakes: readonly Mistake[] = [
  {
    mistake: "a text has [INSERT …]",
    edits: [{ file: first, from: "Words about the way out", to: "[INSERT CLIENT NAME] is a client" }],
    problems: [
      `content/${first}:21:1  error  [INSERT CLIENT NAME] is left in the text  → write the text, or delete it`,
    ],
  },
  {
    mistake: "a text has [Your name]",
    edits: [{ file: first, from: "Words about the way out", to: "[Your name] is a name" }],
    problems: [
      `content/${first}:21:1  error  [Your name] is left in the text  → write the text, or delete it`,
    ],
  },
  {
    mistake: "a text has XXX",
    edits: [{ file: first, from: "Words about the way out", to: "The law of XXX says" }],
    problems: [`content/${first}:21:12  error  XXX is left in the text  → write the text, or delete it`],
  },
  {
    mistake: "a text has {{name}}",
    edits: [{ file: first, from: "Words about the way out", to: "Dear {{name}}, this" }],
    problems: [`content/${first}:21:6  error  {{name}} is left in the text  → write the text, or delete it`],
  },
  {
    mistake: "a text has a gap of underscores",
    edits: [{ file: first, from: "Words about the way out", to: "In the year ____ we" }],
    problems: [`content/${first}:21:13  error  ____ is left in the text  → write the text, or delete it`],
  },
  {
    mistake: "a text has ???",
    edits: [{ file: first, from: "Words about the way out", to: "In the year ??? we" }],
    problems: [`content/${first}:21:13  error  ??? is left in the text  → write the text, or delete it`],
  },
  {
    mistake: "a text has citation marks of a chat assistant",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "A law【12†source】 and :contentReference[oaicite:0]{index=0} and citeturn0search1",
      },
    ],
    problems: [
      `content/${first}:21:6  error  【12†source】 is left in the text  → write the text, or delete it`,
      `content/${first}:21:22  error  :contentReference[oaicite:0]{index=0} is left in the text  → write the text, or delete it`,
      `content/${first}:21:64  error  citeturn0search1 is left in the text  → write the text, or delete it`,
    ],
  },
  {
    mistake: "a link has a chat assistant's utm_source",
    edits: [{ file: first, from: "(/#contact)", to: "(https://www.gov.uk/a?utm_source=chatgpt.com)" }],
    problems: [
      `content/${first}:21:66  error  ?utm_source=chatgpt.com is left in the text  → write the text, or delete it`,
    ],
  },
  {
    mistake: "a text has sentences of a chat assistant",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Certainly! Here is the text\n\nAs an AI language model, I hope this helps",
      },
    ],
    problems: [
      `content/${first}:21:1  error  “Certainly! Here is” is left in the text  → delete the sentence or the line: another program wrote it`,
      `content/${first}:23:1  error  “As an AI language model” is left in the text  → delete the sentence or the line: another program wrote it`,
      `content/${first}:23:26  error  “I hope this helps” is left in the text  → delete the sentence or the line: another program wrote it`,
    ],
  },
  {
    mistake: "a text has TBC",
    edits: [{ file: first, from: "Words about the way out", to: "Price TBC" }],
    problems: [`content/${first}:21:7  error  TBC is left in the text  → write the text, or delete it`],
  },
  {
    mistake: "a text claims an SAP Gold Partner",
    edits: [{ file: first, from: "Words about the way out", to: "We are an SAP Gold Partner" }],
    problems: [
      `content/${first}:21:11  error  “SAP Gold Partner” is a claim that a reader can hold you to  → only a contract with SAP allows it: delete it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
  {
    mistake: "claims are written with hyphens",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "An SAP-certified partner, fully-compliant and risk-free",
      },
    ],
    problems: [
      `content/${first}:21:4  warning  “SAP-certified” is a claim that a reader can hold you to  → say by whom; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:27  warning  “fully-compliant” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:47  warning  “risk-free” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
  {
    mistake: "a text claims the first place",
    edits: [
      { file: first, from: "Words about the way out", to: "The No. 1 in Europe, and number one for GTS" },
    ],
    problems: [
      `content/${first}:21:5  warning  “No. 1” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:26  warning  “number one” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
  {
    mistake: "a text claims 100 per cent",
    edits: [
      { file: first, from: "Words about the way out", to: "We are 100% compliant, 100 percent secure" },
    ],
    problems: [
      `content/${first}:21:8  warning  “100% compliant” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:24  warning  “100 percent secure” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
  {
    mistake: "a text claims percentages without a source",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Clearing is 30% faster and saves up to 40 per cent",
      },
    ],
    problems: [
      `content/${first}:21:13  warning  “30%” is a claim that a reader can hold you to  → say what was measured and how; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:28  warning  “saves up to 40 per cent” is a claim that a reader can hold you to  → say what was measured and how; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
  {
    mistake: "a text claims a guarantee",
    edits: [
      { file: first, from: "Words about the way out", to: "We guarantee compliance, a guaranteed result" },
    ],
    problems: [
      `content/${first}:21:4  warning  “guarantee” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:28  warning  “guaranteed” is a claim that a reader can hold you to  → say what was done instead, or prove it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
  {
    mistake: "a text has notes that only editors should see",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "DRAFT: xxx users [note to self: ask] %practice%. Words",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  DRAFT is left in the text  → write the text, or delete it",
      "content/articles/2025-03-04--first-lane/index.md:21:8  error  xxx is left in the text  → write the text, or delete it",
      "content/articles/2025-03-04--first-lane/index.md:21:18  warning  the words are not a link and are shown in square brackets  → write the address after them, [text](/address), or use round brackets",
      "content/articles/2025-03-04--first-lane/index.md:21:19  error  “note to self” is left in the text  → write the text, or delete it",
      "content/articles/2025-03-04--first-lane/index.md:21:38  error  %practice% is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a draft has a note",
    edits: [
      { file: "articles/2025-03-11--second-lane/index.md", from: "author:", to: "draft: true\nauthor:" },
      { file: "articles/slugs.lock.yml", from: "2: second-lane\n", to: "" },
      { file: first, from: "[the second](/blog/second-lane#the-way-back)", to: "the second" },
      { file: "articles/2025-03-11--second-lane/index.md", from: "The opening", to: "TODO. The opening" },
    ],
    problems: [
      "content/articles/2025-03-11--second-lane/index.md:18:1  warning  TODO is left in the text  → write the text, or delete it",
    ],
  },
  {
    mistake: "a text has a claim with a range",
    edits: [{ file: first, from: "Words about the way out", to: "It saves 20–30% of the time" }],
    problems: [
      `content/${first}:21:4  warning  “saves 20–30%” is a claim that a reader can hold you to  → say what was measured and how; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
]
