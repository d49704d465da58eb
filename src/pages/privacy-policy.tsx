import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Policy } from "../components/policy/policy"
import { PolicyFacts } from "../components/policy/policy-facts"
import { Seo } from "../components/seo/seo"
import { PageBanner } from "../components/ui/page-banner"

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const { privacyPage: copy, siteProfile: site } = data
  return (
    <>
      <PageBanner title={copy.title} lead={copy.lead}>
        <PolicyFacts copy={copy} />
      </PageBanner>
      <Policy copy={copy} email={site.privacyEmail} sections={data.allPrivacySection.nodes} />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.PrivacyPolicyPageQuery>) {
  const { siteProfile: site, privacyPage: copy } = data
  return <Seo site={site} path={location.pathname} title={copy.title} description={copy.description} />
}

export const query = graphql`
  query PrivacyPolicyPage {
    siteProfile {
      privacyEmail
      ...SeoSite
    }
    privacyPage {
      title
      lead
      description
      ...PolicyFacts
      ...Policy
    }
    allPrivacySection(sort: { order: ASC }) {
      nodes {
        ...PolicySection
      }
    }
  }
`
