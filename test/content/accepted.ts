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
  text("2\\*3\\*4 is *not* 2 * 3 * 4, nor [a](/blog)b"),
  edit(second, "date: 2025-03-11", "date: 2025-03-11\nupdated: 2025-05-01"),
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
  edit(
    "privacy/10-data-security.md",
    "The pages are",
    "As in [1], [the law](https://www.gov.uk), [the guide] and [SAP]: the pages\n\n[the guide]: https://www.sap.com\n",
  ),
  text("The set {1, 2} and {a, b}, written \\{x\\} or `{e-mail}`. Words"),
  text("Type `[insert x]`, `{{x}}`, `{practise}`, `Ã¼`, `**x**`, `TODO: x`"),
  text("Words.\n\n```\n## x ](y TODO {{x}} | a | {CONSIGNEE}\n<b> seamless\n```\n\nWords"),
  text("[www.gov.uk](https://www.gov.uk/a) or [{practiceEmail}](mailto:{practiceEmail})"),
  lanes("1. One\n1. Two\n\n![The lanes](./lanes.png)\n\n3. Three\n4. Four\n\nWords"),
  text("- One\n  - A part\n    1. More\n- [ ] Two\n- [x] Three\n\nWords"),
  text("| a | b |\n| - | -: |\n| x \\| y | `a` |\n| - | |\n\nWords"),
  text("Words[^1] more.\n\nA heading\n---\n\n[^1]: A note.\n\nWords"),
  text("5 * 3 * 2 = 30, a_b_c, C#, A | B, \\\\srv\\a, [sic], ~5 m², § 6 and «x»"),
  text('Press <kbd>F4</kbd>,<br> <abbr title="Customs">CDS</abbr>, H<sub>2</sub>O<!-- a note -->'),
  text("See <https://www.zoll.de>, a.person@lawyers.test or call +49 30 0000 0001"),
  text("[A](HTTPS://WWW.GOV.UK), [b](https://a.org/Duty_(tax)), [c][d].\n\n[d]: /blog\n\nWords"),
  lanes("![The quay][quay]\n\n[quay]: ./lanes.png\n\nWords"),
  text("[Write](mailto:a@b.co.uk?subject=Hello%20you), [follow](/rss.xml), [call](tel:{practicePhone})"),
  ...["zöllner.рф", "xn--zllner-wxa.xn--p1ai"].map((domain) =>
    edit("site.yml", "harbour-test.co.uk\nemail", `${domain}\nemail`),
  ),
]
