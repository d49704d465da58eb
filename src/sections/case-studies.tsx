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
  sample?: string | undefined
}

/** The case studies, each with its results in figures, its story, and its chart, if it has one; nothing without studies. */
export function CaseStudies({ copy, studies, sample }: CaseStudiesProps) {
  if (studies.length === 0) return null
  return (
    <Section id="case-studies" heading={copy.heading} lead={copy.lead} sample={sample} tone="ink">
      <div className={styles.studies}>
        {studies.map(({ id, slug, title, industry, description, results, link, picture }) => (
          <article key={id} id={caseStudyId(slug)} tabIndex={-1} className={styles.study}>
            <p className="industry">{industry}</p>
            <h3 className={styles.title}>{title}</h3>
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
                <div className={picture ? styles.columns : undefined}>
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
      </div>
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
        width: 760
        outputPixelDensities: [0.5, 1, 1.6]
        sizes: "(min-width: 80rem) 38rem, (min-width: 44rem) 46vw, 92vw"
      )
    }
  }
`
