import { Fold } from "./fold"
import { Icon } from "./icon"
import { Link } from "./link"
import * as styles from "./features.module.css"

type Feature = {
  icon: string
  title: string
  description: string
  links: readonly { label: string; href: string }[]
  /** The id of the text, for links to it. */
  id?: string | undefined
}

type FeaturesProps = {
  features: readonly Feature[]
  /** The element of the titles. */
  heading: "h3" | "h4"
  className?: string | undefined
}

/** A list of icons, titles and texts: the services, the reasons for the consultant. On phones each text opens. */
export function Features({ features, heading: Heading, className = "" }: FeaturesProps) {
  return (
    <ul role="list" className={`${styles.features} ${className}`}>
      {features.map(({ id, icon, title, description, links }) => (
        <li key={title} className={styles.feature}>
          <Fold
            id={id}
            title={
              <>
                <Icon name={icon} />
                <Heading>{title}</Heading>
              </>
            }
          >
            <p>{description}</p>
            {links.length > 0 && (
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
