import { graphql, type PageProps } from "gatsby"
import { required } from "../content-model/required"
import { OffTheChart } from "../sections/off-the-chart"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <OffTheChart copy={required(data.notFoundPage, "content/pages/not-found.yml")} />
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...OffTheChart
    }
  }
`
