import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Policy } from "../components/policy/policy"
import { PolicySummary } from "../components/policy/policy-summary"
import { Seo } from "../components/seo/seo"
import { PageIntro } from "../components/ui/page-intro"

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const { privacyPage: copy, siteProfile: site } = data
  return (
    <>
      <PageIntro title={copy.title} lead={copy.lead}>
        <PolicySummary copy={copy} />
      </PageIntro>
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
      ...PolicySummary
      ...Policy
    }
    allPrivacySection(sort: { order: ASC }) {
      nodes {
        ...PolicySection
      }
    }
  }
`
