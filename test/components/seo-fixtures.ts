/** A site for tests of the head and of JSON-LD. */
export const sampleSite: Queries.SeoSiteFragment = {
  name: "Lodestar Trade Advice",
  consultant: "Robin Sample",
  url: "https://site.test",
  preview: false,
  email: "hello@site.test",
  phone: "+44 20 7946 0000",
  address: { street: "2 Test Wharf", locality: "London", postalCode: "E99 2ZZ", countryCode: "GB" },
  openingHours: "Mo-Fr 09:00-17:00",
  ...{ company: null, vat: null, profiles: null },
}

export const sampleArticle: Queries.SeoArticleFragment = {
  slug: "transit",
  title: "Transit & “bonds” <explained>",
  shortTitle: null,
  excerpt: "What a transit bond is.",
  author: "Robin Sample",
  publishedOn: "2025-03-04",
  updatedOn: null,
  tags: ["Customs", "Transit"],
}
