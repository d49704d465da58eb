import type { GatsbyImageProps, IGatsbyImageData } from "gatsby-plugin-image"

type ImageFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null
}

/** The files of an image in `content/`, as GraphQL returns them. */
type ImageFiles = {
  readonly src: ImageFile
  /** For the dark colour scheme. */
  readonly dark?: ImageFile | null
}

const darkScheme = "screen and (prefers-color-scheme: dark)"

/** The width attribute of an image that fills its container: only the aspect ratio matters. */
const nominalWidth = 1600

/** Returns the size in whole pixels, which HTML requires: gatsby-plugin-sharp computes fractions. */
const sizeOf = ({ layout, width, height }: IGatsbyImageData) =>
  layout === "fullWidth"
    ? { width: nominalWidth, height: Math.round((nominalWidth * height) / width) }
    : { width, height: Math.round(height) }

const dataOf = (file: ImageFile | null | undefined) => file?.childImageSharp?.gatsbyImageData

/** Returns the colour that is shown until the image has loaded. */
const placeholder = (light?: string, dark?: string) =>
  dark ? `light-dark(${light ?? "transparent"}, ${dark})` : light

/**
 * Combines the files of an image into the data of a `<picture>`: the browser takes the first source that matches the
 * screen and the colour scheme. Replaces `getImage` and `withArtDirection` of gatsby-plugin-image.
 * @returns undefined if the build could not read the file as an image
 */
export const imageData = ({ src, dark }: ImageFiles): IGatsbyImageData | undefined => {
  const image = dataOf(src)
  if (!image) return undefined
  const versions = [
    { file: dark, media: darkScheme },
    { file: src, media: undefined },
  ]
  const sources = versions.flatMap(({ file, media }) => {
    const data = dataOf(file)
    if (!data?.images.sources) return []
    const version = media && { ...sizeOf(data), media }
    return data.images.sources.map((source) => ({ ...source, ...version }))
  })
  const backgroundColor = placeholder(image.backgroundColor, dataOf(dark)?.backgroundColor)
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
 * An image from `content/` in the formats and sizes that gatsby-plugin-image generates. The plugin's component would load
 * 60 KB of scripts to do what the browser's own lazy loading does (docs/decisions/0002-images.md).
 */
export function Image({ image, alt, className, loading = "lazy" }: ImageProps) {
  if (!image) return null
  const { images, width, height, backgroundColor } = image
  const eager = loading === "eager"
  return (
    <picture>
      {images.sources?.map((source) => (
        <source key={[source.type, source.media].join()} {...source} />
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
