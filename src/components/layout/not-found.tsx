import { graphql } from "gatsby"
import { useEffect } from "react"
import { ButtonLink } from "../ui/button"
import { Image, imageData } from "../ui/image"
import { PageIntro } from "../ui/page-intro"
import * as styles from "./not-found.module.css"

type NotFoundProps = { copy: Queries.NotFoundFragment; picture: Queries.HeroPictureFragment }

/** Goes to the page that is meant by a path with capitals, or with the end of a sentence such as a full stop or a quotation mark. */
const goToMeantPage = async () => {
  const { pathname, search, hash } = window.location
  const meant = pathname.toLowerCase().replace(/(%[\da-f]{2}|[^a-z\d/])+$/, "")
  if (meant === pathname) return
  const { ok } = await fetch(meant, { method: "HEAD" })
  if (ok) window.location.replace(meant + search + hash)
}

/** The content of the 404 page, above a chart that only decorates. */
export function NotFound({ copy, picture }: NotFoundProps) {
  useEffect(() => {
    goToMeantPage().catch(() => undefined)
  }, [])
  return (
    <div className={styles.page}>
      <PageIntro title={copy.title} lead={copy.lead}>
        <ul role="list" className={`${styles.links} row`}>
          {copy.links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} variant="secondary">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </PageIntro>
      <Image image={imageData(picture)} alt="" className={styles.chart} />
    </div>
  )
}

export const query = graphql`
  fragment NotFound on NotFoundPage {
    title
    lead
    links {
      label
      href
    }
  }
`
