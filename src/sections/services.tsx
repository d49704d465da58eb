import { graphql } from "gatsby"
import { Problems } from "../components/services/problems"
import { Threshold } from "../components/services/threshold"
import { Chips } from "../components/ui/chips"
import { Features } from "../components/ui/features"
import { Fold } from "../components/ui/fold"
import { Icon } from "../components/ui/icon"
import { Link } from "../components/ui/link"
import { Section } from "../components/ui/section"
import { serviceIds } from "../site/service-ids"
import * as styles from "./services.module.css"

type ServicesProps = { problems: Queries.ProblemsFragment; services: Queries.ServicesFragment }

/** The problems of visitors, the modules, the HANA services beside the reasons for them, and the industries. */
export function Services({ problems, services }: ServicesProps) {
  const { modules, hana } = services
  const ids = serviceIds([...modules, ...hana].map(({ title }) => title))
  const features = [...modules, ...hana].map((item, index) => ({
    ...item,
    id: ids[index],
    links: item.links ?? [],
  }))
  const hasProblems = problems.items.length > 0
  const { heading, lead } = hasProblems ? problems : services
  return (
    <Section id="services" heading={heading} lead={lead}>
      {hasProblems && (
        <>
          <Problems problems={problems.items} />
          <div className={styles.modules}>
            <h3 className={styles.subheading}>{services.heading}</h3>
            <p>{services.lead}</p>
          </div>
        </>
      )}
      <Features features={features.slice(0, modules.length)} heading="h4" className={styles.columns} />
      {services.threshold && <Threshold threshold={services.threshold} />}

      <div className={styles.hana}>
        <div>
          <h3 className={styles.subheading}>{services.hanaHeading}</h3>
          <Features features={features.slice(modules.length)} heading="h4" />
        </div>
        <Fold title={<h3 className={styles.subheading}>{services.reasonsHeading}</h3>}>
          <ul role="list">
            {services.reasons.map((reason) => (
              <li key={reason} className={styles.reason}>
                {reason}
              </li>
            ))}
          </ul>
          {services.reasonsLink && (
            <Link href={services.reasonsLink.href} className={`${styles.reasonsLink} link-target`}>
              {services.reasonsLink.label}
            </Link>
          )}
        </Fold>
      </div>

      <div className={styles.industries}>
        <h3>{services.industriesHeading}</h3>
        <Chips
          chips={services.industries.map(({ icon, name }) => ({ name, icon: <Icon name={icon} /> }))}
          label={services.industriesHeading}
        />
      </div>
    </Section>
  )
}

export const query = graphql`
  fragment Services on HomeServices {
    heading
    lead
    modules {
      ...ServiceItem
    }
    threshold {
      ...Threshold
    }
    hanaHeading
    hana {
      ...ServiceItem
    }
    reasonsHeading
    reasons
    reasonsLink {
      label
      href
    }
    industriesHeading
    industries {
      icon
      name
    }
  }

  fragment ServiceItem on ServiceItem {
    icon
    title
    description
    links {
      label
      href
    }
  }
`
