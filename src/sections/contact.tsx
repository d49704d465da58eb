import { graphql } from "gatsby"
import { ContactForm } from "../components/contact/contact-form"
import { Fold } from "../components/ui/fold"
import { Section } from "../components/ui/section"
import { telephoneLink } from "../site/routes"
import * as styles from "./contact.module.css"

type ContactProps = {
  copy: Queries.ContactFragment
  site: Queries.ContactSiteFragment
}

/** The contact section: direct contact details, form, next steps. */
export function Contact({ copy, site }: ContactProps) {
  const direct = (
    <div>
      <h3 className={styles.directHeading}>{copy.directHeading}</h3>
      <ul role="list" className={`${styles.direct} row`}>
        {site.phone && (
          <li>
            <a href={telephoneLink(site.phone)}>{site.phone}</a>
          </li>
        )}
        <li>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </li>
        {site.openingHoursLabel && <li className={`${styles.hours} secondary`}>{site.openingHoursLabel}</li>}
      </ul>
    </div>
  )
  return (
    <Section id="contact" heading={copy.heading} lead={copy.lead} note={direct} tone="sunken" split>
      <ContactForm copy={copy} email={site.email} bookingUrl={site.bookingUrl} />
      <div className={styles.next}>
        <Fold title={<h3 className={styles.subheading}>{copy.stepsHeading}</h3>}>
          <ol role="list" className={styles.steps}>
            {copy.steps.map((step) => (
              <li key={step} className={styles.step}>
                {step}
              </li>
            ))}
          </ol>
        </Fold>
      </div>
    </Section>
  )
}

export const query = graphql`
  fragment Contact on HomeContact {
    heading
    lead
    steps
    stepsHeading
    directHeading
    ...ContactForm
  }

  fragment ContactSite on SiteProfile {
    email
    bookingUrl
    phone
    openingHoursLabel
  }
`
