import { graphql } from "gatsby"
import { Chips } from "../components/ui/chips"
import { Icon } from "../components/ui/icon"
import { Link } from "../components/ui/link"
import { Section } from "../components/ui/section"
import { serviceIds } from "../site/routes"
import * as styles from "./services.module.css"

type ServicesProps = {
  services: Queries.ServicesFragment
  modules: readonly Queries.ServiceItemFragment[]
  hana: readonly Queries.ServiceItemFragment[]
}

function Links({ links }: Pick<Queries.ServiceItemFragment, "links">) {
  if (!links?.length) return null
  return (
    <p className={styles.links}>
      {links.map(({ label, href }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </p>
  )
}

/** The modules as a list, the HANA services beside the reasons for them, and the industries. */
export function Services({ services, modules, hana }: ServicesProps) {
  const ids = serviceIds([...modules, ...hana].map(({ title }) => title))
  return (
    <Section id="services" heading={services.heading} lead={services.lead}>
      <h3 className={styles.subheading}>{services.modulesHeading}</h3>
      <ol role="list" className={styles.index}>
        {modules.map(({ id, icon, title, description, links }, index) => (
          <li key={id} id={ids[index]} tabIndex={-1} className={styles.entry}>
            <Icon name={icon} />
            <h4 className={styles.title}>{title}</h4>
            <p className={styles.description}>{description}</p>
            <Links links={links} />
          </li>
        ))}
      </ol>

      <div className={styles.hana}>
        <div>
          <h3 className={styles.subheading}>{services.hanaHeading}</h3>
          <ul role="list">
            {hana.map(({ id, icon, title, description, links }, index) => (
              <li key={id} id={ids[modules.length + index]} tabIndex={-1} className={styles.item}>
                <Icon name={icon} />
                <h4 className={styles.title}>{title}</h4>
                <p className={styles.description}>{description}</p>
                <Links links={links} />
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className={styles.subheading}>{services.reasonsHeading}</h3>
          <ul role="list">
            {services.reasons.map((reason) => (
              <li key={reason} className={styles.reason}>
                {reason}
              </li>
            ))}
          </ul>
          {services.reasonsLink && (
            <Link href={services.reasonsLink.href} className={styles.reasonsLink}>
              {services.reasonsLink.label}
            </Link>
          )}
        </div>
      </div>

      <h3 className={styles.subheading}>{services.industriesHeading}</h3>
      <Chips chips={services.industries} label={services.industriesHeading} />
    </Section>
  )
}

export const query = graphql`
  fragment Services on HomeServices {
    heading
    lead
    modulesHeading
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
