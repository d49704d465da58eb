import { first } from "../mistake"
import type { Edit } from "../../valid-copy"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

/** Correct edits that look like wording mistakes. */
export const legalWordingEdits: readonly { edit: string; edits: readonly Edit[] }[] = [
  {
    edit: "notes after values that cannot have the words of the note",
    edits: [
      { file: "articles/slugs.lock.yml", from: "1: first-lane\n", to: "1: first-lane # note # note\n" },
      { file: "home/services.yml", from: "icon: shield", to: "icon: shield # note # note" },
      { file: first, from: "date: 2025-03-04", to: "date: 2025-03-04 # note # note" },
    ],
  },
  {
    edit: "papers, goods and traders that others certify",
    edits: inText(
      "A certified copy, a certified true copy, a certified exporter, certified cheques, certified organic goods, CE-certified products and ISO-certified suppliers. The copy must be certified, and the exporter certified that it is, and",
    ),
  },
  {
    edit: "risks that are denied or quoted",
    edits: inText(
      "No project is risk-free. There is no risk-free way. A move is far from risk-free. So-called ‘risk-free’ and “risk-free” trials, and",
    ),
  },
  {
    edit: "words that are right twice",
    edits: inText(
      "She said that that was right and had had time, bye bye, in Baden Baden, Walla Walla, New York New York, and",
    ),
  },
  {
    edit: "decisions of authorities",
    edits: inText(
      "HMRC approves the application within 30 days. The European Commission recommends a risk assessment. The warehouse is approved by HMRC. HMRC does not recommend my method. The BIS approves licences, HMRC approves this method of valuation, and",
    ),
  },
  {
    edit: "backslashes that markdown needs",
    edits: inText(
      "Enter \\*1234\\*, 5 \\* 3, \\[note\\] and a\\_b.\n\n1\\. January is a day off.\n\n\\# is the sign of a note.\n\n| a | b |\n| - | - |\n| a \\| b | c |\n\nWords",
    ),
  },
]
