import { graphql, type HeadProps, type PageProps } from "gatsby"
import { business, webSite } from "../components/seo/json-ld"
import { Seo } from "../components/seo/seo"
import { trackOutcome } from "../contact/track-outcome"
import { required } from "../content-model/required"
import { CaseStudies } from "../sections/case-studies"
import { Clients } from "../sections/clients"
import { Contact } from "../sections/contact"
import { Hero } from "../sections/hero"
import { Services } from "../sections/services"
import { WhyChooseUs } from "../sections/why-choose-us"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const contact = required(data.homeContact, "content/home/contact.yml")
  const site = required(data.siteProfile, "content/site.yml")
  const sample = site.sample ? site.labels.sample : undefined
  return (
    <>
      <Hero hero={required(data.homeHero, "content/home/hero.yml")} />
      <Services
        services={required(data.homeServices, "content/home/services.yml")}
        modules={data.modules.nodes}
        hana={data.hana.nodes}
      />
      <Clients
        copy={required(data.homeClients, "content/home/clients.yml")}
        clients={data.clients.nodes}
        sample={sample}
      />
      <WhyChooseUs
        copy={required(data.homeWhy, "content/home/why-choose-us.yml")}
        testimonials={data.testimonials.nodes}
        sample={sample}
      />
      <CaseStudies
        copy={required(data.homeCaseStudies, "content/home/case-studies.yml")}
        studies={data.caseStudies.nodes}
        sample={sample}
      />
      <Contact
        copy={contact}
        site={site}
        onOutcome={(outcome) => trackOutcome(outcome, Object.values(contact.errors))}
      />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  const site = required(data.siteProfile, "content/site.yml")
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
