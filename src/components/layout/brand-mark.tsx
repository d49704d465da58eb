import { graphql } from "gatsby"

type BrandMarkProps = {
  site: Queries.BrandMarkFragment
  className?: string | undefined
}

/** The brand mark in the colour of the text around it, hidden from screen readers: the name is beside it. */
export function BrandMark({ site: { mark }, className }: BrandMarkProps) {
  return (
    <svg
      className={className}
      viewBox={mark.viewBox}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {mark.paths.map(({ d, fillRule }) => (
        <path key={d} d={d} fillRule={fillRule} />
      ))}
    </svg>
  )
}

export const query = graphql`
  fragment BrandMark on SiteProfile {
    mark {
      viewBox
      paths {
        d
        fillRule
      }
    }
  }
`
