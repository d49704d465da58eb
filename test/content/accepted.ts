import { first, second, type Edit } from "./edited-site"
import { added, article, page } from "./mistakes"

/** Right edits of the fixture site, about which the check has nothing to say. */
type Accepted = { title: string; edits: readonly Edit[] }

const several = (title: string, ...edits: Edit[]): Accepted => ({ title, edits })

const edit = (file: string, from: string, to: string): Accepted =>
  several(`${file} has ${JSON.stringify(to)} in place of “${from}”`, { file, from, to })

const text = (to: string): Accepted => edit(first, "Goods leave by one door", to)

const lanes = (to: string): Accepted =>
  edit("articles/2025-03-18--sap-gts-on-hana/index.md", "Two products share", to)

const lead = (to: string): Accepted =>
  edit("home/clients.yml", "Five invented clients, each with a chart.", to)

const quayPicture = "picture:\n  src: ./02-quay-nine.png\n  alt: A chart of the Baltic.\n"

export const accepted: readonly Accepted[] = [
  several("no edit"),
  several(
    "a client has no picture",
    { file: "clients/02-quay-nine.yml", from: quayPicture, to: "" },
    { file: "clients/02-quay-nine.png", to: null },
  ),
  several("there are no clients", { file: "clients", to: null }),
  several("there are no testimonials", { file: "home/testimonials.yml", to: "items: []\n" }),
  several(
    "the practice has no telephone number and no business hours",
    { file: "site.yml", from: "phone: +44 20 7946 0123\n", to: "" },
    ...[
      "emails/confirmation.yml",
      "privacy/01-introduction-and-who-we-are.md",
      "privacy/14-contact-us-and-complaints.md",
    ].map((file) => ({ file, from: "{practicePhone}", to: "none" })),
    {
      file: "site.yml",
      from: "openingHours: Mo-Fr 09:00-17:00\nopeningHoursLabel: Monday to Friday, 09:00 to 17:00\n",
      to: "",
    },
  ),
  ...["GB 517 3829 34", "XI 517382934", "517382934", "IVA 517382934"].map((number) =>
    edit("site.yml", "GB 123 4567 89", number),
  ),
  text("2\\*3\\*4 is *not* 2 * 3 * 4, nor [a](/blog)b"),
  edit(second, "date: 2025-03-11", "date: 2025-03-11\nupdated: 2025-05-01"),
  edit("pages/privacy-policy.yml", "lastUpdated: 2025-05-01", "lastUpdated: 2026-02-01"),
  edit("pages/privacy-policy.yml", "effectiveDate: 2025-05-01", "effectiveDate: 2026-06-01"),
  edit(second, "tags:", "aliases:\n  - old-lane\ntags:"),
  edit("site.yml", "href: /#services", "href: /#client-quay-nine"),
  several("another draft", added("2025-05-01--third-lane", article("2025-05-01", "draft: true\n"))),
  several(
    "a planned article links to one that is published before",
    added("2026-03-18--third-lane", article("2026-03-18")),
    added("2026-03-25--fourth-lane", article("2026-03-25", "", "See [before](/blog/third-lane).")),
  ),
  several(
    "an imprint names the VAT number, and a link leads to its heading",
    { file: "home/clients.yml", from: 'href: "#contact"', to: "href: /imprint#address" },
    { file: "pages/imprint.md", to: `${page}\n## Address\n\nVAT {vatNumber}\n` },
  ),
  edit("privacy/10-data-security.md", "The pages", "[Keys](#data-security_keys)\n\n### Keys\n\nThe pages"),
  several("the policy has another section", {
    file: "privacy/15-recorded-calls.md",
    to: "---\ntitle: Recorded calls\n---\n\nNone.\n",
  }),
  text("Words that a program has wrapped at its width, as mails are wrapped at\n72. One more line.\nWords"),
  text("Test Quay 1\\\nLondon  \nEngland\n\nWords about the way\n– and the way back –\nout"),
  text(
    "[33 19 32 00](tel:+4533193200), [+44 (0)20 7946 0000](tel:+442079460000), [call](tel:+4533193200), [020 7946 0000 ext. 3](tel:+442079460000;ext=3) Words",
  ),
  edit(
    "privacy/10-data-security.md",
    "The pages are",
    "As in [1], [the law](https://www.gov.uk), [the guide] and [SAP]: the pages\n\n[the guide]: https://www.sap.com\n",
  ),
  text("The set {1, 2} and {a, b}, written \\{x\\} or `{e-mail}`. Words"),
  text("DRAFT entries are for internal use, move from TODO to DONE, show “N/A” or say TBD"),
  text('Write: "Dear [name], please send us [article number] by [date]."'),
  text("Type `[insert x]`, `{{x}}`, `{practise}`, `Ã¼`, `**x**`, `TODO: x`"),
  text("Words.\n\n```\n## x ](y TODO {{x}} | a | {CONSIGNEE}\n<b> seamless\n```\n\nWords"),
  text("We insert the text here: Roman XX, size XXL, as (to be announced), 147 000 000 and TBA2"),
  lead("“Just in time” and “just in case”"),
  text("[www.gov.uk](https://www.gov.uk/a) or [{practiceEmail}](mailto:{practiceEmail})"),
  lanes("1. One\n1. Two\n\n![The lanes](./lanes.png)\n\n3. Three\n4. Four\n\nWords"),
  text("- One\n  - A part\n    1. More\n- [ ] Two\n- [x] Three\n\nWords"),
  text("| a | b |\n| - | -: |\n| x \\| y | `a` |\n| - | |\n\nWords"),
  text("Words[^1] more.\n\nA heading\n---\n\n[^1]: A note.\n\nWords"),
  text("It takes 5~7 hours or 8~9 days, ~~not~~ more. Holiday 2 May 2025, on Friday, 2 May 2025"),
  text("5 * 3 * 2 = 30, a_b_c, C#, A | B, \\\\srv\\a, [sic], ~5 m², § 6 and «x»"),
  text("Words 👨‍👩‍👧 🇩🇪, Zoll\u00adamt, \u00a0nbsp, مرحبا \u200f and می\u200cخواهم"),
  text('Press <kbd>F4</kbd>,<br> <abbr title="Customs">CDS</abbr>, H<sub>2</sub>O<!-- a note -->'),
  text("See <https://www.zoll.de>, a.person@lawyers.test or call +49 30 0000 0001"),
  text("[A](HTTPS://WWW.GOV.UK), [b](https://a.org/Duty_(tax)), [c][d].\n\n[d]: /blog\n\nWords"),
  lanes("![The quay][quay]\n\n[quay]: ./lanes.png\n\nWords"),
  text("[Write](mailto:a@b.co.uk?subject=Hello%20you), [follow](/rss.xml), [call](tel:{practicePhone})"),
  ...["+44 20 0000 0000 ext. 3", "+39 06 4411 2233"].map((to) => edit("site.yml", "+44 20 7946 0123", to)),
  ...["Mondays–Fridays, 9am–5 pm; Sundays by appointment", "lundi à vendredi, 9 à 17"].map((label) =>
    edit("site.yml", "Monday to Friday, 09:00 to 17:00", label),
  ),
  text("[Book](https://calendar.google.com/calendar/u/0/appointments/schedules/A) Words"),
  text("[A list](https://docs.google.com/document/d/1a/edit?usp=sharing)"),
  edit("site.yml", "office@harbour-test.co.uk", "Office@Harbour-Test.co.uk"),
  ...["zöllner.рф", "xn--zllner-wxa.xn--p1ai"].map((domain) =>
    edit("site.yml", "harbour-test.co.uk\nemail", `${domain}\nemail`),
  ),
]
