import { first } from "../mistake"
import type { Edit } from "../../valid-copy"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const site = (from: string, to: string) => ({ file: "site.yml", from, to })

/** Correct edits with numbers, days and addresses that look like contradictions. */
export const legalFigureEdits: readonly { edit: string; edits: readonly Edit[] }[] = [
  {
    edit: "weekdays that fit their dates, and those that stand for each week",
    edits: inText(
      "Wednesday, 31 December 2025; Mon–Wed, 3–5 March 2025; Tuesday, 31 March, to Friday, 3 April 2026; Tuesday 04/03/2025 and Thursday 03/04/2025; valid until 4 March 2025, Monday to Friday; Monday to Friday, 3 March 2025 to 30 June 2025; Tuesday, Wednesday and Thursday, 4 to 6 March 2025; by the end of Friday. 29 February 2024 was a Thursday; the Monday after 4 March 2025; in May 35 people came, and",
    ),
  },
  {
    edit: "numbers in headings and sentences that do not count the list below them",
    edits: inText(
      "Words.\n\n## The two checks compared\n\n- **Time.** A\n- **Cost.** B\n- **Risk.** C\n- **People.** D\n- **Tools.** E\n\n## Three lists, two checks\n\n- one\n- two\n- three\n- four\n\nWhat differs between the two methods is this, and two of the four steps can wait:\n\n- one\n- two\n- three\n\nIt has two tests, and five rules.\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\nThere are three areas of it, and each has causes:\n\n- one\n- two\n\nAfter 30 days, more than two steps:\n\n- one\n\nWords",
    ),
  },
  {
    edit: "headings whose parts have the number that they say",
    edits: inText(
      "Words.\n\n## Two steps\n\n1. One\n2. Two\n\nAnd what else:\n\n- a\n- b\n- c\n\n## Three rules\n\n### One\n\nA.\n\n### Two\n\n- a\n- b\n\n### Three\n\nC.\n\n## Two questions\n\n**One?** A.\n\n**Two?** B.\n\nThese two things matter:\n\n- a\n- b\n\nWords",
    ),
  },
  {
    edit: "a black box, ratios of five, other telephone numbers, versions with two dates, and an item on two lines",
    edits: [
      ...inText(
        "Four out of 5 boxes, a green light, a black box of rules; HMRC on 0300 200 3700. GTS 10.1 ended on 31 December 2020, and GTS 11.0 on 31 December 2025. By using it you save a step. A newsletter of customs. Words",
      ),
      { file: "home/services.yml", from: "- The first reason.", to: "- The first reason\n    of all." },
    ],
  },
  {
    edit: "numbers of years and of other clients in a lead",
    edits: [
      {
        file: "home/clients.yml",
        from: "Who we work for.",
        to: "Ten years of projects, for more than 40 clients.",
      },
      {
        file: "home/case-studies.yml",
        from: "lead: More words",
        to: "lead: 10,000 examples in fifteen years of projects.",
      },
    ],
  },
  {
    edit: "the periods that the site keeps in other words, and periods of other things",
    edits: [
      {
        file: "privacy/09-data-retention.md",
        to: "---\ntitle: Data retention\n---\n\nEnquiries are kept for 36 months. I delete an enquiry within 14 days if you ask me. Enquiries by telephone are kept for 12 months. Enquiries that become contracts are kept for 7 years. I answer enquiries within two days. The site asks again after six months. Logs with a hash are deleted in the next 24 hours. Copies of enquiries in backups disappear after 35 days.\n\n| Client data | 7 years |\n| --- | --- |\n| Website analytics | 26 months |\n",
      },
    ],
  },
  {
    edit: "figures of different things in a case study",
    edits: [
      {
        file: "case-studies/01-desk.yml",
        from: "title: A customs desk",
        to: "title: A customs desk in 6 months",
      },
      {
        file: "case-studies/01-desk.yml",
        from: "description: What was done.",
        to: "description: 2 months shorter customs checks, and 9 months to ROI.",
      },
      {
        file: "case-studies/01-desk.yml",
        from: "figure: Zero\n    meaning: penalties",
        to: "figure: 9 months\n    meaning: to ROI\n  - figure: 3 months\n    meaning: shorter customs queue time",
      },
    ],
  },
  {
    edit: "a district of a town that has a number",
    edits: [
      site(
        "locality: London\n  postalCode: E1 1AA\n  country: United Kingdom\n  countryCode: GB",
        "locality: Dublin 4\n  postalCode: D04 X2Y3\n  country: Ireland\n  countryCode: IE",
      ),
    ],
  },
  {
    edit: "a postcode in small letters, and one address for both purposes",
    edits: [
      site("postalCode: E1 1AA", "postalCode: sw1a1aa"),
      site("email: office@harbour-test.co.uk", "email: privacy@harbour-test.co.uk"),
    ],
  },
  {
    edit: "words that look unfinished, damaged or like a promise",
    edits: inText(
      "An eCMR and an eUCR from eBAY, for eCOMMERCE; pre- and post-shipment, import- but not export-related, two- to three-week, short-, medium- and long-term. Is it right? no. See www.gov.uk/a?b and https://www.gov.uk/find?name=x. If there are no false positives, the threshold is too high; the code is always found in box 44; no system catches every error. Check the data before going live. Add a note to the declaration; write the number here. A partly *re*exported lot, 2 * 3 * 4, *10* of *20*, and Yahoo!",
    ),
  },
  {
    edit: "apostrophes and backslashes in each kind of YAML text",
    edits: [
      { file: "home/clients.yml", from: "Who we work for.", to: "'It''s who we work for.'" },
      { file: "home/hero.yml", from: "A headline", to: '"A \\"new\\" headline of rock ’n’ roll"' },
    ],
  },
  {
    edit: "percentages of laws and shares",
    edits: inText(
      "Ownership at more than 50%, a stake of at least 25%, shares of over 10% of controlled content, and a duty of up to 12% on goods of non-originating content of more than 40%.",
    ),
  },
  {
    edit: "hours as people write them, and names that are not the consultant’s",
    edits: [
      site("openingHours: Mo-Fr 09:00-17:00", "openingHours: Mo-Th 09:00-12:30, Mo-Th 13:30-17:00"),
      site("Monday to Friday, 09:00 to 17:00", "Monday to Thursday, 9 to 12.30 and 1.30 to 5"),
      { file: first, from: "author: Test Person", to: "author: Robin Quay" },
    ],
  },
  {
    edit: "an escape in a text in double quotation marks",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: 'lead: "Who we work \\u2013\n  for." # checked',
      },
    ],
  },
]
