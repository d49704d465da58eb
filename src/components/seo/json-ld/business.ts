import { pageUrl } from "../../../site/routes"
import type { Thing } from "./serialise"

/** The business in a few words, for things that name it as their publisher. */
export const businessReference = (site: Pick<Queries.SeoSiteFragment, "name" | "url">): Thing => ({
  "@type": "ProfessionalService",
  "@id": `${pageUrl(site.url, "/")}#business`,
  name: site.name,
  url: pageUrl(site.url, "/"),
})

/** The subjects of the practice, for search engines (https://schema.org/knowsAbout). */
const subjects = [
  "SAP Global Trade Services",
  "SAP S/4HANA",
  "Customs management",
  "Export control",
  "Sanctioned-party list screening",
  "Preferential origin",
]

/** The consultant behind the practice (https://schema.org/Person). */
export const founder = (site: Pick<Queries.SeoSiteFragment, "consultant" | "url">): Thing => ({
  "@type": "Person",
  "@id": `${pageUrl(site.url, "/")}#consultant`,
  name: site.consultant,
  jobTitle: "SAP GTS consultant",
})

/** The practice with its address, contact and hours, as the landing page shows them (https://schema.org/LocalBusiness). */
export const business = (site: Queries.SeoSiteFragment): Thing => ({
  ...businessReference(site),
  logo: pageUrl(site.url, "/icon-512.png"),
  email: site.email,
  telephone: site.phone,
  address: {
    "@type": "PostalAddress",
    streetAddress: site.address.street,
    addressLocality: site.address.locality,
    postalCode: site.address.postalCode,
    addressCountry: site.address.countryCode,
  },
  openingHours: site.openingHours,
  founder: founder(site),
  knowsAbout: subjects,
})
