import { article, first, type Mistake } from "../mistake"

const section = (name: string, text: string) => ({
  file: `privacy/${name}.md`,
  to: `---\ntitle: ${name}\n---\n\n${text}\n`,
})

const site = (from: string, to: string) => ({ file: "site.yml", from, to })

const words = "Words about the way out"

const countries = [
  ["Germany", "DE"],
  ["Serbia", "RS"],
  ["vietnam", "VN"],
  ["Curaçao", "CW"],
  ["Myanmar", "MM"],
  ["Hong Kong", "HK"],
  ["the Netherlands", "NL"],
] as const

const repeats = [
  ["Much faster", "faster customs work", "faster"],
  ["2 days", "2 days to a reply", "2 days"],
] as const

/** Facts and names of buttons that contradict each other, and links to parts that have another name. */
export const contradictionMistakes: readonly Mistake[] = [
  ...countries.map(([name, code]) => ({
    mistake: `the country is ${name} and its code that of another`,
    edits: [site("country: United Kingdom", `country: ${name}`)],
    problems: [
      `content/site.yml:15:16  warning  countryCode is GB, but the country is ${name}  → write ${code}`,
    ],
  })),
  {
    mistake: "the button in the footer has another name than in the policy",
    edits: [
      site("cookieSettings: Cookie settings", "cookieSettings: Your choice"),
      section(
        "04-rights",
        "Use “Cookie\nsettings” at the foot of each page. “Other settings” are in your browser.",
      ),
      section("05-more", 'The footer has a button for it: "Cookie preferences".'),
    ],
    problems: [
      "content/privacy/04-rights.md:5:6  warning  the footer has no button Cookie settings  → write Your choice, as in content/site.yml",
      "content/privacy/05-more.md:5:34  warning  the footer has no button Cookie preferences  → write Your choice, as in content/site.yml",
    ],
  },
  {
    mistake: "the policy names a button that the banner does not have, in bold",
    edits: [
      { file: "cookie-banner.yml", from: "accept: Some words", to: "accept: Allow statistics" },
      { file: "cookie-banner.yml", from: "decline: Some words", to: "decline: Decline" },
      section(
        "04-rights",
        "After **Allow statistics**, or if you choose\n“Allow statistics”, and after Allow Everything.",
      ),
    ],
    problems: [
      "content/privacy/04-rights.md:6:31  warning  the cookie banner has no button Allow Everything  → write Allow statistics, as in content/cookie-banner.yml",
    ],
  },
  {
    mistake: "both buttons of the banner accept",
    edits: [
      { file: "cookie-banner.yml", from: "accept: Some words", to: "accept: Accept All" },
      { file: "cookie-banner.yml", from: "decline: Some words", to: "decline: accept all" },
      section("04-rights", "If you choose Decline, nothing is stored."),
    ],
    problems: [
      `content/cookie-banner.yml:7:10  error  the button decline says "accept all"  → put the words of the two buttons back: decline refuses, accept agrees`,
    ],
  },
  {
    mistake: "two sections of the policy name different ages",
    edits: [
      section("04-children", "I keep no data of anyone under 13."),
      section("05-retention", "Data of children under the age of 16 is deleted within 14 days."),
    ],
    problems: [
      "content/privacy/05-retention.md:5:9  warning  “children under the age of 16” is another age than “anyone under 13” in content/privacy/04-children.md  → write the same age in both",
    ],
  },
  {
    mistake: "a link has the former name of a part, and the new one has a word of it",
    edits: [
      { file: "home/services.yml", from: "title: GTS on HANA", to: "title: Edition for SAP HANA" },
      { file: first, from: "(/#contact)", to: "(/#gts-on-hana)" },
    ],
    problems: [
      `content/${first}:21:30  error  the page / has no anchor #gts-on-hana  → Did you mean \`#edition-for-sap-hana\`?`,
    ],
  },
  {
    mistake: "links have one word of an anchor or of a page",
    edits: [
      { file: "privacy/04-cookies-and-analytics.md", to: "---\ntitle: Analytics\n---\n\nWords.\n" },
      {
        file: first,
        from: "(/#contact)",
        to: "(/privacy-policy#analytics), [a](/privacy-notice) and [b](/privacy-policy#data-secure)",
      },
    ],
    problems: [
      `content/${first}:21:30  error  the page /privacy-policy has no anchor #analytics  → Did you mean \`#cookies-and-analytics\`?`,
      `content/${first}:21:74  error  the page /privacy-notice does not exist  → Did you mean \`/privacy-policy\`?`,
      `content/${first}:21:99  error  the page /privacy-policy has no anchor #data-secure  → Did you mean \`#data-security\`?`,
    ],
  },
  {
    mistake: "an article's folder has a day that does not exist",
    edits: [
      {
        file: "articles/2025-02-30--third-lane/index.md",
        to: article(3).replace("2025-03-18", "2025-02-28"),
      },
      { file: "articles/2025-02-30--third-lane/chart.png", to: null },
      { file: "articles/slugs.lock.yml", from: "2: second-lane", to: "2: second-lane\n3: third-lane" },
    ],
    problems: [
      "content/articles/2025-02-30--third-lane/index.md:1:1  warning  the name of the folder begins with a day that does not exist (2025-02-30)  → name it 2025-02-28--third-lane",
      "content/articles/2025-02-30--third-lane/index.md:10:8  error  the picture ./chart.png does not exist  → put chart.png into content/articles/2025-02-30--third-lane, or name a picture that is there",
    ],
  },
  ...repeats.map(([figure, meaning, words]) => ({
    mistake: `a result says ${figure} and ${meaning}`,
    edits: [
      {
        file: "case-studies/01-desk.yml",
        from: "figure: Zero\n    meaning: penalties",
        to: `figure: ${figure}\n    meaning: ${meaning}`,
      },
    ],
    problems: [
      `content/case-studies/01-desk.yml:5:13  error  the page shows “${figure} ${meaning}”, with ${words} twice  → write ${words} only in figure or only in meaning`,
    ],
  })),
  {
    mistake: "the name of the consultant is misspelt as author and in a text",
    edits: [
      { file: first, from: "author: Test Person", to: "author: Robyn Example-Quay" },
      { file: first, from: words, to: "Words of Robin Exampel-Quay’s about the way out" },
    ],
    problems: [
      `content/${first}:7:9  warning  Robyn Example-Quay is almost Robin Example-Quay, the name in content/site.yml  → write "{consultant}", with the quotation marks`,
      `content/${first}:21:10  warning  Robin Exampel-Quay is almost Robin Example-Quay, the name in content/site.yml  → write {consultant}`,
    ],
  },
  {
    mistake: "the words for people name other hours than the data for search engines",
    edits: [site("Monday to Friday, 09:00 to 17:00", "Monday to Friday, 9 to 6")],
    problems: [
      "content/site.yml:16:15  warning  openingHours has 17:00, which openingHoursLabel does not name (Monday to Friday, 9 to 6)  → write the same times in both fields",
    ],
  },
  {
    mistake: "a saving of more than a share is claimed, and letters were changed",
    edits: [
      {
        file: first,
        from: words,
        to: "It saves you more than 50% of duty \\u2013 and cuts costs by up to 20%",
      },
    ],
    problems: [
      `content/${first}:21:4  warning  “saves you more than 50%” is a claim that a reader can hold you to  → say what was measured and how; if it is right, add the words and your reason to claimsOk at the top of the file`,
      `content/${first}:21:36  error  letters were changed into others by the program that saved them (\\u2013)  → write them again, for example ü, ’ or –`,
      `content/${first}:21:58  warning  “by up to 20%” is a claim that a reader can hold you to  → say what was measured and how; if it is right, add the words and your reason to claimsOk at the top of the file`,
    ],
  },
  {
    mistake: "a telephone number has two digits in each other's place",
    edits: [{ file: first, from: words, to: "Call +44 20 0001 0000 about it" }],
    problems: [
      `content/${first}:21:6  warning  +44 20 0001 0000 is almost +44 20 0000 0000, the telephone number in content/site.yml  → write {practicePhone}`,
    ],
  },
  {
    mistake: "two sections of the policy keep the data of the statistics for different periods",
    edits: [
      section("04-rights", "Analytics data is kept for 14 months."),
      section("05-more", "| Data | Kept for |\n| --- | --- |\n| Website analytics | 26 months |"),
    ],
    problems: [
      "content/privacy/05-more.md:7:11  warning  “analytics: 26 months” is another period than “Analytics data is kept for 14 months” in content/privacy/04-rights.md  → write the same period in both",
    ],
  },
]
