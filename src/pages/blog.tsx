import { graphql, type HeadProps, type PageProps } from "gatsby"
import { KnowledgeHub } from "../components/article/knowledge-hub"
import { blog } from "../components/seo/json-ld"
import { Seo } from "../components/seo/seo"
import { PageIntro } from "../components/ui/page-intro"

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const { blogPage: copy, allArticle } = data
  const { nodes, pageInfo } = allArticle
  return (
    <>
      <PageIntro title={copy.title} lead={copy.lead} />
      <KnowledgeHub
        copy={copy}
        index={data.index.nodes}
        articles={nodes}
        page={pageInfo.currentPage}
        pages={pageInfo.pageCount}
      />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.BlogPageQuery>) {
  const { siteProfile: site, blogPage: copy } = data
  const { nodes: articles, pageInfo } = data.allArticle
  return (
    <Seo
      site={site}
      path={location.pathname}
      title={pageInfo.currentPage > 1 ? `${copy.title} · ${pageInfo.currentPage}` : copy.title}
      description={copy.description}
      jsonLd={[blog({ site, page: copy, articles })]}
    />
  )
}

export const query = graphql`
  query BlogPage($skip: Int = 0, $limit: Int = 10, $indexLimit: Int) {
    siteProfile {
      ...SeoSite
    }
    blogPage {
      title
      lead
      description
      ...KnowledgeHubCopy
    }
    allArticle(sort: [{ date: DESC }, { number: DESC }], skip: $skip, limit: $limit) {
      nodes {
        ...ArticleEntry
        ...SeoArticle
      }
      pageInfo {
        currentPage
        pageCount
      }
    }
    index: allArticle(sort: [{ date: DESC }, { number: DESC }], skip: $skip, limit: $indexLimit) {
      nodes {
        ...ArticleIndexEntry
      }
    }
  }
`
