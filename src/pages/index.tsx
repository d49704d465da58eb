import { graphql, type HeadProps, type PageProps } from "gatsby"
import { business, webSite } from "../components/seo/json-ld"
import { Seo } from "../components/seo/seo"
import { CaseStudies } from "../sections/case-studies"
import { Clients } from "../sections/clients"
import { Contact } from "../sections/contact"
import { Hero } from "../sections/hero"
import { Services } from "../sections/services"
import { WhyChooseUs } from "../sections/why-choose-us"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { homeContact: contact, siteProfile: site } = data
  return (
    <>
      <Hero hero={data.homeHero} />
      <Services problems={data.homeProblems} services={data.homeServices} />
      <Clients copy={data.homeClients} clients={data.clients.nodes} />
      <WhyChooseUs copy={data.homeWhy} testimonials={data.homeTestimonials.items} />
      <CaseStudies copy={data.homeCaseStudies} studies={data.caseStudies.nodes} />
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
    homeTestimonials {
      items {
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
