import { first, type Mistake } from "../mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const site = (from: string, to: string) => ({ file: "site.yml", from, to })

/** Returns the edits after which a section of the policy has a text in line 5. */
const inPolicy = (text: string) => [
  { file: "privacy/09-data-retention.md", to: `---\ntitle: Data retention\n---\n\n${text}\n` },
]

const lists = [
  [
    "Words.\n\n## Three steps\n\n1. One\n2. Two\n3. Three\n4. Four\n\nWords",
    "23:4",
    "the heading says “Three steps”, but the list has 4",
  ],
  [
    "Words.\n\n## A script of 3 cases\n\nWords.\n\n| Case |\n| ---- |\n| A |\n| B |\n\nWords",
    "23:16",
    "the heading says “3 cases”, but the table has 2 rows",
  ],
  [
    "Words.\n\n## Two short checks\n\n### One\n\nA.\n\n### Two\n\nB.\n\n### Three\n\nC.\n\n## More\n\nWords",
    "23:4",
    "the heading says “Two short checks”, but 3 headings are below it",
  ],
  [
    "Three decisions\ncome first.\n\n**One.** A.\n\n**Two.** B.\n\nWords",
    "21:1",
    "the text says “Three decisions”, but 2 paragraphs in bold follow",
  ],
  [
    "Not at all. What is left are four open questions:\n\n- one\n- two\n- three\n\nWords",
    "21:30",
    "the text says “four open questions”, but the list has 3",
  ],
] as const

const counts = [
  ["home/contact.yml", "stepsHeading: Some words", "stepsHeading: Three steps", "5:15", "is 1"],
  ["home/why-choose-us.yml", "Heading: Papers", "Heading: 4 certificates", "8:24", "is 1"],
  ["home/case-studies.yml", "heading: Some words", "heading: Our three examples", "1:14", "is 1"],
  ["pages/privacy-policy.yml", "lead: More words", "lead: A policy of five sections.", "2:19", "are 3"],
] as const

const periods = [
  [
    "| Consultation records | 5 years from last contact |",
    "5:26",
    "keeps enquiries for 3 years, not 5 years",
  ],
  ["I delete enquiries after\ntwo years.", "6:1", "keeps enquiries for 3 years, not two years"],
  [
    "A keyed hash is deleted after 60 days.",
    "5:31",
    "deletes the hash of a network address after 30 days, not 60 days",
  ],
  [
    "What looks like spam is deleted after 6 months.",
    "5:39",
    "deletes messages that it held back after 90 days, not 6 months",
  ],
  [
    "The site asks again after 365 days.",
    "5:27",
    "asks for the cookie choice again after 182 days, not 365 days",
  ],
] as const

const results = [
  [
    "title: A customs desk",
    "title: A desk, with ROI in 9 months",
    "12 months",
    "to return on investment",
    "title says “9 months”",
  ],
  [
    "title: A customs desk",
    "title: 30 minutes faster customs checks",
    "25 minutes",
    "faster checks",
    "title says “30 minutes”",
  ],
  [
    "description: What was done.",
    "description: Nine months later it was done. It took 40 hours less for errors.",
    "42 hours",
    "less errors",
    "description says “40 hours”",
  ],
] as const

const addresses = [
  [
    "locality: London\n  postalCode: E1 1AA",
    "locality: E1 1AA\n  postalCode: London",
    "12:13",
    "locality has figures (E1 1AA), and postalCode has none  → write the town in locality and the postcode in postalCode",
  ],
  [
    "locality: London",
    "locality: London E1 1AA",
    "12:13",
    "locality has a postcode (London E1 1AA)  → write only the town, and a postcode in postalCode",
  ],
  [
    "street: 1 Test Quay\n  locality: London",
    "street: London\n  locality: 1 Test Quay",
    "12:13",
    "locality has the number of a house (1 Test Quay)  → write only the town, and the number of a house in street",
  ],
  [
    "postalCode: E1 1AA",
    "postalCode: E1 1A",
    "13:15",
    "postalCode is not a postcode of the United Kingdom (E1 1A)  → write it as SW1A 1AA, and nothing else in this field",
  ],
  [
    "email: office@harbour-test.co.uk\nprivacyEmail: privacy@harbour-test.co.uk",
    "email: privacy@harbour-test.co.uk\nprivacyEmail: office@harbour-test.co.uk",
    "7:8",
    "email is the address for questions about personal data (privacy@harbour-test.co.uk)  → exchange it with privacyEmail",
  ],
] as const

/** Numbers and lines of the address that contradict each other, or what the site does. */
export const figureMistakes: readonly Mistake[] = [
  ...lists.map(([text, place, message]) => ({
    mistake: `a list has another length: ${message}`,
    edits: inText(text),
    problems: [`content/${first}:${place}  warning  ${message}  → change the number, or the list`],
  })),
  {
    mistake: "the excerpt counts other cases than the text",
    edits: [
      ...inText("Words.\n\n## Three cases\n\n- one\n- two\n- three\n\nWords"),
      { file: first, from: "will learn.", to: "will learn: two cases." },
    ],
    problems: [
      `content/${first}:6:15  warning  excerpt says “two cases”, but the text says “Three cases” in line 23  → write the same number in both`,
    ],
  },
  ...counts.map(([file, from, to, place, count]) => {
    const [, field = "", words = ""] = /^(\w+): (?:Our |A policy of )?([^.]*)/.exec(to) ?? []
    const name = file.endsWith("us.yml") ? "certificationsHeading" : field
    return {
      mistake: `${file} has another number of things than its words say`,
      edits: [{ file, from, to }],
      problems: [
        `content/${file}:${place}  warning  ${name} says “${words}”, but there ${count}  → change the number, or what it counts`,
      ],
    }
  }),
  ...periods.map(([text, place, message]) => ({
    mistake: `the policy names another period: ${message}`,
    edits: inPolicy(text),
    problems: [
      `content/privacy/09-data-retention.md:${place}  warning  the site ${message}  → write ${/\d+ \w+(?=,)/.exec(message)?.[0] ?? ""}, or have the site changed before the policy`,
    ],
  })),
  ...results.map(([from, to, figure, meaning, other]) => ({
    mistake: `a result has another figure: ${figure}, but ${other}`,
    edits: [
      { file: "case-studies/01-desk.yml", from, to },
      {
        file: "case-studies/01-desk.yml",
        from: "figure: Zero\n    meaning: penalties",
        to: `figure: ${figure}\n    meaning: ${meaning}`,
      },
    ],
    problems: [
      `content/case-studies/01-desk.yml:5:13  warning  the figure is ${figure}, but ${other} for the same  → write the same figure in both`,
    ],
  })),
  ...addresses.map(([from, to, place, problem]) => ({
    mistake: `a line of the address is wrong: ${problem}`,
    edits: [site(from, to)],
    problems: [`content/site.yml:${place}  warning  ${problem}`],
  })),
]
