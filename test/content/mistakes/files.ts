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

const draft = { file: second, from: "author:", to: "draft: true\nauthor:" }
const draftPage = page.replace("footer", "draft: true\nfooter")
const unlisted = { file: lock, from: "- second-lane\n", to: "" }
const toBlog = { file: first, from: "/blog/second-lane#the-way-back", to: "/blog" }

const files = [
  ...["PK\u0003\u0004\u0014", "{\\rtf1 A}", "%PDF-1.4"].map((to) => file(wharf, to, "1:1 error: paste")),
  file(second, Buffer.from(article(2).replaceAll("\n", "\r")), "1:1 error: LF"),
  file(clients, null, "1:1 error: missing"),
  several(
    "the last article is gone",
    "articles:1:1 error: --name/index.md",
    { file: "articles", to: null },
    { file: lock, to: "[]\n" },
  ),
  file("clients/a.docx", "x", "1:1 error: no page reads"),
  file("home/hero.yaml", "heading: Hero\n", "1:1 error: .yml"),
  file("clients/09-quay.yml.txt", "name: Quay\n", "1:1 error: content/clients/09-quay.yml"),
  file("pages/imprint.txt", page, "1:1 error: content/pages/imprint.md"),
  file("clients/wharf.yml", "name: Wharf\n", "1:1 error: no page reads"),
  file(first.replace("index", "text"), "Words.\n", "1:1 error: index.md"),
  file("articles/2025-03-18--third/a.docx", "x", "articles/2025-03-18--third:1:1 error: words of a.docx"),
  file("case-studies/02-a.yml", client.replace(/picture[^]*/, ""), "1:1 error: content/clients/01-name.yml"),
  several("an article's folder has capitals", "1:1 error: third-lane", ...added("2025-03-18--Third-Lane")),
  file("mark.svg", '<svg viewBox="0 0 4 4"/>', "1:1 error: paths"),
  file("mark.svg", png, "1:1 error: not an SVG"),
  several(
    "the date of a planned article has the wrong year",
    "6:7 warning: 2099-03-18",
    ...added("2099-03-18--third-lane"),
    { file: lock, from: "- second-lane\n", to: "- second-lane\n- third-lane\n" },
  ),
  several(
    "the date of a published article is in the next year",
    "8:7 warning: 2025-03-11",
    { file: second, from: "date: 2025-03-11", to: "date: 2026-01-11" },
    toBlog,
  ),
  several(
    "a page is a copy of another one",
    "pages/notice.md:2:8 warning: pages/imprint.md",
    { file: "pages/imprint.md", to: page },
    { file: "pages/notice.md", to: page },
  ),
  file("pages/terms.md", page.replace("footer: Imprint\n", ""), "1:1 warning: no text links"),
  ...["blog", "contact", "social"].map((name) => file(`pages/${name}.md`, page, `1:1 error: /${name}`)),
  several(
    "a page and a file in static have one address",
    "pages/imprint.md:1:1 error: /imprint",
    { file: "../static/imprint.html", to: "x" },
    { file: "pages/imprint.md", to: `${page}[A](/imprint.html)` },
  ),
  file("pages/Legalità 2.md", page, "1:1 error: content/pages/legalita-2.md"),
  several(
    "a link leads to a page that is a draft",
    "5:9 error: a draft",
    { file: clients, from: 'href: "#contact"', to: "href: /imprint" },
    { file: "pages/imprint.md", to: draftPage },
  ),
  file("pages/a.md", "---\ntitle: A\ndraft: true\n---\n\nB.\n", "2:1 warning: description"),
  file("pages/a.md", `${draftPage}[b](/c)`, "10:1 warning: does not exist"),
  row(second, "id: 2", "id: 1", "2:5 error: id"),
  several("two articles have one address", "1:1 error: /blog/first-lane", ...added("2025-03-18--first-lane")),
  several(
    "two clients have one number",
    "clients/01-wharf.yml:1:1 warning: 01",
    { file: "clients/01-ark.yml", to: client },
    { file: "clients/01-ark.png", to: png },
  ),
  several("a published article is a draft again", "2:1 error: draft", draft, toBlog),
  row(second, "- Customs", "- customs", "10:5 warning: Customs"),
  row(first, "- Customs", "- Customs\n  - Customs", "11:5 warning: twice"),
  ...["Orgin", "Oirgin"].map((tag) => row(second, "- Origin", `- ${tag}`, "11:5 warning: write Origin")),
  several(
    "the oldest article has the wrong spelling of a tag",
    "10:5 warning: write Customs",
    { file: first, from: "- Customs", to: "- Custom" },
    ...added("2025-03-18--third-lane", article(3).replace("tags:", "draft: true\ntags:")),
  ),
  file("home/spare.png", "x", "1:1 warning: picture"),
  row(lock, "- second-lane", "- second-lane\n- old-lane", "5:3 error: old-lane"),
  row(lock, "- second-lane\n", "", `${second}:2:1 warning: - second-lane`),
  row(lock, "- second-lane", "- Second Lane", "4:3 error: address"),
  file(clients, Buffer.from("heading: Caf\xe9\n", "latin1"), "1:13 error: VS Code"),
]

const links = [
  ...["/blog/third-lane", "/blog/"].map((target) => link(target, "/blog")),
  link("https://www.harbour-test.co.uk/blog/none", "/blog"),
  link("/#kontact", "#contact"),
  ...["clients", "case-studies"].map((part) =>
    several(
      `a link leads to #${part}, and there are none`,
      `${first}:21:30 error: no anchor #${part} delete the link`,
      { file: part, to: null },
      { file: first, from: "(/#contact)", to: `(/#${part})` },
    ),
  ),
  ...["problems", "threshold", "about"].map((part) => link(`/#${part}`, `no anchor #${part}`)),
  link("/#customs", "#customs-management"),
  link("/#x1", "#testimonials …"),
  link("#contact", "/#contact"),
  link("http://www.gov.uk/", "https", "warning"),
  link("http://localhost:8000/blog", "computer"),
  link("/blog/second\u00a0lane", "invisible space"),
  ...["malto:", ""].map((scheme) => link(`${scheme}office@harbour.co.uk`, "mailto:")),
  link("javascript:alert(1)", "javascript"),
  link("www.gov.uk", "https://www.gov.uk"),
  ...["https//www.gov.uk", "https;//www.gov.uk"].map((address) => link(address, "write https://www.gov.uk")),
  ...[
    ...["docs.google.com/document/d/1a/edit", "supabase.com/dashboard/project/a", "linkedin.com/in/me/"],
    "quay.sharepoint.com/sites/a/Shared%20Documents/b.pdf",
    ...["linkedin.com/me/", "outlook.office365.com/mail/inbox", "calendly.com/app/scheduling"],
    ...["github.com/a/b/edit/main/c.md", "github.com/a/b/blob/main/content/c.md"],
  ].map((address) => link(`https://${address}`, "visitors cannot open")),
  ...["https://server", "www"].map((host) => text(`Call ${host}.company.com:port/ping.`, "21:6 error: `")),
  fact("bookingUrl: https://a.test:port/x", "9:13 error: https"),
  fact("bookingUrl: https://app.cal.com/event-types", "9:13 error: visitors cannot open"),
  fact("bookingUrl: https://eur01.safelinks.protection.outlook.com/?url=a", "9:13 error: top of"),
  link("https://www.linkdin.com/in/test", "linkedin.com", "warning"),
  fact("profiles:\n  - label: Xing\n    href: https://www.xinng.com/me", "11:11 warning: not to xing.com"),
  ...["linkdin.com/in/te…", "zoll.d", ".zoll.de"].map((to) => link(`https://www.${to}`, "whole address")),
  ...["desk:Secret@a.test/x", "a.test/x?access_token=e1"].map((address) => link(`https://${address}`, "key")),
  link("tullverket.se", "write https://tullverket.se"),
  link("\\\\server\\plan.pdf", "visitors cannot open"),
  link("https://we.tl/t-a1", "deleted after some days", "warning"),
  link("https://www.gov.uk/aes?utm_source=chatgpt.com", "delete utm_source=", "warning"),
  row(clients, '"#contact"', "“#contact”", "5:9 error: straight"),
  ...["“https://www.gov.uk”", '"https://www.gov.uk"'].map((address) => link(address, "delete them")),
  link("mailto:office@", "email"),
  link("#", "nowhere"),
  link("tel:+44-2O-0000", "telephone"),
  link("https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fgov.uk", "gov.uk"),
  link("/guide.pdf", "static"),
  link("blog/second-lane", "begin with /"),
  row(first, "[a way to talk](/#contact)", "[](/#contact)", "21:30 error: text"),
  row(site, "href: /privacy-policy", "href: /privacy policy", "42:13 error: space"),
  row(site, "href: /#services", 'href: "#services"', "22:11 error: /#services"),
  several("a link leads to a draft", `${first}:17:54 error: draft`, draft, unlisted),
  several(
    "a link leads to a later article",
    `${first}:21:30 error: 2026-02-01`,
    { file: first, from: "(/#contact)", to: "(/blog/third-lane)" },
    ...added("2026-02-01--third-lane", article(3).replace("2025-03-18", "2026-02-01")),
    { file: lock, from: "- second-lane\n", to: "- second-lane\n- third-lane\n" },
  ),
]

const pictures = [
  picture("./quay.png", "quay.png"),
  row(first, "(./chart.png", "(./quay.png", "25:1 error: quay.png"),
  ...["./Chart.png", "../2025-03-11--second-lane/chart.png"].map((src) => picture(src, "chart.png")),
  picture("chart.png", "./chart.png"),
  picture("data:image/png;base64,iVBORw0KGgo=", "save the picture as a file"),
  picture("https://a.test/chart.png", "site"),
  picture("./chart.heic", "PNG"),
  picture("./IMG_4471.JPG", "in capital letters"),
  picture("./my chart.png", "my-chart.png"),
  picture('"./Übung#1.png"', "./uebung-1.png"),
  picture("'.\\Quay.png'", "write ./quay.png"),
  picture("./%C3%9Cbung.png", "./uebung.png"),
  several(
    "the name of a picture is stored with accents of its own",
    "13:8 error: ./uebung.png",
    { file: first, from: "src: ./chart.png", to: "src: ./\u00fcbung.png" },
    { file: first.replace("index.md", "u\u0308bung.png"), to: png },
  ),
  text("![A](./Screenshot 2026 (2).png)", "21:4 error: ./screenshot-2026-(2).png"),
  text("[Plan](/My Plan.pdf)", "21:6 error: /my-plan.pdf"),
  file("home/hero.png", "not a picture", "home/hero.yml:16:8 error: PNG"),
  row(first, "![The quay at noon]", "![]", "25:1 error: alternative"),
]

/** Mistakes with files, links and pictures, which are likely or harmful. */
export const fileMistakes: readonly Mistake[] = [...files, ...links, ...pictures]
