import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image"

type PictureProps = {
  src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
  alt: string
  className?: string | undefined
  /** True only for what stands in the first screen. */
  eager?: boolean
}

/** A picture from `content/`, in the format and size that fit the visitor's screen. */
export function Picture({ src, alt, className = "", eager = false }: PictureProps) {
  if (!src.childImageSharp) return null
  return (
    <GatsbyImage
      image={src.childImageSharp.gatsbyImageData}
      alt={alt}
      className={className}
      loading={eager ? "eager" : "lazy"}
    />
  )
}
