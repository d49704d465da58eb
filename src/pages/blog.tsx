import { graphql, type PageProps } from "gatsby"
import { PageBanner } from "../components/ui/page-banner"
import { required } from "../content-model/required"
import { ArticleList } from "../sections/article-list"

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const copy = required(data.blogPage, "content/pages/blog.yml")
  const { nodes, pageInfo } = data.allArticle
  return (
    <>
      <PageBanner title={copy.title} lead={copy.lead} />
      <ArticleList copy={copy} articles={nodes} page={pageInfo.currentPage} pages={pageInfo.pageCount} />
    </>
  )
}

export const query = graphql`
  query BlogPage($skip: Int = 0, $limit: Int = 10) {
    blogPage {
      ...BlogCopy
    }
    allArticle(sort: [{ date: DESC }, { number: DESC }], skip: $skip, limit: $limit) {
      nodes {
        ...ArticleFull
      }
      pageInfo {
        currentPage
        pageCount
      }
    }
  }

  fragment BlogCopy on BlogPage {
    title
    lead
    by
    updated
    contents
    permalink
    minutes
    previous
    next
    related
    back
    breadcrumb
    allTags
    filterLabel
    searchLabel
    searchPlaceholder
    searchNone
    searchSome
    older
    newer
  }
`
