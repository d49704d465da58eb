import { graphql } from "gatsby"
import { Features } from "../components/ui/features"
import { Icon } from "../components/ui/icon"
import { Image, imageData } from "../components/ui/image"
import { Link } from "../components/ui/link"
import { Section } from "../components/ui/section"
import * as styles from "./why-choose-us.module.css"

type WhyChooseUsProps = {
  copy: Queries.WhyChooseUsFragment
  testimonials: readonly Queries.TestimonialItemFragment[]
}

type AboutProps = {
  about: NonNullable<Queries.WhyChooseUsFragment["about"]>
}

/** Who the consultant is. Parts without content are left out. */
function About({ about }: AboutProps) {
  const { heading, text, picture, facts, profile } = about
  return (
    <div className={styles.about}>
      {picture && <Image image={imageData(picture)} alt={picture.alt} className={styles.portrait} />}
      <div className={styles.person}>
        <h3 id="about" tabIndex={-1} className={styles.subheading}>
          {heading}
        </h3>
        {text && <p>{text}</p>}
        {facts && facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ term, detail }) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
        )}
        {profile && (
          <Link href={profile.href} className={`${styles.link} link-target`}>
            {profile.label}
          </Link>
        )}
      </div>
    </div>
  )
}

/** The consultant, the benefits, the testimonials and the certifications; without a part that has no content. */
export function WhyChooseUs({ copy, testimonials }: WhyChooseUsProps) {
  return (
    <Section id="why-choose-us" heading={copy.heading} lead={copy.lead}>
      {copy.about && <About about={copy.about} />}

      <Features
        features={copy.benefits.map(({ link, ...benefit }) => ({ ...benefit, links: link ? [link] : [] }))}
        heading="h3"
        className={styles.benefits}
      />

      {testimonials.length > 0 && (
        <>
          <h3 id="testimonials" className={styles.subheading}>
            {copy.testimonialsHeading}
          </h3>
          <div className={styles.testimonials}>
            {testimonials.map(({ quote, role, companyType }) => (
              <figure key={quote}>
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.author}>
                  <strong>{role}</strong>, {companyType}
                </figcaption>
              </figure>
            ))}
          </div>
        </>
      )}

      {copy.certifications.length > 0 && (
        <>
          <h3 className={styles.subheading}>{copy.certificationsHeading}</h3>
          <ul role="list" className={styles.badges}>
            {copy.certifications.map(({ name, detail }) => (
              <li key={name} className={styles.badge}>
                <Icon name="award" />
                <div>
                  <p className={styles.certification}>{name}</p>
                  <p className="secondary">{detail}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

export const query = graphql`
  fragment WhyChooseUs on HomeWhy {
    heading
    lead
    benefits {
      icon
      title
      description
      link {
        label
        href
      }
    }
    about {
      heading
      text
      picture {
        alt
        src {
          ...Portrait
        }
        dark {
          ...Portrait
        }
      }
      facts {
        term
        detail
      }
      profile {
        label
        href
      }
    }
    testimonialsHeading
    certificationsHeading
    certifications {
      name
      detail
    }
  }

  fragment Portrait on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 400
        outputPixelDensities: [0.5, 1, 2]
        aspectRatio: 1
        sizes: "(min-width: 52rem) 25rem, (min-width: 40rem) 40vw, 60vw"
      )
    }
  }

  fragment TestimonialItem on Testimonial {
    quote
    role
    companyType
  }
`
