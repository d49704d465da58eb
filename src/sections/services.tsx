import { graphql } from "gatsby"
import { Threshold } from "../components/services/threshold"
import { Chips } from "../components/ui/chips"
import { Fold } from "../components/ui/fold"
import { Icon } from "../components/ui/icon"
import { Link } from "../components/ui/link"
import { Section } from "../components/ui/section"
import { serviceIds } from "../site/service-ids"
import * as styles from "./services.module.css"

type ServicesProps = {
  services: Queries.ServicesFragment
  modules: readonly Queries.ServiceItemFragment[]
  hana: readonly Queries.ServiceItemFragment[]
}

type ServiceListProps = {
  items: readonly Queries.ServiceItemFragment[]
  ids: readonly string[]
  className?: string | undefined
}

function ServiceList({ items, ids, className }: ServiceListProps) {
  return (
    <ul role="list" className={className}>
      {items.map(({ id, icon, title, description, links }, index) => (
        <li key={id} className={styles.entry}>
          <Fold
            id={ids[index]}
            title={
              <>
                <Icon name={icon} />
                <h4 className={styles.title}>{title}</h4>
              </>
            }
          >
            <p>{description}</p>
            {links && links.length > 0 && (
              <p className={`${styles.links} row`}>
                {links.map(({ label, href }) => (
                  <Link key={href} href={href} className="link-target">
                    {label}
                  </Link>
                ))}
              </p>
            )}
          </Fold>
        </li>
      ))}
    </ul>
  )
}

/** The modules as a list, the HANA services beside the reasons for them, and the industries. */
export function Services({ services, modules, hana }: ServicesProps) {
  const ids = serviceIds([...modules, ...hana].map(({ title }) => title))
  return (
    <Section id="services" heading={services.heading} lead={services.lead}>
      <h3 className={styles.subheading}>{services.modulesHeading}</h3>
      <ServiceList items={modules} ids={ids} className={styles.modules} />
      {services.threshold && <Threshold threshold={services.threshold} />}

      <div className={styles.hana}>
        <div>
          <h3 className={styles.subheading}>{services.hanaHeading}</h3>
          <ServiceList items={hana} ids={ids.slice(modules.length)} />
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
        <h3 className={styles.subheading}>{services.industriesHeading}</h3>
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
    modulesHeading
    threshold {
      ...Threshold
    }
    hanaHeading
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

  fragment ServiceItem on Service {
    id
    icon
    title
    description
    links {
      label
      href
    }
  }
`
