import type { GatsbyImageProps, IGatsbyImageData } from "gatsby-plugin-image"

type ImageFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
}

/** The files of one image in `content/`, as GraphQL returns them. */
type ImageFiles = {
  readonly src: ImageFile
  /** For the dark colour scheme. */
  readonly dark?: ImageFile | null
  /** For narrow screens; may have another shape. */
  readonly small?: ImageFile | null
  readonly smallDark?: ImageFile | null
}

const darkScheme = "screen and (prefers-color-scheme: dark)"
const narrow = "(width < 48rem)"

/** Width of an image that fills its container: only the ratio of width and height matters. */
const nominalWidth = 1600

/** Returns whole pixels, which HTML requires: gatsby-plugin-sharp computes heights such as 506.99999999999994. */
const sizeOf = ({ layout, width, height }: IGatsbyImageData) =>
  layout === "fullWidth"
    ? { width: nominalWidth, height: Math.round((nominalWidth * height) / width) }
    : { width, height: Math.round(height) }

/** Returns the colour that is shown until the image has loaded. */
const placeholder = (light?: string, dark?: string) =>
  dark ? `light-dark(${light ?? "transparent"}, ${dark})` : light

/**
 * Combines the files of an image into the data of one `<picture>`: the browser takes the first source that fits the screen
 * and the colour scheme. Does the work of `getImage` and `withArtDirection` of gatsby-plugin-image.
 * @returns undefined if the file is not an image that the build could read
 */
export const imageData = ({ src, dark, small, smallDark }: ImageFiles): IGatsbyImageData | undefined => {
  const image = src.childImageSharp?.gatsbyImageData
  if (!image) return undefined
  const versions = [
    { file: smallDark, media: `${darkScheme} and ${narrow}` },
    { file: dark, media: darkScheme },
    { file: small, media: narrow },
    { file: src, media: undefined },
  ]
  const sources = versions.flatMap(({ file, media }) => {
    const data = file?.childImageSharp?.gatsbyImageData
    return (data?.images.sources ?? []).map((source) => ({
      ...source,
      ...(data && media && { ...sizeOf(data), media }),
    }))
  })
  const backgroundColor = placeholder(
    image.backgroundColor,
    dark?.childImageSharp?.gatsbyImageData.backgroundColor,
  )
  return {
    ...image,
    ...sizeOf(image),
    ...(backgroundColor && { backgroundColor }),
    images: { ...image.images, sources },
  }
}

type ImageProps = Pick<GatsbyImageProps, "alt"> & {
  image: GatsbyImageProps["image"] | undefined
  className?: GatsbyImageProps["className"] | undefined
  loading?: "eager" | "lazy"
}

/**
 * An image from `content/` in the formats and sizes that gatsby-plugin-image has made. The props are those of `GatsbyImage`,
 * so that this file can switch to it; the plugin's component would load 60 KB of scripts for what the browser's lazy
 * loading does (docs/decisions/0002-images.md).
 */
export function Image({ image, alt, className, loading = "lazy" }: ImageProps) {
  if (!image) return null
  const { images, width, height, backgroundColor } = image
  const eager = loading === "eager"
  return (
    <picture>
      {images.sources?.map((source) => (
        <source key={`${source.type} ${source.media ?? ""}`} {...source} />
      ))}
      <img
        {...images.fallback}
        alt={alt}
        width={width}
        height={height}
        className={className}
        loading={loading}
        decoding={eager ? "sync" : "async"}
        fetchPriority={eager ? "high" : "auto"}
        style={{ backgroundColor }}
      />
    </picture>
  )
}
