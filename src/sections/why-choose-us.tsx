import { graphql } from "gatsby"
import { Icon } from "../components/ui/icon"
import { Section } from "../components/ui/section"
import * as styles from "./why-choose-us.module.css"

type WhyChooseUsProps = {
  copy: Queries.WhyChooseUsFragment
  testimonials: readonly Queries.TestimonialItemFragment[]
}

/** The benefits, what clients say, the certifications. */
export function WhyChooseUs({ copy, testimonials }: WhyChooseUsProps) {
  return (
    <Section id="why-choose-us" heading={copy.heading} lead={copy.lead}>
      <ul role="list" className={styles.benefits}>
        {copy.benefits.map(({ icon, title, description }) => (
          <li key={title} className={styles.benefit}>
            <Icon name={icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>

      <h3 className={styles.subheading}>{copy.testimonialsHeading}</h3>
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

      <h3 className={styles.subheading}>{copy.certificationsHeading}</h3>
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
