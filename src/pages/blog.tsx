import { graphql, type HeadProps, type PageProps } from "gatsby"
import { KnowledgeHub } from "../components/article/knowledge-hub"
import { blog } from "../components/seo/json-ld"
import { Seo } from "../components/seo/seo"
import { PageIntro } from "../components/ui/page-intro"

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  return (
    <>
      <PageIntro title={data.blogPage.title} lead={data.blogPage.lead} />
      <KnowledgeHub copy={data.blogPage} articles={data.allArticle.nodes} />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.BlogPageQuery>) {
  const { siteProfile: site, blogPage: copy } = data
  return (
    <Seo
      site={site}
      path={location.pathname}
      title={copy.title}
      description={copy.description}
      jsonLd={[blog({ site, page: copy, articles: data.allArticle.nodes })]}
    />
  )
}

export const query = graphql`
  query BlogPage {
    siteProfile {
      ...SeoSite
    }
    blogPage {
      title
      lead
      description
      ...KnowledgeHubCopy
    }
    allArticle(sort: [{ date: DESC }, { number: DESC }]) {
      nodes {
        ...ArticleEntry
        ...SeoArticle
      }
    }
  }
`
