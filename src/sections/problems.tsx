import { graphql } from "gatsby"
import { Link } from "../components/ui/link"
import { SampleTag } from "../components/ui/sample-tag"
import { Section } from "../components/ui/section"
import { caseStudyId } from "../site/routes"
import * as styles from "./problems.module.css"

type ProblemsProps = {
  problems: Queries.ProblemsFragment
  studies: readonly Queries.ProofFragment[]
  sample?: string | undefined
}

/** The problems of visitors with links to what helps, and the highlighted result of a case study. */
export function Problems({ problems, studies, sample }: ProblemsProps) {
  const [proof] = studies.flatMap(({ slug, title, results }) =>
    results.filter(({ highlight }) => highlight).map((result) => ({ slug, title, ...result })),
  )
  return (
    <Section id="problems" heading={problems.heading} lead={problems.lead} tone="sunken">
      <ul role="list" className={styles.list}>
        {problems.items.map(({ title, description, links }) => (
          <li key={title} className={styles.problem}>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </div>
            <ul role="list" className={styles.links}>
              {links.map(({ kind, label, href }) => (
                <li key={href}>
                  <Link href={href} className={styles.link}>
                    <span className={styles.kind}>{kind}</span> <span className={styles.label}>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {proof && (
        <div className={styles.proof}>
          <p className={styles.result}>
            <strong className={styles.figure}>{proof.figure}</strong>{" "}
            <span className={styles.meaning}>{proof.meaning}</span>
          </p>
          {proof.note && <p className={styles.note}>{proof.note}</p>}
          <p className={styles.source}>
            <Link href={`#${caseStudyId(proof.slug)}`}>{proof.title}</Link>
            <SampleTag label={sample} />
          </p>
        </div>
      )}
    </Section>
  )
}

export const query = graphql`
  fragment Problems on Problems {
    heading
    lead
    items {
      title
      description
      links {
        kind
        label
        href
      }
    }
  }

  fragment Proof on CaseStudy {
    slug
    title
    results {
      figure
      meaning
      note
      highlight
    }
  }
`
