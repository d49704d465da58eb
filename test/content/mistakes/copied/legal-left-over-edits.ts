import { first, second } from "../mistake"
import type { Edit } from "../../valid-copy"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

/** Correct edits that look like `leftOverMistakes` or `labelMistakes`. */
export const legalLeftOverEdits: readonly { edit: string; edits: readonly Edit[] }[] = [
  {
    edit: "goods, shares and terms of customs that sound like promises",
    edits: inText(
      "The guarantee that HMRC asks for covers the debt. Seamless steel tubes of heading 7304, real-time clock modules, bullet-proof vests, waterproof footwear and 100% cotton. At least 40% of the value, up to 10% of the ex-works price; owned 100% by a listed person. The SAP partner function SH; unmatched records. Claim the money back from HMRC, or get your money back from HMRC, with a full refund of duty; customs pays a full refund when the goods leave, and under suspension you pay nothing until the goods are released, and",
    ),
  },
  {
    edit: "slashes, backslashes and brackets in sentences",
    edits: inText(
      "/SAPSLL/MENU and \\\\\\\\server\\\\share, https://www.gov.uk//a, either//or, and/or; [sic] and [the second](/blog/second-lane) [1], in (0, 1]; >5 and <10, a >> b, and",
    ),
  },
  {
    edit: "quotations, questions and repeated words",
    edits: inText(
      "“A ‘b’ c”, „ja“ and “one (“two”) three”. Why not?! No... It is simple. It is not. The data that that had had; table[a]; a licence[s] and include[d], and",
    ),
  },
  {
    edit: "lists with a comment between them, and headings with the same words below others",
    edits: inText(
      "Words.\n\n- one\n\n<!-- next -->\n\n* two\n\n1. three\n\n## A plan\n\nOne.\n\n### Costs\n\nLow.\n\n## B plan\n\nTwo.\n\n### Costs\n\nHigh.\n\nWords",
    ),
  },
  {
    edit: "tables with numbers that are no calculations",
    edits: inText(
      "| Sum of boxes | Weight |\n| --- | --- |\n| 5 - 10 | 20 |\n| 2024 / 2025 | 12 |\n| 10 × 12 | 120.4 |\n| 100 ÷ 3 | 33 |\n| A × B | 7 |\n| 3 × 4 | 12 or 13 |\n| 36 ÷ 100 | 36% |\n\n| Box | Weight |\n| --- | --- |\n| 10 × 12 × 5 | 3 |\n\nWords",
    ),
  },
  {
    edit: "business hours in other words",
    edits: [
      { file: "site.yml", from: "Mo-Fr 09:00-17:00", to: "Mo-Th 09:00-17:00, Fr 09:00-15:00" },
      {
        file: "site.yml",
        from: "Monday to Friday, 09:00 to 17:00",
        to: "Every weekday 09:00 to 17:00, Fri to 15:00; closed on Sunday",
      },
    ],
  },
  {
    edit: "labels and addresses that are alike",
    edits: [
      {
        file: "site.yml",
        from: "openMenu: Open\n  closeMenu: Close",
        to: "openMenu: Show the menu\n  closeMenu: Hide the menu",
      },
      {
        file: "site.yml",
        from: "privacyEmail: privacy@harbour-test.co.uk",
        to: "privacyEmail: robin@harbour-test.consulting",
      },
      { file: "home/contact.yml", from: "placeholder: Some words", to: "placeholder: you@yourcompany.com" },
      { file: "home/clients.yml", from: "heading: Clients", to: 'heading: "Clients \\u2013 one each"' },
      { file: second, from: "author: Test Person", to: "author: Robert Example-Quayle" },
    ],
  },
  {
    edit: "a version of the policy that is later than its last update, and a date that is an example",
    edits: [
      { file: "pages/privacy-policy.yml", from: "version: Some words", to: 'version: "2025-12"' },
      ...inText("A date such as 30 February is refused, and"),
    ],
  },
  {
    edit: "# in a mail, and a note above a text",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "# a note\nlead: >-\n  Who we work for, #1 and\n  #2.",
      },
    ],
  },
]
