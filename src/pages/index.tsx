import { graphql, type HeadProps, type PageProps } from "gatsby"
import { business, webSite } from "../components/seo/json-ld"
import { Seo } from "../components/seo/seo"
import { CaseStudies } from "../sections/case-studies"
import { Clients } from "../sections/clients"
import { Contact } from "../sections/contact"
import { Hero } from "../sections/hero"
import { Problems } from "../sections/problems"
import { Services } from "../sections/services"
import { WhyChooseUs } from "../sections/why-choose-us"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homeContact: contact, siteProfile: site } = data
  const sample = site.sample ? site.labels.sample : undefined
  return (
    <>
      <Hero hero={data.homeHero} sample={sample} />
      {data.homeProblems.items.length > 0 && <Problems problems={data.homeProblems} sample={sample} />}
      <Services services={data.homeServices} modules={data.modules.nodes} hana={data.hana.nodes} />
      <Clients copy={data.homeClients} clients={data.clients.nodes} sample={sample} />
      <WhyChooseUs copy={data.homeWhy} testimonials={data.testimonials.nodes} sample={sample} />
      <CaseStudies copy={data.homeCaseStudies} studies={data.caseStudies.nodes} sample={sample} />
      <Contact copy={contact} site={site} />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const site = data.siteProfile
  return (
    <Seo
      site={site}
      path={location.pathname}
      title={site.tagline}
      description={site.description}
      jsonLd={[business(site), webSite(site)]}
    />
  )
}

export const query = graphql`
  query HomePage {
    siteProfile {
      sample
      labels {
        sample
      }
      tagline
      description
      ...SeoSite
      ...ContactSite
    }
    homeHero {
      ...Hero
    }
    homeProblems {
      ...Problems
    }
    homeServices {
      ...Services
    }
    modules: allService(filter: { group: { eq: "modules" } }, sort: { order: ASC }) {
      nodes {
        ...ServiceItem
      }
    }
    hana: allService(filter: { group: { eq: "hana" } }, sort: { order: ASC }) {
      nodes {
        ...ServiceItem
      }
    }
    homeClients {
      ...Clients
    }
    clients: allClient(sort: { order: ASC }) {
      nodes {
        ...ClientItem
      }
    }
    homeWhy {
      ...WhyChooseUs
    }
    testimonials: allTestimonial(sort: { order: ASC }) {
      nodes {
        ...TestimonialItem
      }
    }
    homeCaseStudies {
      ...CaseStudies
    }
    caseStudies: allCaseStudy(sort: { order: ASC }) {
      nodes {
        ...CaseStudyItem
      }
    }
    homeContact {
      ...Contact
    }
  }
`
