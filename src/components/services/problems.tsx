import { graphql } from "gatsby"
import { Facts } from "../ui/facts"
import { Link } from "../ui/link"
import * as styles from "./problems.module.css"

type ProblemsProps = { problems: Queries.ProblemsFragment["items"] }

/** The problems of visitors, each with what its solution typically takes and links to what helps. */
export function Problems({ problems }: ProblemsProps) {
  return (
    <ul role="list" id="problems" tabIndex={-1} className={styles.list}>
      {problems.map(({ title, description, effort, links }) => (
        <li key={title} className={styles.problem}>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </div>
          {effort && effort.length > 0 && <Facts facts={effort} className={styles.effort} />}
          <ul role="list" className={styles.links}>
            {links.map(({ kind, label, href }) => (
              <li key={href}>
                {kind}{" "}
                <Link href={href} className="link-target">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
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
