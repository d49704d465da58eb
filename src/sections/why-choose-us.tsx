import { graphql } from "gatsby"
import { Fold } from "../components/ui/fold"
import { Icon } from "../components/ui/icon"
import { Image, imageData } from "../components/ui/image"
import { Link } from "../components/ui/link"
import { SampleTag } from "../components/ui/sample-tag"
import { Section } from "../components/ui/section"
import * as styles from "./why-choose-us.module.css"

type WhyChooseUsProps = {
  copy: Queries.WhyChooseUsFragment
  testimonials: readonly Queries.TestimonialItemFragment[]
  sample?: string | undefined
}

type AboutProps = {
  about: NonNullable<Queries.WhyChooseUsFragment["about"]>
  sample?: string | undefined
}

/** Who the consultant is. Parts without content are left out. */
function About({ about, sample }: AboutProps) {
  const { heading, text, picture, facts, profile } = about
  return (
    <div className={styles.about}>
      {picture && <Image image={imageData(picture)} alt={picture.alt} className={styles.portrait} />}
      <div className={styles.person}>
        <div className={`${styles.subheading} row`}>
          <h3 id="about" tabIndex={-1}>
            {heading}
          </h3>
          <SampleTag label={sample} />
        </div>
        {text && <p className={styles.introduction}>{text}</p>}
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
export function WhyChooseUs({ copy, testimonials, sample }: WhyChooseUsProps) {
  return (
    <Section id="why-choose-us" heading={copy.heading} lead={copy.lead}>
      {copy.about && <About about={copy.about} sample={sample} />}

      <ul role="list" className={styles.benefits}>
        {copy.benefits.map(({ icon, title, description, link }) => (
          <li key={title} className={styles.benefit}>
            <Fold
              title={
                <>
                  <Icon name={icon} />
                  <h3 className={styles.title}>{title}</h3>
                </>
              }
            >
              <p className={styles.description}>{description}</p>
              {link && (
                <Link href={link.href} className={`${styles.link} link-target`}>
                  {link.label}
                </Link>
              )}
            </Fold>
          </li>
        ))}
      </ul>

      {testimonials.length > 0 && (
        <>
          <div id="testimonials" className={`${styles.subheading} row`}>
            <h3>{copy.testimonialsHeading}</h3>
            <SampleTag label={sample} />
          </div>
          <div className={styles.testimonials}>
            {testimonials.map(({ id, quote, role, companyType }) => (
              <figure key={id}>
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
          <div className={`${styles.subheading} row`}>
            <h3>{copy.certificationsHeading}</h3>
            <SampleTag label={sample} />
          </div>
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
    id
    quote
    role
    companyType
  }
`
