import { first, second, type Mistake } from "./mistake"

/** Texts that are too long, occur twice or contradict other texts. */
export const consistencyMistakes: readonly Mistake[] = [
  {
    mistake: "the policy does not list an entry that the site stores",
    edits: [{ file: "privacy/03-cookies.md", from: "`contact-draft`", to: "`draft`" }],
    problems: [
      "content/privacy/03-cookies.md:4:1  error  the policy does not list contact-draft, which the site stores in the browser  → add a row for `contact-draft` to the table of cookies",
    ],
  },
  {
    mistake: "the labels of the cookie banner's buttons are swapped",
    edits: [
      {
        file: "cookie-banner.yml",
        from: "decline: Some words\naccept: Some words",
        to: "decline: Accept All\naccept: Decline",
      },
    ],
    problems: [
      'content/cookie-banner.yml:7:10  error  the button decline says "Accept All"  → put the words of the two buttons back: decline refuses, accept agrees',
    ],
  },
  {
    mistake: "the section on data security is renamed",
    edits: [
      { file: "privacy/02-data-security.md", to: null },
      { file: "privacy/02-security.md", to: "---\ntitle: Data Security\n---\n\nSafe.\n" },
      { file: "privacy/01-introduction.md", from: "(#data-security)", to: "(#security)" },
    ],
    problems: [
      "content/pages/privacy-policy.yml:26:18  error  no section of the policy has a file called data-security, so the link to it leads nowhere  → write security",
    ],
  },
  {
    mistake: "a title is too long",
    edits: [{ file: first, from: "The first lane", to: "The first lane ".repeat(30).trim() }],
    problems: [`content/${first}:3:8  warning  title has 449 letters  → write at most 150`],
  },
  {
    mistake: "an excerpt is too long",
    edits: [{ file: first, from: "What the reader", to: "What the reader ".repeat(200).trim() }],
    problems: [`content/${first}:4:10  warning  excerpt has 3211 letters  → write at most 400`],
  },
  {
    mistake: "an article has 200 tags",
    edits: [
      {
        file: first,
        from: "  - Origin",
        to: Array.from({ length: 200 }, (_, index) => `  - Origin ${index}`).join("\n"),
      },
    ],
    problems: [`content/${first}:10:3  warning  tags has 201 items  → write at most 10`],
  },
  {
    mistake: "an article has a tag twice",
    edits: [{ file: first, from: "- Origin", to: "- customs" }],
    problems: [
      `content/${first}:11:5  warning  item 2 of tags is the same as item 1  → change one of the two, or delete it`,
    ],
  },
  {
    mistake: "two articles write a tag differently",
    edits: [{ file: second, from: "- Origin", to: "- origin" }],
    problems: [
      `content/${second}:11:5  warning  the tag origin is written Origin in content/${first}  → write Origin in both`,
    ],
  },
  {
    mistake: "an industry is misspelt",
    edits: [{ file: "clients/01-wharf.yml", from: "Manufacturing", to: "Manufakturing" }],
    problems: [
      "content/clients/01-wharf.yml:2:11  warning  the industry Manufakturing is not in the list of industries  → Did you mean `Manufacturing`?",
    ],
  },
  {
    mistake: "an industry is not in the list",
    edits: [{ file: "case-studies/01-desk.yml", from: "Manufacturing", to: "Fishing" }],
    problems: [
      "content/case-studies/01-desk.yml:2:11  warning  the industry Fishing is not in the list of industries  → use one of Manufacturing, Logistics, or add Fishing to industries in content/home/services.yml",
    ],
  },
  {
    mistake: "a heading has the wrong number of modules",
    edits: [
      { file: "home/services.yml", from: "modulesHeading: Modules", to: "modulesHeading: Ten modules" },
    ],
    problems: [
      "content/home/services.yml:3:17  warning  modulesHeading says “Ten modules”, but there are 2  → change the number, or what it counts",
    ],
  },
  {
    mistake: "the second line of a lead has the wrong number of clients",
    edits: [
      {
        file: "home/clients.yml",
        from: "Who we work for.",
        to: ">-\n  Who we work for:\n  five clients, one lane each.",
      },
    ],
    problems: [
      "content/home/clients.yml:4:3  warning  lead says “five clients”, but there is 1  → change the number, or what it counts",
    ],
  },
  {
    mistake: "a lead has the wrong number of clients",
    edits: [{ file: "home/clients.yml", from: "Who we work for.", to: "Five clients, one lane each." }],
    problems: [
      "content/home/clients.yml:2:7  warning  lead says “Five clients”, but there is 1  → change the number, or what it counts",
    ],
  },
  {
    mistake: "two articles have one title",
    edits: [{ file: second, from: "The second lane", to: "The first lane" }],
    problems: [
      `content/${second}:3:8  warning  title is the same as in content/${first}  → change one of the two`,
    ],
  },
  {
    mistake: "a list has a module twice",
    edits: [
      { file: "home/services.yml", from: "title: Customs Management", to: "title: compliance management" },
    ],
    problems: [
      "content/home/services.yml:9:12  warning  item 2 of modules is the same as item 1  → change one of the two, or delete it",
    ],
  },
  {
    mistake: "a number and what it counts are on two lines",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: >-\n  Who we work for: these\n  are all the seven\n  clients.",
      },
    ],
    problems: [
      "content/home/clients.yml:4:15  warning  lead says “seven clients”, but there is 1  → change the number, or what it counts",
    ],
  },
  {
    mistake: "a link in a field goes over two lines, below escaped letters",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: 'lead: "\\u201CWho\\u201D we \\\n  work [for\n  us](/#contact)."',
      },
    ],
    problems: [
      "content/home/clients.yml:3:8  error  lead has a link or a picture, and fields are shown exactly as they are written  → write plain words",
    ],
  },
  {
    mistake: "the number of an article is changed",
    edits: [{ file: first, from: "id: 1", to: "id: 7" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:2:5  warning  id is 7, but the article has the number 1 in content/articles/slugs.lock.yml  → write id: 1 again",
    ],
  },
  {
    mistake: "a telephone number has no country code",
    edits: [{ file: "site.yml", from: "+44 20 0000 0000", to: "020 0000 0000" }],
    problems: [
      "content/site.yml:9:8  warning  phone has no country code, so that nobody abroad can call  → begin it with + and the code, for example +44 20 7946 0123",
    ],
  },
]
