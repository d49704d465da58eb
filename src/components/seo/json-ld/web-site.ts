import { pageUrl } from "../../../site/routes"
import { businessReference } from "./business"
import type { Thing } from "./serialise"

/** The site itself, which gives search engines the name they show over a result (https://schema.org/WebSite). */
export const webSite = (site: Queries.SeoSiteFragment): Thing => ({
  "@type": "WebSite",
  "@id": `${pageUrl(site.url, "/")}#website`,
  name: site.name,
  url: pageUrl(site.url, "/"),
  inLanguage: "en-GB",
  publisher: { "@id": businessReference(site)["@id"] },
})
