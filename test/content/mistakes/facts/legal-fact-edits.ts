import { first, second } from "../mistake"
import type { Edit } from "../../valid-copy"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const atEnds = (text: string) => [
  { file: first, from: "| Hull | 1    |", to: `| Hull | 1    |\n\n${text}` },
  { file: second, from: "Words about the way back.", to: `Words about the way back.\n\n${text}` },
]

const section = (name: string, text: string) => ({
  file: `privacy/${name}.md`,
  to: `---\ntitle: ${name}\n---\n\n${text}\n`,
})

const code = "The run compares each partner with each entry of the list that is active."

const notice =
  "*This is general information and no legal advice. The rules in it are those that were in force on the day of its publication.*"

/** Correct edits that look like contradictions, repetitions or texts left unfinished. */
export const legalFactEdits: readonly { edit: string; edits: readonly Edit[] }[] = [
  {
    edit: "dots for the words that a quotation leaves out",
    edits: [
      ...inText(
        "The law says: “No person [...] may export […] goods.”\n\n> Nobody [...] shall deal.\n\nWords",
      ),
      { file: "home/hero.yml", from: "lead: A lead.", to: "lead: The team said “it works [...] each day”." },
      { file: "testimonials.yml", from: "quote: ", to: "quote: The team [...] was calm. " },
    ],
  },
  {
    edit: "promises that the sentence denies",
    edits: inText(
      "Nobody can guarantee that. No list is guaranteed to be complete. It never guarantees one. No tool is risk-free, nothing is 100 % secure, and I am not certified by SAP. No method finds 100% of the names, no move is seamless, it can’t be future-proof, and",
    ),
  },
  {
    edit: "buttons of the banner whose second word has a small letter",
    edits: [
      { file: "cookie-banner.yml", from: "accept: Some words", to: "accept: Allow statistics" },
      { file: "cookie-banner.yml", from: "decline: Some words", to: "decline: Decline" },
      section(
        "04-rights",
        "Before “Allow statistics”, after Allow\nstatistics, and if you choose **Decline**. Statistics follow.",
      ),
    ],
  },
  {
    edit: "names of buttons that are not in the footer of this site",
    edits: [
      section(
        "04-rights",
        "“Cookie settings” is at the foot of each page, beside “Privacy Policy”. In a browser it is called “Cookies and other site data”. The footer has “Credits and licences”.",
      ),
    ],
  },
  {
    edit: "ages that one section explains, and those of adults",
    edits: [
      section(
        "04-children",
        "Nobody under 16, or in the United Kingdom children under 13, and no people under 18.",
      ),
      section("05-retention", "Data of children under 16 is deleted, in under 14 days."),
    ],
  },
  {
    edit: "a country in its short form, and one that has no name in the list",
    edits: [{ file: "site.yml", from: "country: United Kingdom", to: "country: UK" }],
  },
  {
    edit: "a country with words before its name",
    edits: [
      { file: "site.yml", from: "country: United Kingdom", to: "country: Republic of Ireland" },
      { file: "site.yml", from: "countryCode: GB", to: "countryCode: IE" },
    ],
  },
  {
    edit: "links with the words blog and policy to a feed, and telephone numbers as other countries write them",
    edits: inText(
      "[the blog](/rss.xml), [+49 (0)30 5557-0120](tel:+493055570120), [0049 30 5557 0120](tel:+493055570120), [1-800-555-0199](tel:+18005550199), [06 1234 5678](tel:+390612345678), [8 (495) 123-45-67](tel:+74951234567), and",
    ),
  },
  {
    edit: "a web address in the description of a picture",
    edits: [
      {
        file: first,
        from: "alt: A chart of the Channel.",
        to: "alt: >-\n    A chart\n    with www.gov.uk/tariff beside it.",
      },
    ],
  },
  { edit: "the same notice at the end of two articles", edits: atEnds(notice) },
  {
    edit: "code with the same lines twice, and notes in comments",
    edits: inText(
      `\`\`\`text\nA\n\n${code}\n\nB\n\`\`\`\n\n<!-- [if we have it] more -->\n\n\`\`\`text\nC\n\n${code}\n\nD\n\`\`\`\n\nWords`,
    ),
  },
  {
    edit: "times of other answers",
    edits: [
      {
        file: "home/hero.yml",
        from: "term: Practice\n    detail: In London",
        to: "term: Reply\n    detail: Within 24 hours",
      },
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  You then receive a written answer within five working days. Work begins within four weeks, and customs responds within 120 days. I answer calls within one hour.\n",
      },
    ],
  },
  {
    edit: "guarantees of customs law in sentences, and numbers of laws",
    edits: inText(
      "The guaranteed amount covers the duty. The debt is guaranteed by the comprehensive guarantee. Import VAT that is guaranteed, the amounts guaranteed, and duty guaranteed at import. A guarantor guarantees the debt; each movement needs its own guarantee, which you lodge with customs. Guarantees are monitored. See Regulation No. 1/2013, S.I. 2018\nNo. 1, Amendment No. 1, Annex No. 1 in the order, the (No. 1) Order, question No. 1 is, Regulation (EU) No 1 of 2013, and",
    ),
  },
  {
    edit: "escaped markdown",
    edits: inText(
      "\\- 5 degrees is cold.\n\n\\* see \\[1\\], \\_SYS\\_BIC, \\*GTS\\*, Q\\&A, \\<5 days and f\\[x\\](y)",
    ),
  },
  {
    edit: "greetings, tags of a subject, addresses in angle brackets and years in general",
    edits: [
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  Hello,\n\n  Dear visitor, write to Practice <{practiceEmail}>, or name a day. The share is 10% now and 5% later.\n",
      },
      {
        file: "emails/notice.yml",
        to: 'subject: "[Website] Enquiry from {name} ({company})"\ntext: |\n  Dear colleague,\n\n  « {message} »\n\n  ({note})\n',
      },
      ...inText(
        "Headings 20XX to 2099, S/4HANA 202X, the form YYYY-MM-DD and [the year][year] and [year].\n\n[year]: /#contact\n\nWords",
      ),
    ],
  },
  ...[
    ["Mo-Fr", "By telephone on weekdays, 09:00 to 17:00"],
    ["Mo-Sa", "We answer Monday to Friday and on Saturdays, 09:00 to 17:00"],
    ["Mo,Tu,Th", "Mon, Tue and Thurs, 9 am to 5 pm"],
    ["Mo-Fr", "Monday to Friday, 09:00 to 17:00, closed on Sundays"],
    ["Mo-Su", "The phone is on every day, 09:00 to 17:00"],
    ["Sa-Mo", "Saturday to Monday, 09:00 to 17:00"],
  ].map(([days = "", label = ""]) => ({
    edit: `the business hours ${days} with the words ${label}`,
    edits: [
      {
        file: "site.yml",
        from: "openingHours: Mo-Fr 09:00-17:00\nopeningHoursLabel: Monday to Friday, 09:00 to 17:00",
        to: `openingHours: ${days} 09:00-17:00\nopeningHoursLabel: ${label}`,
      },
    ],
  })),
  {
    edit: "facts with a full stop, a copyright line of its own, and a result in words",
    edits: [
      { file: "site.yml", from: "street: 1 Test Quay", to: "street: 1 Test St." },
      { file: "site.yml", from: "name: Harbour Test Practice", to: "name: Harbour Test Ltd." },
      {
        file: "site.yml",
        from: "rights: All rights reserved.",
        to: "rights: Copyright and database rights reserved. Photographs © 2025 Robin Quay.",
      },
      { file: "case-studies/01-desk.yml", from: "figure: Zero", to: "figure: Half" },
      { file: "case-studies/01-desk.yml", from: "meaning: penalties", to: "meaning: 4 of 8 days" },
      {
        file: "site.yml",
        from: "tagline: A practice for tests",
        to: "tagline: Independent, and neither endorsed nor accredited by SAP",
      },
    ],
  },
  {
    edit: "settings that SAP recommends",
    edits: inText(
      "The SAP-recommended order, SAP-approved notes and what SAP recommends to customers help. Words",
    ),
  },
]
