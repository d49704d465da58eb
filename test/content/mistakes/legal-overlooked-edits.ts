import { first, second } from "./mistake"
import type { Edit } from "../valid-copy"

const inText = (to: string) => [{ file: first, from: "Words about the way out", to }]

const quotation =
  "> Nobody may export the goods of the list to the countries that the order names[^1].\n\n[^1]: The Export Control Order 2008, which is in force for all of the United Kingdom.\n"
const closing = "Would you like to talk about it? Then [write to me](/#contact) today, please."

/** Correct edits that look like one of `overlookedMistakes`. */
export const legalOverlookedEdits: readonly { edit: string; edits: readonly Edit[] }[] = [
  {
    edit: "business hours in figures with am and pm",
    edits: [{ file: "site.yml", from: "09:00 to 17:00", to: "9 am to 5 p.m. (10:00 to 18:00 in Berlin)" }],
  },
  {
    edit: "business hours without figures",
    edits: [
      {
        file: "site.yml",
        from: "Monday to Friday, 09:00 to 17:00",
        to: "On weekdays, from 10:00 by appointment",
      },
    ],
  },
  {
    edit: "a policy that takes effect after its last update",
    edits: [{ file: "pages/privacy-policy.yml", from: "May 2025", to: "December 2024" }],
  },
  {
    edit: "the buttons of the banner in the policy",
    edits: [
      {
        file: "cookie-banner.yml",
        from: "decline: Some words\naccept: Some words",
        to: "decline: No\naccept: Allow",
      },
      {
        file: "privacy/03-cookies.md",
        from: "What is",
        to: "If you choose Allow, or allow it after “No”. After Allowing, what is",
      },
    ],
  },
  {
    edit: "a mail with long lines below >",
    edits: [
      {
        file: "emails/confirmation.yml",
        to: `subject: Thanks\ntext: >\n  ${"many words ".repeat(8)}\n  and more of them.\n`,
      },
    ],
  },
  {
    edit: "words in square brackets in a quotation",
    edits: inText("“The exporter [or one acting for him] must”"),
  },
  { edit: "the author in a quotation", edits: inText("> Words.\n>\n> — A broker\n\nWords") },
  {
    edit: "an address of an archive",
    edits: inText("[A](https://web.archive.org/web/2020/https://www.gov.uk/a)"),
  },
  {
    edit: "a heading with a line of hyphens below it",
    edits: inText("Words.\n\nWhat follows?\n-------------\n\nWords"),
  },
  { edit: "a short paragraph twice", edits: inText("See below.\n\nSee below.\n\nWords") },
  { edit: "a name of a field with a capital letter in the text", edits: inText("Date: see below.\n\nWords") },
  {
    edit: "a pattern of a date that is explained",
    edits: inText("Write dates in the form DD/MM/YYYY, words"),
  },
  {
    edit: "commas, semicolons and bars in sentences",
    edits: inText(
      "The price was 1,000,000 and\n2,000,000 then; R&amp;D\n&amp;c. Use a;b or A | B,\nHull, Dover, Calais\nand Dover, Hull, Bremen; words",
    ),
  },
  {
    edit: "quotation marks in quotation marks",
    edits: inText("“One” and „eins“; a “second (“inner”) one”, words"),
  },
  {
    edit: "HTML elements that are closed",
    edits: inText("<details><summary>More</summary>\n\nHidden.<br>\n\n</details>\n\n<kbd>F1</kbd> words"),
  },
  {
    edit: "a quotation of two paragraphs, brackets, abbreviations and nested asterisks",
    edits: inText(
      "“One of the paragraphs that is long enough to be told from the others.\n\n“Two of them,” they said. `f(` :( *a* ***b*** **d *e*** \\**c* Node.js, e.g. in S/4HANA.Cloud (see [duty](https://a.co.uk/b_(c)))\n\nA paragraph that begins with many words, and is followed by a list of what it means\n\n- words",
    ),
  },
  {
    edit: "names with a full stop, ranges, stars and codes in sentences",
    edits: inText(
      "Readme.Txt is at Amazon.Com, in (0, 1] or [0, 1). A * in a selection finds all, CP* finds less; the code XXX and\nXXX is the currency code for none; words",
    ),
  },
  {
    edit: "a star at the start of a paragraph with other stars in it",
    edits: inText("The mark * in a selection finds everything; enter CP* to see the rest, words"),
  },
  {
    edit: "lines in bold and small letters after abbreviations",
    edits: inText(
      "**Do not skip this.**\n\nTen tons approx. were duty free, i.e. cheap. [It](https://docs.google.com/document/d/a/edit?usp=sharing) &amp; words",
    ),
  },
  {
    edit: "guarantees and partners of others, and claims in quotation marks",
    edits: inText(
      "The carrier has a guarantee of his own. A partner of SAP may help; nobody can promise that, and SAP does not guarantee it, and the site is not endorsed by SAP. Intrastat has ended for Great Britain. Words such as “guaranteed” or “30% faster” are claims, words",
    ),
  },
  {
    edit: "code in a box, indented or as a part of the text",
    edits: inText(
      "Two:\n\n    SELECT * FROM lists\n\nand\n\n    npm run check    all files\n\nAnother:\n\n```markdown\nWords.\n```\n\nWords",
    ),
  },
  {
    edit: "fields that end without a full stop",
    edits: [
      {
        file: "home/clients.yml",
        from: "Who we work for.",
        to: "Customs. Compliance. Calm, and what Quay Ltd. Hull works for, and that it knows",
      },
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  Kind regards and thank you for your message\n  Robin Quay\n\n  Quay Trade Consulting Ltd. Registered in England, number 123\n",
      },
    ],
  },
  {
    edit: "addresses in links, in code, as a whole field and as an example",
    edits: [
      ...inText(
        "[the page /blog/x](/blog/second-lane), [/blog](/blog), `/blog/x`, and/blog/or, /blog-like, www.gov.uk/a, https://www.gov.uk (see /etc/hosts), and",
      ),
      {
        file: "home/hero.yml",
        from: "detail: In London",
        to: "detail: www.harbour-test.co.uk",
      },
      {
        file: "home/contact.yml",
        from: "placeholder: Some words",
        to: "placeholder: For example www.example.com",
      },
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  Read {url}/blog or https://www.gov.uk, or write.\n",
      },
    ],
  },
  {
    edit: "the words of links that differ from the address in its form only",
    edits: inText(
      "[www.gov.uk/a](https://gov.uk/a/?b=c), [GOV.UK/a/b](https://www.gov.uk/A/B), [gov.uk](https://assets.gov.uk/x), [https://www.gov.uk/a…](https://www.gov.uk/abc#d), [www.gov.uk/a](https://web.archive.org/web/2020/https://www.gov.uk/a), [Booking.com](https://www.a.uk), [www.harbour-test.co.uk/blog](/blog), [{practiceEmail}](mailto:{practiceEmail}?subject=a), [{practicePhone}](tel:{practicePhone}), [020 7946 0000](tel:+442079460000), <https://www.gov.uk/%C3%A4>, [list.pdf](https://a.uk/b.pdf), [Node.js](https://nodejs.org), and",
    ),
  },
  {
    edit: "words of links that fit their target",
    edits: inText(
      "[Call me](/#contact), [Call for papers](mailto:a@b.uk), [Email](/#contact), [their privacy policy](https://policies.google.com/privacy), [privacy policy](/privacy-policy#cookies), [our blog](/blog/second-lane), [services](/#services), [services and more](/#contact), [services](/#customs-management), [contact](#the-way-back), and",
    ),
  },
  {
    edit: "times that are no promise of a reply, and the same promise in other words",
    edits: [
      {
        file: "home/hero.yml",
        from: "term: Practice\n    detail: In London",
        to: "term: Reply\n    detail: Within one working day",
      },
      {
        file: "emails/confirmation.yml",
        to: "subject: Thanks\ntext: |\n  Within 24 hours, weekends included, you have a reply. If you have no reply within 48 hours, write again.\n\n  Please answer within 7 days. Customs decides within two days.\n",
      },
    ],
  },
  {
    edit: "a quotation, its source and the last sentence in two texts",
    edits: [
      { file: first, from: "## The way back\n", to: `## The way back\n\n${quotation}` },
      { file: first, from: "| Hull | 1    |", to: `| Hull | 1    |\n\n${closing}` },
      { file: second, from: "Words about the way back.", to: `${quotation}\n${closing}` },
    ],
  },
]
