import type { Mistake } from "../mistake"

const site = (from: string, to: string) => ({ file: "site.yml", from, to })

/** Facts of the practice that contradict each other or that pages show twice, and claims about SAP. */
export const siteFactMistakes: readonly Mistake[] = [
  ...(
    [
      ["locality: London", "locality: London,", "12:13", "locality has a comma or a semicolon at its end"],
      [
        "street: 1 Test Quay",
        "street: 1 Test Quay;",
        "11:11",
        "street has a comma or a semicolon at its end",
      ],
      ["locality: London", "locality: London.", "12:13", "locality has a full stop or a colon at its end"],
      [
        "consultant: Robin Example-Quay",
        "consultant: Robin Example-Quay,",
        "3:13",
        "consultant has a comma or a semicolon at its end",
      ],
    ] as const
  ).map(([from, to, place, message]) => ({
    mistake: `site.yml has ${to}`,
    edits: [site(from, to)],
    problems: [
      `content/site.yml:${place}  error  ${message}, which pages show between other words  → delete it`,
    ],
  })),
  ...["© 2024 {practice}. All rights reserved.", "(c) All rights reserved", "Copyright 2024, all rights"].map(
    (rights) => ({
      mistake: `the copyright line begins again with ${rights}`,
      edits: [site("rights: All rights reserved.", `rights: "${rights}"`)],
      problems: [
        "content/site.yml:49:11  error  the page adds ©, the year and the name of the practice before rights  → write only the words after them, for example All rights reserved.",
      ],
    }),
  ),
  {
    mistake: "the copyright line has the name of the practice twice",
    edits: [site("rights: All rights reserved.", 'rights: "{practice}, all rights"')],
    problems: [
      "content/site.yml:49:11  warning  the page adds ©, the year and the name of the practice before rights  → write only the words after them, for example All rights reserved.",
    ],
  },
  ...["author", "consultant", "date"].map((word) => ({
    mistake: `the word before the author's name has {${word}}`,
    edits: [{ file: "pages/blog.yml", from: "by: Some words", to: `by: "By {${word}}"` }],
    problems: [
      `content/pages/blog.yml:4:5  error  by has {${word}}, but the page adds the author's name itself  → delete {${word}}`,
    ],
  })),
  {
    mistake: "figure and meaning of a result are exchanged",
    edits: [
      {
        file: "case-studies/01-desk.yml",
        from: "figure: Zero\n    meaning: penalties",
        to: "figure: lower broker fees\n    meaning: 25 to 30%",
      },
    ],
    problems: [
      "content/case-studies/01-desk.yml:5:13  error  figure has no figure, and meaning is one (25 to 30%)  → exchange the texts of figure and meaning",
    ],
  },
  ...(
    [
      ["Mo-Sa 09:00-17:00", "Monday to Friday, 09:00 to 17:00"],
      ["Mo-Th 09:00-17:00", "Mon–Fri, 09:00 to 17:00"],
      ["Mo-Fr 09:00-17:00", "Tuesdays and Thursdays, 09:00 to 17:00"],
    ] as const
  ).map(([hours, label]) => ({
    mistake: `the business hours are ${hours} and ${label}`,
    edits: [
      site(
        "openingHours: Mo-Fr 09:00-17:00\nopeningHoursLabel: Monday to Friday, 09:00 to 17:00",
        `openingHours: ${hours}\nopeningHoursLabel: ${label}`,
      ),
    ],
    problems: [
      `content/site.yml:16:15  warning  openingHours has other days (${hours}) than openingHoursLabel (${label})  → write the same days in both fields`,
    ],
  })),
  {
    mistake: "the link of the cookie banner leads to another page",
    edits: [{ file: "cookie-banner.yml", from: "href: /privacy-policy", to: 'href: "/#contact"' }],
    problems: [
      "content/cookie-banner.yml:6:9  error  the link of the cookie banner leads to /#contact  → write /privacy-policy",
    ],
  },
  ...(
    [
      ["SAP-approved consulting for trade", 10, "SAP-approved"],
      ["A consultant accredited by SAP", 23, "accredited by SAP"],
      ["An SAP-endorsed practice", 13, "SAP-endorsed"],
      ["The official SAP expert", 14, "official SAP expert"],
    ] as const
  ).map(([tagline, column, words]) => ({
    mistake: `the tagline is “${tagline}”`,
    edits: [site("tagline: A practice for tests", `tagline: ${tagline}`)],
    problems: [
      `content/site.yml:4:${column}  error  “${words}” is a claim that a reader can hold you to  → only a contract with SAP allows it: delete it; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  })),
]
