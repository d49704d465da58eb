import { graphql, type HeadProps, type PageProps } from "gatsby"
import { NotFound } from "../components/layout/not-found"
import { Seo } from "../components/seo/seo"
import { required } from "../content-model/required"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound copy={required(data.notFoundPage, "content/pages/not-found.yml")} />
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  const site = required(data.siteProfile, "content/site.yml")
  const copy = required(data.notFoundPage, "content/pages/not-found.yml")
  return <Seo site={site} path={location.pathname} title={copy.title} description={copy.lead} noindex />
}

export const query = graphql`
  query NotFoundPage {
    siteProfile {
      ...SeoSite
    }
    notFoundPage {
      ...NotFound
    }
  }
`
