import type { Mistake } from "../mistake"

const notice = (subject: string) => [
  { file: "emails/notice.yml", to: `subject: "${subject}"\ntext: "{message}"\n` },
]
const confirmation = (text: string) => [
  {
    file: "emails/confirmation.yml",
    to: `subject: Thanks\ntext: |\n  ${text}\n\n  Your message has arrived.\n`,
  },
]
const everyone = "write a greeting without a name, for example Hello, or delete it"

/** Places for names and years that other programs and templates fill in, and this site does not. */
export const copiedPlaceholderMistakes: readonly Mistake[] = [
  ...[
    "<<Name>>",
    "<{name}>",
    "[[name]]",
    "[name]",
    "*|NAME|*",
    "%%name%%",
    "%NAME%",
    "##name##",
    "__name__",
    "${name}",
    "«name»",
  ].map((mark) => ({
    mistake: `the notice has ${mark} as in a mail merge`,
    edits: notice(`From ${mark} today`),
    problems: [
      `content/emails/notice.yml:1:16  error  subject has ${mark}, which is not replaced  → write {name} in place of ${mark}`,
    ],
  })),
  {
    mistake: "the confirmation has the name of the visitor as in a mail merge",
    edits: confirmation("Hello <<name>>, it is here."),
    problems: [
      "content/emails/confirmation.yml:3:9  error  text has <<name>>, which is not replaced  → delete it: strangers could send their own words to others with this mail",
    ],
  },
  ...["[First name]", "[customer name]", "[Surname]", "<<first name>>", "[Recipient]"].map((mark) => ({
    mistake: `the confirmation greets ${mark}`,
    edits: confirmation(`Dear ${mark},`),
    problems: [`content/emails/confirmation.yml:3:8  error  ${mark} is left in the text  → ${everyone}`],
  })),
  ...["Dear Name", "Hi First Name", "Hello NAME", "Dear ...", "Dear ,"].map((greeting) => ({
    mistake: `the confirmation begins with ${greeting}`,
    edits: confirmation(`${greeting}${greeting.endsWith(",") ? "" : ","} thank you.`),
    problems: [
      `content/emails/confirmation.yml:3:3  error  “${greeting}” is left in the text  → ${everyone}`,
      ...(greeting.endsWith(",")
        ? ["content/emails/confirmation.yml:3:7  warning  a space stands before a sign  → delete it"]
        : []),
    ],
  })),
  ...["20XX", "20xx", "202X", "20??", "20__"].map((year) => ({
    mistake: `the year of a certificate is ${year}`,
    edits: [
      { file: "home/why-choose-us.yml", from: "From the issuing body", to: `Institute of Export, ${year}` },
    ],
    problems: [
      `content/home/why-choose-us.yml:11:34  error  ${year} is left in the text  → write the text, or delete it`,
    ],
  })),
  {
    mistake: "the year of a certificate is YYYY",
    edits: [
      { file: "home/why-choose-us.yml", from: "From the issuing body", to: "Institute of Export, YYYY" },
    ],
    problems: [
      "content/home/why-choose-us.yml:11:34  error  detail has a year that is not filled in, and fields are shown exactly as they are written  → write the year",
    ],
  },
]
