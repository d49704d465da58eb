import { graphql, type HeadProps, type PageProps } from "gatsby"
import { articleBreadcrumbs, ArticleHeader } from "../components/article/article-header"
import { ArticlePagination } from "../components/article/article-pagination"
import { blogPosting, breadcrumbList } from "../components/seo/json-ld"
import { Seo } from "../components/seo/seo"
import { ContentsList } from "../components/ui/contents-list"
import { Markdown } from "../components/ui/markdown"
import { required } from "../content-model/required"
import * as styles from "./article.module.css"

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const article = required(data.article, "content/articles")
  const copy = required(data.blogPage, "content/pages/blog.yml")
  return (
    <article>
      <ArticleHeader article={article} copy={copy} />
      <div className={styles.columns}>
        <ContentsList
          heading={copy.contents}
          sections={article.headings
            .filter(({ depth }) => depth === 2)
            .map(({ id, text }) => ({ id, title: text }))}
        />
        <Markdown html={article.html} />
      </div>
      <ArticlePagination
        copy={copy}
        author={article.author}
        book={required(data.siteProfile, "content/site.yml").book}
        older={data.older}
        newer={data.newer}
        related={data.related.nodes}
      />
    </article>
  )
}

export function Head({ data, location }: HeadProps<Queries.ArticlePageQuery>) {
  const site = required(data.siteProfile, "content/site.yml")
  const copy = required(data.blogPage, "content/pages/blog.yml")
  const article = required(data.article, "content/articles")
  const picture = article.picture.src.childImageSharp?.gatsbyImageData
  return (
    <Seo
      site={site}
      path={location.pathname}
      title={article.title}
      description={article.excerpt}
      article={article}
      jsonLd={[
        blogPosting({ site, article, image: picture?.images.fallback?.src }),
        breadcrumbList(site.url, articleBreadcrumbs(copy.title, article)),
      ]}
    />
  )
}

export const query = graphql`
  query ArticlePage($id: String!, $olderId: String, $newerId: String, $relatedIds: [String!]!) {
    siteProfile {
      book {
        label
        href
      }
      ...SeoSite
    }
    blogPage {
      title
      contents
      ...ArticleHeaderCopy
      ...ArticlePaginationCopy
    }
    article(id: { eq: $id }) {
      html
      headings {
        id
        text
        depth
      }
      ...ArticleHeader
      ...SeoArticle
    }
    older: article(id: { eq: $olderId }) {
      ...ArticleTeaser
    }
    newer: article(id: { eq: $newerId }) {
      ...ArticleTeaser
    }
    related: allArticle(filter: { id: { in: $relatedIds } }, sort: [{ date: DESC }]) {
      nodes {
        ...ArticleTeaser
      }
    }
  }
`
