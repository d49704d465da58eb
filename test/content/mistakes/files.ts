import {
  added,
  article,
  clients,
  fact,
  file,
  first,
  link,
  lock,
  page,
  picture,
  png,
  row,
  second,
  several,
  site,
  text,
  wharf,
  type Mistake,
} from "./row"

const client = `name: Ark
industry: Logistics
description: Lanes.
picture:
  src: ./01-ark.png
  alt: A boat.
`

const files = [
  ...["PK\u0003\u0004\u0014", "{\\rtf1\\ansi Words}", "%PDF-1.4"].map((document) =>
    file(wharf, document, "1:1 error: paste"),
  ),
  file(clients, null, "1:1 error: missing"),
  several(
    "the last article is gone",
    [
      { file: "articles", to: null },
      { file: lock, to: "[]\n" },
    ],
    "articles:1:1 error: --name/index.md",
  ),
  file("clients/a.docx", "x", "1:1 error: no page reads"),
  file("home/hero.yaml", "heading: Hero\n", "1:1 error: .yml"),
  file("clients/09-quay.yml.txt", "name: Quay\n", "1:1 error: content/clients/09-quay.yml"),
  file("clients/wharf.yml", "name: Wharf\n", "1:1 error: no page reads"),
  file(first.replace("index", "text"), "Words.\n", "1:1 error: index.md"),
  several("an article's folder has capitals", [...added("2025-03-18--Third-Lane")], "1:1 error: third-lane"),
  file("mark.svg", '<svg viewBox="0 0 4 4"/>', "1:1 error: paths"),
  file(
    "mark.svg",
    '<svg viewBox="0 0 4 4"><rect width="4" height="4"/><path d="M0 0h4v4z"/></svg>',
    "1:1 error: paths",
  ),
  file(
    "mark.svg",
    '<svg viewBox="0 0 4 4"><g transform="scale(2)"><path d="M0 0h4v4z"/></g></svg>',
    "1:1 error: paths",
  ),
  several(
    "the date of a planned article has the wrong year",
    [
      ...added("2099-03-18--third-lane"),
      { file: lock, from: "- second-lane\n", to: "- second-lane\n- third-lane\n" },
    ],
    "6:7 warning: 2099-03-18",
  ),
  several(
    "the date of a published article is in the next year",
    [
      { file: second, from: "date: 2025-03-11", to: "date: 2026-01-11" },
      { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    ],
    "8:7 warning: 2025-03-11",
  ),
  several(
    "a page is a copy of another one",
    [
      { file: "pages/imprint.md", to: page },
      { file: "pages/notice.md", to: page },
    ],
    "pages/notice.md:2:8 warning: pages/imprint.md",
  ),
  file("pages/blog.md", page, "1:1 error: /blog"),
  file("pages/contact.md", page, "1:1 error: /contact"),
  file("pages/social.md", page, "1:1 error: /social"),
  file("pages/Legalità 2.md", page, "1:1 error: content/pages/legalita-2.md"),
  several(
    "a link leads to a page that is a draft",
    [
      { file: clients, from: 'href: "#contact"', to: "href: /imprint" },
      { file: "pages/imprint.md", to: page.replace("---\n\n", "draft: true\n---\n\n") },
    ],
    "5:9 error: a draft",
  ),
  several(
    "a draft links to a page that does not exist yet",
    [
      {
        file: "pages/imprint.md",
        to: page.replace("---\n\n", "draft: true\n---\n\nA [link](/blog/coming). "),
      },
    ],
    "7:3 warning: does not exist",
  ),
  row(second, "id: 2", "id: 1", "2:5 error: id"),
  several(
    "two articles have one address",
    [...added("2025-03-18--first-lane")],
    "1:1 error: /blog/first-lane",
  ),
  several(
    "two clients have one number",
    [
      { file: "clients/01-ark.yml", to: client },
      { file: "clients/01-ark.png", to: png },
    ],
    "clients/01-wharf.yml:1:1 warning: 01",
  ),
  several(
    "a published article is a draft again",
    [
      { file: second, from: "author:", to: "draft: true\nauthor:" },
      { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" },
    ],
    "2:1 error: draft",
  ),
  row(second, "- Customs", "- customs", "10:5 warning: Customs"),
  row(first, "- Customs", "- Customs\n  - Customs", "11:5 warning: twice"),
  file("home/spare.png", "x", "1:1 warning: picture"),
  row(lock, "- second-lane", "- second-lane\n- old-lane", "5:3 error: old-lane"),
  row(lock, "- second-lane\n", "", `${second}:2:1 warning: - second-lane`),
  row(lock, "- second-lane", "- Second Lane", "4:3 error: address"),
  file(clients, Buffer.from("heading: Caf\xe9\n", "latin1"), "1:13 error: VS Code"),
]

const links = [
  link("/blog/third-lane", "/blog"),
  link("/#kontact", "#contact"),
  ...["clients", "case-studies"].map((part) =>
    several(
      `a link leads to #${part}, and there are none`,
      [
        { file: part, to: null },
        { file: first, from: "(/#contact)", to: `(/#${part})` },
      ],
      `${first}:21:30 error: no anchor #${part}`,
    ),
  ),
  ...["problems", "threshold", "about"].map((part) => link(`/#${part}`, `no anchor #${part}`)),
  link("/#x1", "#testimonials …"),
  link("#contact", "/#contact"),
  link("/blog/", "/blog"),
  link("https://www.harbour-test.co.uk/blog/none", "/blog"),
  link("http://www.gov.uk/", "https", "warning"),
  link("http://localhost:8000/blog", "computer"),
  link("/blog/second\u00a0lane", "invisible space"),
  link("malto:office@harbour.co.uk", "mailto:"),
  link("javascript:alert(1)", "javascript"),
  link("www.gov.uk", "https://www.gov.uk"),
  link("https//www.gov.uk", "write https://www.gov.uk"),
  ...[
    "docs.google.com/document/d/1a/edit",
    "supabase.com/dashboard/project/a",
    "github.com/a/b/edit/main/c.md",
  ].map((address) => link(`https://${address}`, "visitors cannot open")),
  link("office@harbour.co.uk", "mailto:"),
  link("https://server.company.com:port/sap", "example"),
  link("https://www.gov.uk|zoll.de/", "example"),
  text("Call https://server.company.com:port/ping.", "21:6 error: `"),
  text("Call www.company.com:port/ping.", "21:6 error: `"),
  fact("bookingUrl: https://a.test:port/x", "9:13 error: https"),
  fact("bookingUrl: https://app.cal.com/event-types", "9:13 error: sharing"),
  row(site, ".co.uk\nemail", ".co.uk:port\nemail", "6:6 error: https"),
  link("https://www.linkedin.com/in/me/", "visitors cannot open"),
  link("tullverket.se", "write https://tullverket.se"),
  row(clients, '"#contact"', "“#contact”", "5:9 error: straight"),
  link("mailto:office@", "email"),
  link("tel:+44-2O-0000", "telephone"),
  link("https://www.gov.uk/guidance/some…page", "…"),
  link("https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fgov.uk", "gov.uk"),
  link("/guide.pdf", "static"),
  row(first, "[a way to talk](/#contact)", "[](/#contact)", "21:30 error: text"),
  row(site, "href: /privacy-policy", "href: /privacy policy", "42:13 error: space"),
  row(site, "href: /#services", 'href: "#services"', "22:11 error: /#services"),
  several(
    "a link leads to a draft",
    [
      { file: second, from: "author:", to: "draft: true\nauthor:" },
      { file: lock, from: "- second-lane\n", to: "" },
    ],
    `${first}:17:54 error: draft`,
  ),
  several(
    "a link leads to a later article",
    [
      { file: first, from: "(/#contact)", to: "(/blog/third-lane)" },
      ...added("2026-02-01--third-lane", article(3).replace("2025-03-18", "2026-02-01")),
      { file: lock, from: "- second-lane\n", to: "- second-lane\n- third-lane\n" },
    ],
    `${first}:21:30 error: 2026-02-01`,
  ),
]

const pictures = [
  picture("./quay.png", "quay.png"),
  row(first, "(./chart.png", "(./quay.png", "25:1 error: quay.png"),
  picture("./Chart.png", "chart.png"),
  picture("chart.png", "./chart.png"),
  picture("../2025-03-11--second-lane/chart.png", "chart.png"),
  picture("https://a.test/chart.png", "site"),
  several(
    "a picture is a HEIC file",
    [
      { file: first, from: "src: ./chart.png", to: "src: ./chart.heic" },
      { file: first.replace("index.md", "chart.heic"), to: "" },
    ],
    "13:8 error: PNG",
  ),
  several(
    "the name of a picture has a space",
    [
      { file: first, from: "src: ./chart.png", to: "src: ./my chart.png" },
      { file: first.replace("index.md", "my chart.png"), to: "" },
    ],
    "13:8 error: my-chart.png",
  ),
  picture("./screen@2x.png", "./screen-2x.png"),
  picture("./a&b.png", "./a-b.png"),
  picture("./a+b.png", "./a-b.png"),
  picture('"./Übung#1.png"', "./uebung-1.png"),
  picture("'.\\Quay.png'", "write ./quay.png"),
  picture("./%C3%9Cbung.png", "./uebung.png"),
  several(
    "the name of a picture is stored with accents of its own",
    [
      { file: first, from: "src: ./chart.png", to: "src: ./\u00fcbung.png" },
      { file: first.replace("index.md", "u\u0308bung.png"), to: png },
    ],
    "13:8 error: ./uebung.png",
  ),
  row(first, "(./chart.png", "(./chart#1.png", "25:1 error: ./chart-1.png"),
  row(
    first,
    "(./chart.png",
    "(./Screenshot 2026-11-25 (2).png",
    "25:19 error: ./screenshot-2026-11-25-(2).png",
  ),
  text("[Plan](/My Plan.pdf)", "21:6 error: /my-plan.pdf"),
  file("home/hero.png", "not a picture", "home/hero.yml:16:8 error: PNG"),
  row(first, "![The quay at noon]", "![]", "25:1 error: alternative"),
]

/** Mistakes with files, links and pictures, which are likely or harmful. */
export const fileMistakes: readonly Mistake[] = [...files, ...links, ...pictures]
