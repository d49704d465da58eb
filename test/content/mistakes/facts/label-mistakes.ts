import { first, second, type Mistake } from "../mistake"

const edit = (file: string, from: string, to: string) => [{ file, from, to }]

/** A change of one file, and the place and the problem that it causes in this file. */
const changes: readonly (readonly [file: string, from: string, to: string, problem: string])[] = [
  [
    "site.yml",
    "openMenu: Open",
    "openMenu: Close",
    "30:13  warning  openMenu and closeMenu have the same words  → write the words for open in openMenu",
  ],
  [
    "site.yml",
    "openMenu: Open\n  closeMenu: Close",
    "openMenu: Close it\n  closeMenu: Open it",
    '30:13  warning  openMenu says "Close it", and closeMenu says the opposite  → exchange the words of the two',
  ],
  [
    "site.yml",
    "privacyEmail: privacy@harbour-test.co.uk",
    "privacyEmail: privacy@habour-test.co.uk",
    "8:15  warning  the domains of email and privacyEmail are almost the same (harbour-test.co.uk, habour-test.co.uk)  → correct the one that is wrong",
  ],
  [
    "site.yml",
    "Monday to Friday, 09",
    "Mon–Thurs, 09",
    "16:15  warning  openingHours has other days (Mo-Fr 09:00-17:00) than openingHoursLabel (Mon–Thurs, 09:00 to 17:00)  → write the same days in both fields",
  ],
  [
    "site.yml",
    "  - label: Services\n    href: /#services\nbook",
    "  - label: Everything\n    href: /#services\n  - label: All\n    href: /#services\nbook",
    "24:11  warning  the address of item 3 of navigation is the same as item 2  → change one of the two, or delete it",
  ],
  [
    "home/contact.yml",
    "remainingOne: Some words",
    "remainingOne: 2 words left",
    "22:15  warning  remainingOne is shown for 1 only  → write 1, and the words for one thing",
  ],
  [
    "home/contact.yml",
    "remainingOne: Some words",
    'remainingOne: "{count} word left"',
    "22:16  error  {count} is not a token  → write the number itself; only texts for several have {count}",
  ],
  [
    "case-studies/01-desk.yml",
    "  - figure: Zero\n    meaning: penalties",
    "  - figure: Zero\n    meaning: penalties\n  - figure: Five\n    meaning: penalties",
    "8:14  warning  item 2 of results is the same as item 1  → change one of the two, or delete it",
  ],
  [
    "home/hero.yml",
    "badge: A badge",
    "badge: A badge,",
    "1:8  warning  badge ends with a comma or a semicolon  → delete it",
  ],
  [
    "clients/01-wharf.yml",
    "name: Wharf Works",
    "name: Wharf Works,",
    "1:7  error  name has a comma or a semicolon at its end, which pages show between other words  → delete it",
  ],
  [
    "home/clients.yml",
    "lead: Who we",
    "lead: who we",
    "2:7  warning  lead begins with a small letter  → write a capital letter, or the words that are missing before it",
  ],
  [
    "clients/01-wharf.yml",
    "description: Ships pumps",
    "description: ->\n  Ships pumps",
    "3:14  error  -> is not the mark of a text on several lines  → write >- in its place",
  ],
  [
    "clients/01-wharf.yml",
    "description: Ships pumps to Hamburg.",
    "description: >-\n  Ships pumps\n  # and pipes, until 2024\n  to Hamburg.",
    "5:3  error  a note is in the text of description, where readers see it  → delete the line, or move it above description:",
  ],
  [
    "testimonials.yml",
    "quote: They did what they said.\n    role: Head",
    "quote: >-\n      They did what they said.\n      role: Head",
    "4:7  error  items, item 1: role is indented too far and counts as part of the text above it  → start it below the first letter of quote",
  ],
  [
    "testimonials.yml",
    "    role: Head of Trade\n",
    "  - role: Head of Trade\n",
    "3:3  error  items, item 2 has only fields that are missing from item 1  → write two spaces in place of the hyphen and the space",
  ],
  [
    "site.yml",
    "  - label: Services\n    href: /#services\nbook",
    "  - label: Services href: /#services\nbook",
    "21:21  error  href: is on the line of label  → press Enter before href:, and start it below the first letter of label",
  ],
  [
    "site.yml",
    "  sampleNote: A note on the sample.\n",
    "  sampleNote: A note on the sample.\n:wq\n",
    "53:1  error  the line is no field  → delete this line",
  ],
]

/** Labels, lists and lines of files that contradict each other or end in a slip. */
export const labelMistakes: readonly Mistake[] = [
  ...changes.map(([file, from, to, problem]) => ({
    mistake: `a field of ${file} is wrong: ${problem}`,
    edits: edit(file, from, to),
    problems: [`content/${file}:${problem}`],
  })),
  {
    mistake: "the author's name has a slip, and two articles have one short title",
    edits: [
      {
        file: first,
        from: "author: Test Person",
        to: "shortTitle: A short title\nauthor: Robyn Example-Quay",
      },
      { file: second, from: "author: Test Person", to: "shortTitle: A short title\nauthor: Test Person" },
    ],
    problems: [
      `content/${first}:8:9  warning  Robyn Example-Quay is almost Robin Example-Quay, the name in content/site.yml  → write "{consultant}", with the quotation marks`,
      `content/${second}:7:13  warning  shortTitle is the same as in content/${first}  → change one of the two`,
    ],
  },
  {
    mistake: "results of calculations in a table are wrong",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "| Item | Calculation | Result |\n| --- | --- | --- |\n| A | 12 × (600 hits + 30) × 0.5 | 3,870 |\n| B | 70,000 ÷ 47,000 | 2.5 years |\n| **C** | 9,000 − 50 | **8,059** |\n\nWords",
      },
    ],
    problems: [
      `content/${first}:23:36  warning  the calculation in the cell before gives 3,780, not 3,870  → correct the result or the calculation`,
      `content/${first}:24:25  warning  the calculation in the cell before gives 1.49, not 2.5  → correct the result or the calculation`,
      `content/${first}:25:26  warning  the calculation in the cell before gives 8,950, not 8,059  → correct the result or the calculation`,
    ],
  },
]
