import { sampleArticle as article, sampleSite as site } from "../../../test/components/seo-fixtures"
import {
  blog,
  blogPosting,
  breadcrumbList,
  business,
  businessReference,
  serializeJsonLd,
  webSite,
} from "./json-ld"

test("the business has the address, the contact and the hours of the content", () => {
  expect(business(site)).toMatchObject({
    "@type": "ProfessionalService",
    name: site.name,
    email: site.email,
    telephone: site.phone,
    address: {
      streetAddress: site.address.street,
      addressLocality: site.address.locality,
      postalCode: site.address.postalCode,
      addressCountry: "GB",
    },
    openingHours: "Mo-Fr 09:00-17:00",
  })
})

test("the business names the consultant and the subjects of the practice", () => {
  expect(business(site)).toMatchObject({ founder: { "@type": "Person", name: site.consultant } })
  expect(business(site)["knowsAbout"]).toContain("SAP Global Trade Services")
})

test("an article by the consultant and the practice name the same person", () => {
  const own = blogPosting({ site, article: { ...article, author: site.consultant } })
  expect(own["author"]).toEqual(business(site)["founder"])
})

test("the web site names the business as its publisher by its id", () => {
  expect(webSite(site)["publisher"]).toEqual({ "@id": businessReference(site)["@id"] })
})

test("an article names its author, its date and its address", () => {
  expect(blogPosting({ site, article })).toMatchObject({
    headline: article.title,
    url: "https://site.test/blog/transit",
    datePublished: "2025-03-04",
    author: { "@type": "Person", name: article.author },
    keywords: ["Customs", "Transit"],
  })
})

test("an article that was never updated has no modification date", () => {
  expect(blogPosting({ site, article })).not.toHaveProperty("dateModified")
})

test("an updated article has a modification date", () => {
  const updated = { ...article, updatedOn: "2025-04-02" }
  expect(blogPosting({ site, article: updated })).toHaveProperty("dateModified", "2025-04-02")
})

test("the image of an article is an absolute address", () => {
  const posting = blogPosting({ site, article, image: "/static/chart.png" })
  expect(posting).toHaveProperty("image", "https://site.test/static/chart.png")
})

test("the Knowledge Hub lists the articles of its page in order", () => {
  const second = { ...article, slug: "bonds" }
  const hub = blog({ site, page: { title: "Hub", lead: "Notes" }, articles: [article, second] })
  expect(hub["blogPost"]).toEqual([blogPosting({ site, article }), blogPosting({ site, article: second })])
})

test("breadcrumbs are numbered from one and have absolute addresses", () => {
  const trail = [
    { name: "Knowledge Hub", path: "/blog" },
    { name: article.title, path: "/blog/transit" },
  ]
  expect(breadcrumbList(site.url, trail)["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Knowledge Hub", item: "https://site.test/blog" },
    { "@type": "ListItem", position: 2, name: article.title, item: "https://site.test/blog/transit" },
  ])
})

const hostile = { "@type": "Thing", name: "</script><script>alert(1)</script> &lt; \u2028 & <!--" }

test("no text can close the script element, open a comment or be read as an entity", () => {
  expect(serializeJsonLd([hostile])).not.toMatch(/[<>&\u2028\u2029]/)
})

test("the parsed JSON contains the text as it was written", () => {
  expect(JSON.parse(serializeJsonLd([hostile]))).toEqual({
    "@context": "https://schema.org",
    "@graph": [hostile],
  })
})
