import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ArticleHeader } from "../components/article/article-header"
import { ArticleFooter } from "../components/article/article-footer"
import { blogPosting, breadcrumbList } from "../components/seo/json-ld"
import { Seo } from "../components/seo/seo"
import { ContentsList } from "../components/ui/contents-list"
import { Markdown } from "../components/ui/markdown"
import { useMediaQuery } from "../hooks/use-media-query"
import { articlePath, routes } from "../site/routes"
import * as styles from "./article.module.css"

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, blogPage: copy } = data
  const wide = useMediaQuery("(width >= 64rem)", false)
  const sections = article.headings.filter(({ depth }) => depth === 2)
  return (
    <article>
      <ArticleHeader article={article} copy={copy} />
      <div className={`${styles.columns} page-width`}>
        {sections.length > 0 && (
          <details open={wide} className={`${styles.contents} no-print`}>
            <summary className="label">{copy.contents}</summary>
            <ContentsList
              heading={copy.contents}
              sections={sections.map(({ id, text }) => ({ id, title: text }))}
            />
          </details>
        )}
        <Markdown html={article.html} />
      </div>
      <ArticleFooter
        copy={copy}
        author={article.author}
        consultant={data.siteProfile.consultant}
        book={data.siteProfile.book}
        older={data.older.nodes[0] ?? null}
        newer={data.newer.nodes[0] ?? null}
        related={data.related.nodes}
      />
    </article>
  )
}

export function Head({ data, location }: HeadProps<Queries.ArticlePageQuery>) {
  const { siteProfile: site, blogPage: copy, article } = data
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
        breadcrumbList(site.url, [
          { name: copy.title, path: routes.blog },
          { name: article.title, path: articlePath(article.slug) },
        ]),
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
      ...ArticleFooterCopy
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
    older: allArticle(filter: { id: { eq: $olderId } }) {
      nodes {
        ...ArticleTeaser
      }
    }
    newer: allArticle(filter: { id: { eq: $newerId } }) {
      nodes {
        ...ArticleTeaser
      }
    }
    related: allArticle(filter: { id: { in: $relatedIds } }, sort: [{ date: DESC }]) {
      nodes {
        ...ArticleTeaser
      }
    }
  }
`
