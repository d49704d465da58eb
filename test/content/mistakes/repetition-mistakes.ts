import { first, second, type Mistake } from "./mistake"

const sentence = "Each of the documents is checked three times before the goods may go."

const mails = (time: string) => [
  {
    file: "home/hero.yml",
    from: "term: Practice\n    detail: In London",
    to: "term: Reply\n    detail: Within 24 hours",
  },
  {
    file: "emails/confirmation.yml",
    to: `subject: Thanks\ntext: |\n  Hello.\n\n  You will have a reply within ${time}.\n`,
  },
]

/** Texts that repeat each other, and promises of a reply that contradict each other. */
/** Four paragraphs that are long enough to be compared. */
const copied = ["Hull", "Dover", "Leith", "Tilbury"]
  .map((port) => `The lorries to ${port} wait until the papers are there, and then they leave at once.`)
  .join("\n\n")

export const repetitionMistakes: readonly Mistake[] = [
  {
    mistake: "the two buttons at the top have the same words and the same target",
    edits: [
      { file: "home/hero.yml", from: "label: Services", to: "label: book" },
      { file: "home/hero.yml", from: '"#services"', to: "/#contact" },
    ],
    problems: [
      "content/home/hero.yml:8:10  warning  the two buttons have the same words  → change one of the two",
      "content/home/hero.yml:9:9  warning  the two buttons have the same target  → change one of the two",
    ],
  },
  {
    mistake: "an excerpt is the title",
    edits: [{ file: first, from: ">-\n  What the reader\n  will learn.", to: "The First Lane." }],
    problems: [
      `content/${first}:4:10  warning  excerpt is the same as title  → write what title does not say`,
    ],
  },
  {
    mistake: "the description of a module is its title",
    edits: [{ file: "home/services.yml", from: "A product of its own.", to: "GTS on HANA" }],
    problems: [
      "content/home/services.yml:15:18  warning  description is the same as title  → write what title does not say",
    ],
  },
  {
    mistake: "two modules have the same description",
    edits: [
      { file: "home/services.yml", from: "Three checks on each document.", to: sentence },
      { file: "home/services.yml", from: "Declarations from documents.", to: sentence },
    ],
    problems: [
      "content/home/services.yml:10:18  warning  the description of item 2 of modules is the same as item 1  → change one of the two, or delete it",
    ],
  },
  {
    mistake: "two parts of the landing page have the same lead",
    edits: [
      { file: "home/clients.yml", from: "Who we work for.", to: sentence },
      { file: "home/services.yml", from: "What we do.", to: sentence },
    ],
    problems: [
      "content/home/services.yml:2:7  warning  lead is the same as in content/home/clients.yml  → change one of the two",
    ],
  },
  {
    mistake: "two articles have the same short paragraph",
    edits: [
      { file: first, from: "Words about the way out", to: `${sentence}\n\nWords` },
      { file: second, from: "Words about", to: `${sentence}\n\nWords about` },
    ],
    problems: [
      `content/${second}:21:1  warning  the paragraph is the same as the one in line 21 of content/${first}  → delete one of the two`,
    ],
  },
  ...["48 hours", "two working days", "a week"].map((time) => ({
    mistake: `a mail promises a reply within ${time}, the landing page within 24 hours`,
    edits: mails(time),
    problems: [
      `content/emails/confirmation.yml:5:25  warning  a reply is promised “within ${time}”, but “Within 24 hours” in line 12 of content/home/hero.yml  → write the same time in both`,
    ],
  })),
  {
    mistake: "an article has the paragraphs of another one",
    edits: [
      { file: first, from: "Words about the way out", to: `${copied}\n\nWords` },
      { file: second, from: "Words about the way back.", to: `${copied}\n\nWords about the way back.` },
    ],
    problems: [
      `content/${second}:21:1  error  4 paragraphs are the same as in content/${first}  → write the text of this file in their place, or delete this file`,
    ],
  },
  {
    mistake: "the fields of an article are pasted twice",
    edits: [
      {
        file: first,
        from: "The opening paragraph",
        to: "---\nid: 1\ntitle: The first lane\ntags:\n  - Customs\npicture:\n  src: ./chart.png\n---\n\nThe opening paragraph",
      },
    ],
    problems: [
      `content/${first}:17:1  error  the fields are in the file a second time  → delete them, from this line --- to the next one`,
    ],
  },
]
