import { graphql } from "gatsby"
import { Icon } from "../components/ui/icon"
import { Link } from "../components/ui/link"
import { SampleTag } from "../components/ui/sample-tag"
import { Section } from "../components/ui/section"
import * as styles from "./why-choose-us.module.css"

type WhyChooseUsProps = {
  copy: Queries.WhyChooseUsFragment
  testimonials: readonly Queries.TestimonialItemFragment[]
  sample?: string | undefined
}

/** The benefits, the testimonials and the certifications. */
export function WhyChooseUs({ copy, testimonials, sample }: WhyChooseUsProps) {
  return (
    <Section id="why-choose-us" heading={copy.heading} lead={copy.lead}>
      <ul role="list" className={styles.benefits}>
        {copy.benefits.map(({ icon, title, description, link }) => (
          <li key={title} className={styles.benefit}>
            <Icon name={icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
            {link && (
              <Link href={link.href} className={styles.link}>
                {link.label}
              </Link>
            )}
          </li>
        ))}
      </ul>

      <div className={styles.subheading}>
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

      <div className={styles.subheading}>
        <h3>{copy.certificationsHeading}</h3>
        <SampleTag label={sample} />
      </div>
      <ul role="list" className={styles.badges}>
        {copy.certifications.map(({ name, detail }) => (
          <li key={name} className={styles.badge}>
            <Icon name="award" />
            <div>
              <p className={styles.certification}>{name}</p>
              <p className={styles.detail}>{detail}</p>
            </div>
          </li>
        ))}
      </ul>
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
    testimonialsHeading
    certificationsHeading
    certifications {
      name
      detail
    }
  }

  fragment TestimonialItem on Testimonial {
    id
    quote
    role
    companyType
  }
`
