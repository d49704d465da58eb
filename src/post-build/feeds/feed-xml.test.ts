/** @jest-environment jsdom */
import type { FeedContent } from "./feed-content"
import { atom, rss } from "./feed-xml"

const html = "<p>A &lt;bond&gt; ]]> <br> of <b>5 € & more</b></p>"
const feed: FeedContent = {
  siteUrl: "https://site.test",
  title: "Hub & notes",
  description: "What <GTS> does",
  author: "Lodestar",
  updated: "2025-04-02",
  items: [
    {
      id: "https://site.test/blog/transit",
      url: "https://site.test/blog/transit",
      title: "Transit & “bonds” <explained>",
      excerpt: "It's a bond.",
      author: "Robin Sample",
      published: "2025-03-04",
      updated: "2025-04-02",
      tags: ["Customs & duty", "Transit"],
      html,
    },
  ],
}

const read = (text: string) => {
  const document = new DOMParser().parseFromString(text, "application/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return (name: string) => [...document.getElementsByTagName(name)].map(({ textContent }) => textContent)
}

test("RSS has the full text of an article, with any characters, and dates in the format of RFC 822", () => {
  const all = read(rss(feed))
  expect(all("content:encoded")).toEqual([html])
  expect(all("title")).toEqual(["Hub & notes", "Transit & “bonds” <explained>"])
  expect(all("category")).toEqual(["Customs & duty", "Transit"])
  expect(all("pubDate")).toEqual(["Tue, 04 Mar 2025 00:00:00 GMT"])
  expect(all("lastBuildDate")).toEqual(["Wed, 02 Apr 2025 00:00:00 GMT"])
})

test("Atom has the full text of an article, its id, and its dates of publication and update", () => {
  const all = read(atom(feed))
  expect(all("content")).toEqual([html])
  expect(all("summary")).toEqual(["It's a bond."])
  expect(all("id")).toEqual(["https://site.test/atom.xml", "https://site.test/blog/transit"])
  expect(all("published")).toEqual(["2025-03-04T00:00:00Z"])
  expect(all("updated")).toEqual(["2025-04-02T00:00:00Z", "2025-04-02T00:00:00Z"])
})

test.each([rss, atom])("a feed without articles is still well-formed", (write) => {
  const all = read(write({ ...feed, updated: undefined, items: [] }))
  expect([...all("item"), ...all("entry")]).toEqual([])
})
