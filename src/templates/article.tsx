import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ArticleFooter } from "../components/article/article-footer"
import { ArticleMeta } from "../components/article/article-meta"
import { blogPosting, breadcrumbList } from "../components/seo/json-ld"
import { Seo } from "../components/seo/seo"
import { Chips } from "../components/ui/chips"
import { ContentsList } from "../components/ui/contents-list"
import { Markdown } from "../components/ui/markdown"
import { PageIntro } from "../components/ui/page-intro"
import { articlePath, routes } from "../site/routes"
import * as styles from "./article.module.css"

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const { article, blogPage: copy } = data
  const sections = article.headings.filter(({ depth }) => depth === 2)
  return (
    <article>
      <PageIntro
        title={article.title}
        meta={<ArticleMeta article={article} copy={copy} />}
        lead={article.excerpt}
      >
        <Chips chips={article.tags.map((name) => ({ name }))} label={copy.filterLabel} />
      </PageIntro>
      <div className={`${styles.columns} with-rail page-width`}>
        {sections.length > 0 && (
          <ContentsList
            heading={copy.contents}
            sections={sections.map(({ id, text }) => ({ id, title: text }))}
          />
        )}
        <Markdown html={article.html} />
      </div>
      <ArticleFooter
        copy={copy}
        author={article.author}
        consultant={data.siteProfile.consultant}
        book={data.siteProfile.book}
        next={data.next.nodes[0]}
      />
    </article>
  )
}

export function Head({ data, location }: HeadProps<Queries.ArticlePageQuery>) {
  const { siteProfile: site, blogPage: copy, article } = data
  return (
    <Seo
      site={site}
      path={location.pathname}
      title={article.title}
      description={article.excerpt}
      article={article}
      jsonLd={[
        blogPosting({ site, article }),
        breadcrumbList(site.url, [
          { name: copy.title, path: routes.blog },
          { name: article.title, path: articlePath(article.slug) },
        ]),
      ]}
    />
  )
}

export const query = graphql`
  query ArticlePage($id: String!, $nextId: String) {
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
      filterLabel
      ...ArticleMetaCopy
      ...ArticleFooterCopy
    }
    article(id: { eq: $id }) {
      html
      headings {
        id
        text
        depth
      }
      ...ArticleMeta
      ...SeoArticle
    }
    next: allArticle(filter: { id: { eq: $nextId } }) {
      nodes {
        ...NextArticle
      }
    }
  }
`
