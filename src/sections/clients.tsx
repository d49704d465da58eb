import { graphql } from "gatsby"
import { ButtonLink } from "../components/ui/button"
import { Fold } from "../components/ui/fold"
import { Image, imageData } from "../components/ui/image"
import { Section } from "../components/ui/section"
import { clientId } from "../site/routes"
import * as styles from "./clients.module.css"

type ClientsProps = {
  copy: Queries.ClientsFragment
  clients: readonly Queries.ClientItemFragment[]
}

/** The clients, each with the chart of its trade lanes, if it has one; nothing without clients. */
export function Clients({ copy, clients }: ClientsProps) {
  if (clients.length === 0) return null
  return (
    <Section id="clients" heading={copy.heading} lead={copy.lead} tone="sunken">
      <div className={styles.wall}>
        <ul role="list" className={styles.list}>
          {clients.map(({ id, slug, name, industry, description, picture }) => (
            <li key={id} className={styles.client}>
              <Fold
                id={clientId(slug)}
                title={
                  <h3 className={styles.name}>
                    {name}
                    <span className="visually-hidden">, </span>
                    <span className="industry">{industry}</span>
                  </h3>
                }
              >
                <p>{description}</p>
              </Fold>
              {picture && <Image image={imageData(picture)} alt={picture.alt} className="framed no-print" />}
            </li>
          ))}
        </ul>
        <div className={`${styles.next} no-print`}>
          {copy.invitation && <p>{copy.invitation}</p>}
          <ButtonLink href={copy.link.href} variant="strong">
            {copy.link.label}
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}

export const query = graphql`
  fragment Clients on HomeClients {
    heading
    lead
    invitation
    link {
      label
      href
    }
  }

  fragment ClientItem on Client {
    id
    slug
    name
    industry
    description
    picture {
      alt
      src {
        ...ClientChart
      }
      dark {
        ...ClientChart
      }
    }
  }

  fragment ClientChart on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 416
        outputPixelDensities: [1, 2]
        aspectRatio: 1.333
        sizes: "(min-width: 44rem) 26rem, 92vw"
      )
    }
  }
`
