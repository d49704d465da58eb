import { graphql, type PageProps } from "gatsby"
import { PolicyFacts } from "../components/policy/policy-facts"
import { PageBanner } from "../components/ui/page-banner"
import { required } from "../content-model/required"
import { Policy } from "../sections/policy"

export default function PrivacyPolicyPage({ data }: PageProps<Queries.PrivacyPolicyPageQuery>) {
  const copy = required(data.privacyPage, "content/pages/privacy-policy.yml")
  const site = required(data.siteProfile, "content/site.yml")
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

export const query = graphql`
  query PrivacyPolicyPage {
    siteProfile {
      privacyEmail
    }
    privacyPage {
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
