import { sampleArticle as article, sampleSite as site } from "../../../test/components/seo-fixtures"
import { blog, blogPosting, breadcrumbList, business, serializeJsonLd } from "./json-ld"

test("the business has the address, contact, hours and consultant of the content", () => {
  expect(business(site)).toMatchObject({
    "@type": "ProfessionalService",
    "@id": "https://site.test/#business",
    name: "Lodestar Trade Advice",
    email: "hello@site.test",
    telephone: "+44 20 7946 0000",
    address: {
      streetAddress: "2 Test Wharf",
      addressLocality: "London",
      postalCode: "E99 2ZZ",
      addressCountry: "GB",
    },
    openingHours: "Mo-Fr 09:00-17:00",
    founder: { "@type": "Person", name: "Robin Sample" },
  })
})

test("the business has its registrations and profiles if the content has them", () => {
  const company = { label: "Registered in Wales, number", number: "0123" }
  const profiles = [{ href: "https://profile.example/me" }]
  expect(business({ ...site, company, vat: { number: "GB 1" }, profiles })).toMatchObject({
    identifier: { "@type": "PropertyValue", name: "Registered in Wales, number", value: "0123" },
    vatID: "GB 1",
    sameAs: ["https://profile.example/me"],
  })
  const bare = business({ ...site, phone: null, openingHours: null })
  for (const name of ["identifier", "vatID", "sameAs", "telephone", "openingHours"])
    expect(bare).not.toHaveProperty(name)
})

test("an article has its author, dates and absolute URLs", () => {
  const updated = { ...article, updatedOn: "2025-04-02", author: "Kim Example" }
  expect(blogPosting({ site, article: updated })).toMatchObject({
    headline: "Transit & “bonds” <explained>",
    url: "https://site.test/blog/transit",
    image: "https://site.test/social/blog/transit.jpg",
    datePublished: "2025-03-04",
    dateModified: "2025-04-02",
    author: { "@type": "Person", name: "Kim Example" },
    keywords: ["Customs", "Transit"],
  })
  const own = blogPosting({ site, article })
  expect(own).not.toHaveProperty("dateModified")
  expect(own["author"]).toMatchObject({ "@id": "https://site.test/#consultant", name: "Robin Sample" })
})

test("the Knowledge Hub lists the articles of its page in order", () => {
  const second = { ...article, slug: "bonds" }
  const hub = blog({ site, page: { title: "Hub", lead: "Notes" }, articles: [article, second] })
  expect(hub["blogPost"]).toMatchObject([
    { "@type": "BlogPosting", url: "https://site.test/blog/transit", datePublished: "2025-03-04" },
    { "@type": "BlogPosting", url: "https://site.test/blog/bonds", datePublished: "2025-03-04" },
  ])
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

test("no text can close the script element, open a comment or be read as an entity", () => {
  const hostile = { "@type": "Thing", name: "</script><script>alert(1)</script> &lt; \u2028 & <!--" }
  const json = serializeJsonLd([hostile])
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": [hostile] })
})
