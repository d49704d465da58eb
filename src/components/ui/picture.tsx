import type { IGatsbyImageData } from "gatsby-plugin-image"

type PictureProps = {
  src: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null }
  alt: string
  className?: string | undefined
  /** True only for what stands in the first screen. */
  eager?: boolean
}

/** The width given to a picture that fills its place: only its ratio to the height counts. */
const nominalWidth = 1600

/**
 * A picture from `content/`, in the formats and sizes that gatsby-plugin-image has made. The markup is plain: the plugin's
 * own component would fetch a renderer of 60 KB to do what the browser's lazy loading does (docs/decisions/0008).
 */
export function Picture({ src, alt, className = "", eager = false }: PictureProps) {
  if (!src.childImageSharp) return null
  const { images, width, height, layout, backgroundColor } = src.childImageSharp.gatsbyImageData
  const size =
    layout === "fullWidth" ? [nominalWidth, Math.round((nominalWidth * height) / width)] : [width, height]
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={images.fallback?.sizes}
        alt={alt}
        width={size[0]}
        height={size[1]}
        className={className}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? "sync" : "async"}
        fetchPriority={eager ? "high" : "auto"}
        style={{ backgroundColor }}
      />
    </picture>
  )
}
