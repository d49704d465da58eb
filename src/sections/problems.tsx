import { graphql } from "gatsby"
import { Facts } from "../components/ui/facts"
import { Link } from "../components/ui/link"
import { Section } from "../components/ui/section"
import * as styles from "./problems.module.css"

type ProblemsProps = {
  problems: Queries.ProblemsFragment
  sample?: string | undefined
}

/** The problems of visitors, each with what its solution typically takes and links to what helps. */
export function Problems({ problems, sample }: ProblemsProps) {
  const { heading, lead, items } = problems
  const hasEffort = items.some(({ effort }) => effort?.length)
  return (
    <Section
      id="problems"
      heading={heading}
      lead={lead}
      sample={hasEffort ? sample : undefined}
      tone="sunken"
    >
      <ul role="list" className={styles.list}>
        {items.map(({ title, description, effort, links }) => (
          <li key={title} className={styles.problem}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
            {effort && effort.length > 0 && <Facts facts={effort} className={styles.effort} />}
            <ul role="list" className={`${styles.links} row`}>
              {links.map(({ kind, label, href }) => (
                <li key={href}>
                  <Link href={href} className={`${styles.link} link-target`}>
                    <span className={styles.kind}>{kind}</span>
                    {"\u00a0"}
                    <span className={styles.label}>{label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const query = graphql`
  fragment Problems on HomeProblems {
    heading
    lead
    items {
      title
      description
      effort {
        term
        detail
      }
      links {
        kind
        label
        href
      }
    }
  }
`
