import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../components/seo/seo"
import { Markdown } from "../components/ui/markdown"
import { PageIntro } from "../components/ui/page-intro"
import { plainPagePath } from "../site/routes"
import * as styles from "./article.module.css"

export default function PlainPage({ data }: PageProps<Queries.PlainPageQuery>) {
  const { plainPage: page, blogPage: copy } = data
  return (
    <>
      <PageIntro title={page.title} lead={page.description}>
        {page.draft && <strong>{copy.draft}</strong>}
      </PageIntro>
      <div className={`${styles.columns} with-rail page-width`}>
        <Markdown html={page.html} />
      </div>
    </>
  )
}

export function Head({ data }: HeadProps<Queries.PlainPageQuery>) {
  const { siteProfile: site, plainPage: page } = data
  return <Seo site={site} path={plainPagePath(page.slug)} title={page.title} description={page.description} />
}

export const query = graphql`
  query PlainPage($id: String!) {
    siteProfile {
      ...SeoSite
    }
    blogPage {
      draft
    }
    plainPage(id: { eq: $id }) {
      slug
      title
      description
      draft
      html
    }
  }
`
