import { first, type Mistake } from "./mistake"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

/** Mistakes that are easy to overlook, because the page looks right at first sight. */
export const overlookedMistakes: readonly Mistake[] = [
  {
    mistake: "the policy names a button that the banner does not have",
    edits: [
      {
        file: "cookie-banner.yml",
        from: "decline: Some words\naccept: Some words",
        to: "decline: No\naccept: Yes",
      },
      {
        file: "privacy/03-cookies.md",
        from: "What is stored.",
        to: "After Accept All, we count. Choose “No” or No.",
      },
    ],
    problems: [
      "content/privacy/03-cookies.md:7:7  warning  the cookie banner has no button Accept All  → write Yes, as in content/cookie-banner.yml",
    ],
  },
  {
    mistake: "the business hours end before they begin",
    edits: [{ file: "site.yml", from: "Mo-Fr 09:00-17:00", to: "Mo-Fr 17:00-09:00" }],
    problems: [
      "content/site.yml:16:15  error  openingHours ends before it begins (17:00-09:00)  → write 09:00-17:00",
    ],
  },
  {
    mistake: "the business hours for people are other ones",
    edits: [{ file: "site.yml", from: "Monday to Friday, 09:00 to 17:00", to: "Weekdays, 10 am to 5 pm" }],
    problems: [
      "content/site.yml:16:15  warning  openingHours has 09:00, which openingHoursLabel does not name (Weekdays, 10 am to 5 pm)  → write the same times in both fields",
    ],
  },
  {
    mistake: "the policy takes effect in a year far ahead",
    edits: [{ file: "pages/privacy-policy.yml", from: "2025-03-04", to: "2052-03-04" }],
    problems: [
      "content/pages/privacy-policy.yml:5:16  warning  effectiveDate is more than two years ahead (2052-03-04)  → correct the year",
    ],
  },
  {
    mistake: "the policy was updated long before it took effect",
    edits: [{ file: "pages/privacy-policy.yml", from: "May 2025", to: "May 2023" }],
    problems: [
      "content/pages/privacy-policy.yml:7:14  warning  lastUpdated (May 2023) is long before effectiveDate (2025-03-04)  → correct the year of one of the two",
    ],
  },
  {
    mistake: "two lines of the list of addresses are swapped",
    edits: [
      {
        file: "articles/slugs.lock.yml",
        from: "1: first-lane\n2: second-lane",
        to: "1: second-lane\n2: first-lane",
      },
    ],
    problems: [
      "content/articles/slugs.lock.yml:3:1  warning  the number 1 has the address second-lane here, but it belongs to the article first-lane  → write 1: first-lane here; or, if you changed id in the articles, write the earlier numbers there again",
      "content/articles/slugs.lock.yml:4:1  warning  the number 2 has the address first-lane here, but it belongs to the article second-lane  → write 2: second-lane here; or, if you changed id in the articles, write the earlier numbers there again",
    ],
  },
  {
    mistake: "a line of hyphens turns a sentence into a heading",
    edits: inText("A sentence.\n---\n\nWords"),
    problems: [
      `content/${first}:21:1  error  the line below turns this text into a heading  → leave an empty line between them, or delete the line`,
    ],
  },
  {
    mistake: "an item of a list has no text",
    edits: inText("Words:\n\n- one\n-\n- two\n\nWords"),
    problems: [
      `content/${first}:24:1  warning  an item of a list has no text  → write it, or delete the mark`,
    ],
  },
  {
    mistake: "an item of a list has no space after its hyphen",
    edits: inText("Words:\n\n- **one** first\n-**two** second\n\nWords"),
    problems: [
      `content/${first}:24:1  error  this is not an item of a list  → write a hyphen and an ordinary space`,
    ],
  },
  {
    mistake: "a field is in the text",
    edits: inText("draft: true\n\nWords"),
    problems: [
      `content/${first}:21:1  error  the field draft: is in the text, where it has no effect  → move the line up, between the two lines ---, or delete it`,
    ],
  },
  {
    mistake: "hashtags are in the text",
    edits: inText("Words.\n\n#Customs #Origin\n\nWords"),
    problems: [
      `content/${first}:23:1  error  hashtags are shown as typed  → delete them, and write the topics under tags at the top of the file`,
    ],
  },
  {
    mistake: "the error of a spreadsheet is in the text",
    edits: inText("A total of #REF! words"),
    problems: [`content/${first}:21:12  error  #REF! is left in the text  → write the text, or delete it`],
  },
  {
    mistake: "the pattern of a date is in the text",
    edits: inText("Reviewed on DD/MM/YYYY, words"),
    problems: [
      `content/${first}:21:13  error  DD/MM/YYYY is left in the text  → write the text, or delete it`,
    ],
  },
  {
    mistake: "the head of an email is in the text",
    edits: inText("> On Mon, 16 Nov 2026 at 09:12, Robin Quay wrote:\n> Good.\n\nWords"),
    problems: [
      `content/${first}:21:1  error  “> On Mon, 16 Nov 2026 at 09:12, Robin Quay wrote:” is left in the text  → delete the sentence or the line: another program wrote it`,
    ],
  },
  {
    mistake: "an address has a no-break space",
    edits: [{ file: first, from: "(/#contact)", to: "(https://www.gov.uk/a\u00a0b)" }],
    problems: [
      `content/${first}:21:30  error  the link has an invisible space in it (https://www.gov.uk/a b)  → open the page, and copy its address from the top of the browser's window`,
    ],
  },
  {
    mistake: "an address was pasted twice",
    edits: [{ file: first, from: "(/#contact)", to: "(https://www.gov.uk/ahttps://www.gov.uk/a)" }],
    problems: [
      `content/${first}:21:30  error  the link is two addresses in one (https://www.gov.uk/ahttps://www.gov.uk/a)  → open the page, and copy its address from the top of the browser's window`,
    ],
  },
  {
    mistake: "an address is shortened",
    edits: [{ file: first, from: "(/#contact)", to: "(https://www.gov.uk/…/a)" }],
    problems: [
      `content/${first}:21:30  error  the link is shortened by … (https://www.gov.uk/…/a)  → open the page, and copy its address from the top of the browser's window`,
    ],
  },
  {
    mistake: "a link leads to a file that only the consultant can open",
    edits: [{ file: first, from: "(/#contact)", to: "(https://quay-my.sharepoint.com/personal/a.xlsx)" }],
    problems: [
      `content/${first}:21:30  error  the link leads to a page that only you can open (https://quay-my.sharepoint.com/personal/a.xlsx)  → put the file into the folder static, and write / and its name`,
    ],
  },
  {
    mistake: "a label is an address",
    edits: [{ file: "home/clients.yml", from: "label: Get started", to: "label: /blog" }],
    problems: [
      "content/home/clients.yml:4:10  warning  label is an address, and readers see it  → write the words for people here; the address belongs to href",
    ],
  },
  {
    mistake: "a token is in square brackets",
    edits: inText("Words of [practice] about the way out"),
    problems: [`content/${first}:21:10  error  [practice] is not a token  → write {practice}`],
  },
  {
    mistake: "placeholders of a mail are in other brackets than braces",
    edits: [
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks from «practice»\ntext: |\n  From [practice].\n\n  (url)\n",
      },
    ],
    problems: [
      "content/emails/confirmation.yml:1:22  error  subject has «practice», which is not replaced  → write {practice} in place of «practice»",
      "content/emails/confirmation.yml:3:8  error  text has [practice], which is not replaced  → write {practice} in place of [practice]",
      "content/emails/confirmation.yml:5:3  error  text has (url), which is not replaced  → write {url} in place of (url)",
    ],
  },
  {
    mistake: "the lines of a mail run together",
    edits: [{ file: "emails/confirmation.yml", to: "subject: Thanks\ntext: >\n  {practice}\n  {url}\n" }],
    problems: [
      "content/emails/confirmation.yml:2:7  error  the mark > puts the lines of text together  → write | in its place",
    ],
  },
  {
    mistake: "a line in bold is in the place of a heading",
    edits: inText("**The way out**\n\nWords"),
    problems: [
      `content/${first}:21:1  warning  a line in bold is not a heading, so the list of contents lacks it  → write ## and a space in place of the **, or a full stop at its end`,
    ],
  },
]
