import { first, type Mistake } from "./mistake"

const paragraph = "A paragraph of the policy that is long enough to be told from others."
const long = `${paragraph} Then again: ${paragraph}`

/** Mistakes in the form of facts, mail templates and fields. */
export const factMistakes: readonly Mistake[] = [
  {
    mistake: "the address of the site has http",
    edits: [{ file: "site.yml", from: "https://www", to: "http://www" }],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (http://www.harbour-test.co.uk)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "the address of the site has a path",
    edits: [{ file: "site.yml", from: "test.co.uk\nemail", to: "test.co.uk/blog\nemail" }],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (https://www.harbour-test.co.uk/blog)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "the address of the site ends in a slash",
    edits: [
      {
        file: "site.yml",
        from: "url: https://www.harbour-test.co.uk",
        to: "url: https://www.harbour-test.co.uk/",
      },
    ],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (https://www.harbour-test.co.uk/)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "the address of the site has no https://",
    edits: [
      { file: "site.yml", from: "url: https://www.harbour-test.co.uk", to: "url: www.harbour-test.co.uk" },
    ],
    problems: [
      "content/site.yml:6:6  error  url is not the address of a site (www.harbour-test.co.uk)  → write it as https://www.example.com, with https and without a slash or a page at the end",
    ],
  },
  {
    mistake: "the business hours are in words",
    edits: [{ file: "site.yml", from: "Mo-Fr 09:00-17:00", to: "9 to 5" }],
    problems: [
      "content/site.yml:16:15  error  openingHours does not have the form that search engines read (9 to 5)  → write it as Mo-Fr 09:00-17:00 or, with a break, Mo-Fr 09:00-12:00, Mo-Fr 13:00-17:00; the words for people belong to openingHoursLabel",
    ],
  },
  {
    mistake: "the telephone number is in words",
    edits: [{ file: "site.yml", from: "+44 20 0000 0000", to: "call me" }],
    problems: [
      "content/site.yml:9:8  error  phone is not a telephone number (call me)  → write it with figures and spaces, 7 to 15 figures in all, for example +44 20 7946 0123",
    ],
  },
  {
    mistake: "the country code is UK",
    edits: [{ file: "site.yml", from: "countryCode: GB", to: "countryCode: UK" }],
    problems: [
      "content/site.yml:15:16  error  address.countryCode is not a country code  → write the two letters that ISO 3166 gives the country, for example GB for the United Kingdom",
    ],
  },
  {
    mistake: "no country has the country code",
    edits: [{ file: "site.yml", from: "countryCode: GB", to: "countryCode: XX" }],
    problems: [
      "content/site.yml:15:16  error  address.countryCode is not a country code  → write the two letters that ISO 3166 gives the country, for example GB for the United Kingdom",
    ],
  },
  {
    mistake: "the notice mail lacks {message}",
    edits: [{ file: "emails/notice.yml", to: "subject: Enquiry\ntext: |\n  {name} wrote.\n\n  {email}\n" }],
    problems: [
      "content/emails/notice.yml:2:7  error  text does not contain {message}  → write {message} where it belongs; without it the mail does not tell you what was sent",
    ],
  },
  {
    mistake: "the placeholder {count} is misspelt",
    edits: [{ file: "pages/blog.yml", from: 'minutes: "{count} words"', to: 'minutes: "{cout} min read"' }],
    problems: [
      'content/pages/blog.yml:14:10  error  minutes needs {count} once, and no other words in braces ("{cout} min read")  → write {count} where the number belongs',
    ],
  },
  {
    mistake: "the notice mail has a misspelt placeholder and one with two braces",
    edits: [
      {
        file: "emails/notice.yml",
        to: "subject: Enquiry\ntext: |\n  One.\n  {{name}} wrote {mesage} and {message}.\n",
      },
    ],
    problems: [
      "content/emails/notice.yml:4:3  error  text has the placeholder {{name}}, which does not exist  → write {name}",
      "content/emails/notice.yml:4:18  error  text has the placeholder {mesage}, which does not exist  → Did you mean `{message}`?",
    ],
  },
  {
    mistake: "the confirmation mail has a placeholder of the notice mail",
    edits: [
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  One.\n\n  Dear {name}, {practice\n",
      },
    ],
    problems: [
      "content/emails/confirmation.yml:5:8  error  text has the placeholder {name}, which does not exist in this mail  → delete it: strangers could send their own words to others with this mail",
      "content/emails/confirmation.yml:5:16  error  text has {practice without its closing brace  → write {practice}",
    ],
  },
  {
    mistake: "a field has HTML",
    edits: [
      { file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: Who <b>we</b> work for." },
    ],
    problems: [
      "content/home/clients.yml:2:11  error  lead has HTML in it, and fields are shown exactly as they are written  → write plain words",
    ],
  },
  {
    mistake: "a field has bold text",
    edits: [{ file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: Who **we** work for." }],
    problems: [
      "content/home/clients.yml:2:11  error  lead has marks for bold or italics, and fields are shown exactly as they are written  → write plain words",
    ],
  },
  {
    mistake: "a field has a markdown link",
    edits: [
      { file: "home/clients.yml", from: "lead: Who we work for.", to: 'lead: "Who [we](/blog) work for."' },
    ],
    problems: [
      "content/home/clients.yml:2:12  error  lead has a link or a picture, and fields are shown exactly as they are written  → write plain words",
    ],
  },
  {
    mistake: "a field has an HTML entity",
    edits: [
      { file: "home/clients.yml", from: "lead: Who we work for.", to: "lead: Who we &amp; you work for." },
    ],
    problems: [
      "content/home/clients.yml:2:14  error  lead has a character written as HTML, and fields are shown exactly as they are written  → write & in place of &amp;",
    ],
  },
  {
    mistake: "a name is a zero-width space",
    edits: [{ file: "site.yml", from: "name: Harbour Test Practice", to: 'name: "\u200b"' }],
    problems: [
      "content/site.yml:2:7  error  name is empty  → write something after name: (The name of your practice)",
      "content/site.yml:2:8  error  an invisible character (of no width) is in the text (U+200B)  → delete the word and type it again",
    ],
  },
  {
    mistake: "a title is in Chinese",
    edits: [{ file: first, from: "The first lane", to: "中远海运" }],
    problems: [
      `content/${first}:3:8  warning  title has letters that the picture of a shared link cannot show (中远海运)  → write it with Latin letters and without emoji`,
    ],
  },
  {
    mistake: "a title has an emoji",
    edits: [{ file: first, from: "The first lane", to: "The first lane 🚢" }],
    problems: [
      `content/${first}:3:8  warning  title has letters that the picture of a shared link cannot show (🚢)  → write it with Latin letters and without emoji`,
    ],
  },
  {
    mistake: "the month of the last update is in figures",
    edits: [{ file: "pages/privacy-policy.yml", from: "May 2025", to: "2025-05" }],
    problems: [
      "content/pages/privacy-policy.yml:7:14  error  lastUpdated is not a month and a year (2025-05)  → write the month in English and the year, for example May 2025",
    ],
  },
  {
    mistake: "a paragraph is in a text twice, or in two texts",
    edits: [
      { file: "privacy/03-cookies.md", from: "What is stored.", to: `${paragraph}\n\n${paragraph}` },
      { file: first, from: "Words about the way out", to: `${long}\n\nWords` },
      { file: "privacy/02-data-security.md", from: "How we keep it safe.", to: long },
    ],
    problems: [
      `content/privacy/02-data-security.md:5:1  warning  the paragraph is the same as the one in line 21 of content/${first}  → delete one of the two`,
      "content/privacy/03-cookies.md:9:1  warning  the paragraph is the same as the one in line 7  → delete one of the two",
    ],
  },
]
