import { graphql } from "gatsby"
import { ButtonLink } from "../components/ui/button"
import { Fold } from "../components/ui/fold"
import { Image, imageData } from "../components/ui/image"
import { Section } from "../components/ui/section"
import { caseStudyId } from "../site/routes"
import * as styles from "./case-studies.module.css"

type CaseStudiesProps = {
  copy: Queries.CaseStudiesFragment
  studies: readonly Queries.CaseStudyItemFragment[]
}

/** The case studies, each with its results in figures, its story, and its chart, if it has one; nothing without studies. */
export function CaseStudies({ copy, studies }: CaseStudiesProps) {
  if (studies.length === 0) return null
  return (
    <Section id="case-studies" heading={copy.heading} lead={copy.lead} tone="ink">
      {studies.map(({ id, slug, title, industry, description, results, link, picture }) => (
        <article key={id} id={caseStudyId(slug)} tabIndex={-1} className={styles.study}>
          <header className={styles.header}>
            <h3 className={styles.title}>{title}</h3>
            <p className="industry">{industry}</p>
          </header>
          <ul role="list" className={styles.results} aria-label={copy.resultsLabel}>
            {results.map(({ figure, meaning, note }) => (
              <li key={meaning} className={styles.result}>
                <strong className={styles.figure}>{figure}</strong>{" "}
                <span className={styles.meaning}>{meaning}</span>
                {note && (
                  <>
                    {" "}
                    <small className={`${styles.note} secondary`}>{note}</small>
                  </>
                )}
              </li>
            ))}
          </ul>
          <div className={styles.story}>
            <Fold
              title={
                <span>
                  {copy.storyLabel}
                  <span className="visually-hidden">: {title}</span>
                </span>
              }
            >
              <div className={styles.columns}>
                {picture && <Image image={imageData(picture)} alt={picture.alt} />}
                <p className={styles.description}>{description}</p>
              </div>
            </Fold>
          </div>
          <ButtonLink href={link.href} variant="strong" className={styles.link}>
            {link.label}
          </ButtonLink>
        </article>
      ))}
    </Section>
  )
}

export const query = graphql`
  fragment CaseStudies on HomeCaseStudies {
    heading
    lead
    resultsLabel
    storyLabel
  }

  fragment CaseStudyItem on CaseStudy {
    id
    slug
    title
    industry
    description
    results {
      figure
      meaning
      note
    }
    link {
      label
      href
    }
    picture {
      alt
      src {
        ...CaseStudyChart
      }
      dark {
        ...CaseStudyChart
      }
    }
  }

  fragment CaseStudyChart on File {
    childImageSharp {
      gatsbyImageData(
        layout: CONSTRAINED
        width: 416
        outputPixelDensities: [1, 2]
        sizes: "(min-width: 44rem) 26rem, 92vw"
      )
    }
  }
`
