import type { IGatsbyImageData } from "gatsby-plugin-image"

type ImageFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
}

type PictureProps = {
  src: ImageFile
  /** Shown in the dark scheme */
  dark?: ImageFile | null | undefined
  /** Shown on narrow screens, in any shape */
  small?: ImageFile | null | undefined
  smallDark?: ImageFile | null | undefined
  alt: string
  className?: string | undefined
  /** True only for a picture on the first screen */
  eager?: boolean
}

const darkScheme = "screen and (prefers-color-scheme: dark)"
const narrow = "(width < 48rem)"

/** Width of a picture that fills its place: only its ratio to the height counts. */
const nominalWidth = 1600

const sizeOf = ({ layout, width, height }: IGatsbyImageData) =>
  layout === "fullWidth"
    ? { width: nominalWidth, height: Math.round((nominalWidth * height) / width) }
    : { width, height }

/** Returns the colour that is shown until the picture has loaded. */
const placeholder = (light?: IGatsbyImageData, dark?: IGatsbyImageData) =>
  dark?.backgroundColor
    ? `light-dark(${light?.backgroundColor ?? "transparent"}, ${dark.backgroundColor})`
    : light?.backgroundColor

/**
 * Shows a picture from `content/` in the formats and sizes that gatsby-plugin-image has made, in the first version that fits
 * the screen and the colour scheme. The markup is plain: the plugin's own component would fetch a renderer of 60 KB to do
 * what the browser's lazy loading does (docs/decisions/0002-images.md).
 */
export function Image({ src, dark, small, smallDark, alt, className = "", eager = false }: PictureProps) {
  const image = src.childImageSharp?.gatsbyImageData
  if (!image) return null
  const { fallback } = image.images
  const versions = [
    { file: smallDark, media: `${darkScheme} and ${narrow}` },
    { file: dark, media: darkScheme },
    { file: small, media: narrow },
    { file: src, media: undefined },
  ]
  return (
    <picture>
      {versions.flatMap(({ file, media }) => {
        const data = file?.childImageSharp?.gatsbyImageData
        return data?.images.sources?.map(({ type, srcSet, sizes }) => (
          <source
            key={`${type} ${media ?? ""}`}
            type={type}
            media={media}
            srcSet={srcSet}
            sizes={sizes}
            {...(media && sizeOf(data))}
          />
        ))
      })}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        alt={alt}
        {...sizeOf(image)}
        className={className}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? "sync" : "async"}
        fetchPriority={eager ? "high" : "auto"}
        style={{ backgroundColor: placeholder(image, dark?.childImageSharp?.gatsbyImageData) }}
      />
    </picture>
  )
}
