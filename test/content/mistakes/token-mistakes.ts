import { type Mistake, first } from "./mistake"

const words = "Words about the way out"
const known = "{practice} {consultant} {practiceEmail} {practicePhone} {privacyEmail} {address} {town} {url}"

const inText = (to: string) => [{ file: first, from: words, to }]
const inField = (to: string) => [{ file: "home/clients.yml", from: "lead: Who we work for.", to }]

/** Mistakes in tokens, and facts of `site.yml` that are written out. */
export const tokenMistakes: readonly Mistake[] = [
  {
    mistake: "a text has a misspelt token",
    edits: inText("Write to {practise}, or to {practice}"),
    problems: [`content/${first}:21:10  error  {practise} is not a token  → Did you mean \`{practice}\`?`],
  },
  {
    mistake: "a text has another word for a token",
    edits: inText("Write to {email}"),
    problems: [`content/${first}:21:10  error  {email} is not a token  → Did you mean \`{practiceEmail}\`?`],
  },
  {
    mistake: "a text has a token that nothing is like",
    edits: inText("Write to {wharf}"),
    problems: [`content/${first}:21:10  error  {wharf} is not a token  → use ${known}, or delete the braces`],
  },
  {
    mistake: "a token has two braces, spaces or a capital",
    edits: inText("Write to {{practice}}, { consultant } or {Town}"),
    problems: [
      `content/${first}:21:10  error  {{practice}} is not a token  → write {practice}`,
      `content/${first}:21:24  error  { consultant } is not a token  → write {consultant}`,
      `content/${first}:21:42  error  {Town} is not a token  → Did you mean \`{town}\`?`,
    ],
  },
  {
    mistake: "a link target has a misspelt token",
    edits: inText("[Write](mailto:{privacyEmial})"),
    problems: [
      `content/${first}:21:16  error  {privacyEmial} is not a token  → Did you mean \`{privacyEmail}\`?`,
    ],
  },
  {
    mistake: "a field has a misspelt token in its second line",
    edits: inField("lead: >-\n  We work for {practice}\n  and {consultent}."),
    problems: [
      "content/home/clients.yml:4:7  error  {consultent} is not a token  → Did you mean `{consultant}`?",
    ],
  },
  {
    mistake: "a field starts with a token without quotation marks",
    edits: inField("lead: {practice}"),
    problems: [
      'content/home/clients.yml:2:7  error  lead starts with {  → put the text in quotation marks: "{practice}"',
    ],
  },
  {
    mistake: "a fact holds a token",
    edits: [{ file: "site.yml", from: "name: Harbour Test Practice", to: 'name: "{town} Practice"' }],
    problems: [
      "content/site.yml:2:7  error  name is a fact that tokens stand for, so it cannot hold {town}  → write the words themselves",
    ],
  },
  {
    mistake: "a text and a field repeat facts",
    edits: [
      ...inText("Harbour Test Practice, 1 Test Quay, London, E1 1AA, United Kingdom"),
      ...inField("lead: Robin Example-Quay\n# Robin Example-Quay\n"),
    ],
    problems: [
      `content/${first}:21:1  warning  Harbour Test Practice is written out, so a change in content/site.yml would miss it  → write {practice}`,
      `content/${first}:21:24  warning  1 Test Quay, London, E1 1AA, United Kingdom is written out, so a change in content/site.yml would miss it  → write {address}`,
      'content/home/clients.yml:2:7  warning  Robin Example-Quay is written out, so a change in content/site.yml would miss it  → write "{consultant}", with the quotation marks',
    ],
  },
  {
    mistake: "the policy and the banner repeat the telephone number and one address for all mails",
    edits: [
      { file: "site.yml", from: "privacy@harbour-test.co.uk", to: "office@harbour-test.co.uk" },
      { file: "privacy/01-introduction.md", from: "Who we are.", to: "<office@harbour-test.co.uk>" },
      {
        file: "site.yml",
        from: "blurb: What",
        to: "blurb: +44 20 0000 0000, office@harbour-test.co.uk. What",
      },
    ],
    problems: [
      "content/privacy/01-introduction.md:5:2  warning  office@harbour-test.co.uk is written out, so a change in content/site.yml would miss it  → write {privacyEmail}",
      "content/site.yml:34:10  warning  +44 20 0000 0000 is written out, so a change in content/site.yml would miss it  → write {practicePhone}, and the whole text in quotation marks",
      "content/site.yml:34:28  warning  office@harbour-test.co.uk is written out, so a change in content/site.yml would miss it  → write {practiceEmail}",
    ],
  },
  {
    mistake: "a token has no opening brace",
    edits: [{ file: first, from: "Words about the way out", to: "Write to practice} or {town}. Words" }],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:10  error  practice} is not a token  → write {practice}",
    ],
  },
  {
    mistake: "a telephone number is written out in other forms, and in links",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "Call 020 0000 0000, +44 (0)20 0000-0000, [me](tel:+442000000000) or [write](mailto:office@harbour-test.co.uk)",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:6  warning  020 0000 0000 is written out, so a change in content/site.yml would miss it  → write {practicePhone}",
      "content/articles/2025-03-04--first-lane/index.md:21:21  warning  +44 (0)20 0000-0000 is written out, so a change in content/site.yml would miss it  → write {practicePhone}",
      "content/articles/2025-03-04--first-lane/index.md:21:51  warning  +442000000000 is written out, so a change in content/site.yml would miss it  → write {practicePhone}",
      "content/articles/2025-03-04--first-lane/index.md:21:84  warning  office@harbour-test.co.uk is written out, so a change in content/site.yml would miss it  → write {practiceEmail}",
    ],
  },
  {
    mistake: "a token of one field is misspelt",
    edits: [{ file: "pages/blog.yml", from: "about: Some words", to: 'about: "{autor} writes."' }],
    problems: ["content/pages/blog.yml:11:9  error  {autor} is not a token  → Did you mean `{author}`?"],
  },
  {
    mistake: "links to pages are written as in Windows, and telephone numbers without tel:",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "[A](\\blog\\second-lane), [b](+442079460000). Words",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  the link \\blog\\second-lane does not say where it starts  → write /blog/second-lane for a page of this site",
      "content/articles/2025-03-04--first-lane/index.md:21:25  error  the link +442079460000 has no tel:  → write tel:+442079460000",
    ],
  },
  {
    mistake: "web addresses have a comma or a space",
    edits: [
      {
        file: first,
        from: "Words about the way out",
        to: "[A](https://ico,org.uk), [b](https://ico. org.uk). Words",
      },
    ],
    problems: [
      "content/articles/2025-03-04--first-lane/index.md:21:1  error  the link is not a web address (https://ico,org.uk)  → open the page, and copy its address from the top of the browser's window",
      "content/articles/2025-03-04--first-lane/index.md:21:28  error  the bracket before the address is never closed  → write the whole link on one line, without spaces in the address, with ) after it",
    ],
  },
  {
    mistake: "a token in a field is never closed",
    edits: [{ file: first, from: "author: Test Person", to: 'author: "{consultant"' }],
    problems: [`content/${first}:7:10  error  {consultant is not a token  → write {consultant}`],
  },
  {
    mistake: "a token in a field is in square brackets",
    edits: [{ file: first, from: "author: Test Person", to: 'author: "[consultant]"' }],
    problems: [`content/${first}:7:10  error  [consultant] is not a token  → write {consultant}`],
  },
  {
    mistake: "a token has a hyphen",
    edits: [
      {
        file: "home/clients.yml",
        from: "lead: Who we work for.",
        to: "lead: Who {practice-name} works for.",
      },
    ],
    problems: ["content/home/clients.yml:2:11  error  {practice-name} is not a token  → write {practice}"],
  },
  {
    mistake: "a placeholder for the owner has one brace",
    edits: [
      { file: "privacy/01-introduction.md", from: "Who we are.", to: "Who we are: {OWNER: your number}" },
    ],
    problems: [
      "content/privacy/01-introduction.md:5:13  error  {OWNER: your number} is left in the text  → write your note as {{OWNER: …}}, with a colon and with two braces on both sides",
    ],
  },
  {
    mistake: "a role is a placeholder, and a bracket of a lead is never closed",
    edits: [
      { file: "testimonials.yml", from: "role: Head of Trade", to: 'role: "[Role]"' },
      { file: "home/clients.yml", from: "Who we work for.", to: "Who (we work for." },
    ],
    problems: [
      "content/home/clients.yml:2:7  warning  lead has a round bracket that is never closed  → write ) where it ends",
      "content/testimonials.yml:3:12  warning  role is in quotation marks or brackets, which the page shows  → write the words without the marks at the start and the end",
    ],
  },
]
