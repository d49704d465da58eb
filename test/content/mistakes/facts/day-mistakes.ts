import { first, type Mistake } from "../mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const weekdays = [
  ["Thursday, 31 December 2025", "31 December 2025 is a Wednesday"],
  ["Thurs. 31st Dec. 2025", "31 December 2025 is a Wednesday"],
  ["Thu, December 31, 2025", "31 December 2025 is a Wednesday"],
  ["Thursday, the 31st of December 2025", "31 December 2025 is a Wednesday"],
  ["Thursday, 2025-12-31", "31 December 2025 is a Wednesday"],
  ["Thursday 31/12/2025", "31 December 2025 is a Wednesday"],
  ["Thursday 05/03/2025", "5 March 2025 is a Wednesday"],
  ["31 December 2025, a Thursday", "31 December 2025 is a Wednesday"],
  ["31 December 2025 was a Thursday", "31 December 2025 is a Wednesday"],
  ["Monday to Thursday, 3 to 5 March 2025", "5 March 2025 is a Wednesday"],
  ["Tue–Wed, 3–5 March 2025", "3 March 2025 is a Monday"],
] as const

const noDays = ["31 November 2025", "February 30, 2025", "29 February 2025", "31st of April", "31.11.2025"]

/** Weekdays that do not fit their dates, and dates that do not exist. */
export const dayMistakes: readonly Mistake[] = [
  ...weekdays.map(([words, right]) => ({
    mistake: `a weekday does not fit its date in ${words}`,
    edits: inText(`It ended on ${words}, and words`),
    problems: [
      `content/${first}:21:13  warning  “${words}” has a wrong weekday: ${right}  → write ${right.split(" ").at(-1) ?? ""}, or correct the date`,
    ],
  })),
  {
    mistake: "weekdays do not fit their dates, in a table and in pairs",
    edits: inText(
      "From Tuesday, 3, to Wednesday, 5 March 2025, on **Monday** (4 March 2025), or Saturday 27 December to Sunday\n3 January 2027.\n\n| Day | Date |\n| --- | ---- |\n| Thu | 31 Dec 2025 |\n\nWords",
    ),
    problems: [
      `content/${first}:21:6  warning  “Tuesday, 3” has a wrong weekday: 3 March 2025 is a Monday  → write Monday, or correct the date`,
      `content/${first}:21:51  warning  “Monday 4 March 2025” has a wrong weekday: 4 March 2025 is a Tuesday  → write Tuesday, or correct the date`,
      `content/${first}:21:79  warning  “Saturday 27 December” has a wrong weekday: 27 December 2026 is a Sunday  → write Sunday, or correct the date`,
      `content/${first}:26:3  warning  “Thu 31 Dec 2025” has a wrong weekday: 31 December 2025 is a Wednesday  → write Wednesday, or correct the date`,
    ],
  },
  ...noDays.map((day) => ({
    mistake: `the date ${day} does not exist`,
    edits: inText(`It ended on ${day}, and words`),
    problems: [
      `content/${first}:21:13  warning  “${day}” is not a day of the calendar  → correct the day or the month`,
    ],
  })),
  {
    mistake: "a version has its end in two years",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "SAP GTS 11.0, as planned, ended on 31 December 2025. GTS 11.0 ended on 31 December\n2026. Words",
      },
    ],
    problems: [
      `content/${first}:22:1  warning  GTS 11.0 has the date 31 December 2026 here, and 31 December 2025 in content/${first}  → write the same year in both`,
    ],
  },
]
