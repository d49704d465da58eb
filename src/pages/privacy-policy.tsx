import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PolicyFacts } from "../components/policy/policy-facts"
import { PageBanner } from "../components/ui/page-banner"
import { Seo } from "../components/seo/seo"
import { Policy } from "../components/policy/policy"

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const { privacyPage: copy, siteProfile: site } = data
  return (
    <>
      <PageBanner title={copy.title} lead={copy.lead}>
        <PolicyFacts
          facts={[
            { term: copy.effectiveLabel, detail: copy.effectiveDate },
            { term: copy.lastUpdatedLabel, detail: copy.lastUpdated },
            { term: copy.coverageLabel, detail: copy.coverage },
          ]}
        />
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
      description
      ...PolicyCopy
    }
    allPrivacySection(sort: { order: ASC }) {
      nodes {
        ...PolicySection
      }
    }
  }

  fragment PolicyCopy on PrivacyPage {
    title
    lead
    effectiveDate(formatString: "MMMM D, YYYY")
    effectiveLabel
    lastUpdated
    lastUpdatedLabel
    coverage
    coverageLabel
    contents
    searchLabel
    searchPlaceholder
    searchClear
    searchNone
    searchOne
    searchSome
    open
    close
    openAll
    closeAll
    contactHeading
    contactLead
    contact
    security
    securitySection
  }
`
