import { graphql, type HeadProps, type PageProps } from "gatsby"
import { NotFound } from "../components/layout/not-found"
import { Seo } from "../components/seo/seo"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound copy={data.notFoundPage} picture={data.homeHero.picture} />
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  const { siteProfile: site, notFoundPage: copy } = data
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
    homeHero {
      picture {
        ...HeroPicture
      }
    }
  }
`
