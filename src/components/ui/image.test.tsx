import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Image, imageData } from "./image"

const alt = "A chart of the North Sea."

const file = (name: string, size: [width: number, height: number], backgroundColor: string) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained" as const,
      width: size[0],
      height: size[1],
      backgroundColor,
      images: {
        sources: [{ type: "image/avif", srcSet: `${name}.avif 720w`, sizes: "94vw" }],
        fallback: { src: `${name}.webp` },
      },
    },
  },
})

const versions = {
  src: file("chart", [1440, 720], "#f7f4ec"),
  dark: file("chart.dark", [1440, 720], "#071523"),
  small: file("chart.small", [720, 540], "#f7f4ec"),
  smallDark: file("chart.small.dark", [720, 540], "#071523"),
}

const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll("source")].map((source) => [source.srcset, source.media])

const image = imageData(versions)

test("an image loads lazily unless it is on the first screen", () => {
  render(<Image image={image} alt={alt} />)
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("loading", "lazy")
})

test("width and height are whole pixels, although gatsby-plugin-sharp computes fractions", () => {
  const fractional = imageData({ src: file("chart", [720, 506.99999999999994], "#f7f4ec") })
  render(<Image image={fractional} alt={alt} />)
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("height", "507")
})

test("an image on the first screen loads at once, with priority", () => {
  render(<Image image={image} alt={alt} loading="eager" />)
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("loading", "eager")
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("fetchpriority", "high")
})

test("an image that could not be read renders nothing", () => {
  const { container } = render(<Image image={imageData({ src: { childImageSharp: null } })} alt={alt} />)
  expect(container).toBeEmptyDOMElement()
})

test("the browser takes the first version that fits the screen and the colour scheme", () => {
  const { container } = render(<Image image={image} alt={alt} />)
  expect(sourcesOf(container)).toEqual([
    [
      "chart.small.dark.avif 720w",
      "screen and (prefers-color-scheme: dark) and ((width < 48rem) or (width >= 64rem))",
    ],
    ["chart.dark.avif 720w", "screen and (prefers-color-scheme: dark)"],
    ["chart.small.avif 720w", "((width < 48rem) or (width >= 64rem))"],
    ["chart.avif 720w", ""],
  ])
})

test("an image may have only one version", () => {
  const { container } = render(<Image image={imageData({ src: versions.src, dark: null })} alt={alt} />)
  expect(sourcesOf(container)).toEqual([["chart.avif 720w", ""]])
})

test("a version with another aspect ratio has its own width and height", () => {
  const { container } = render(<Image image={image} alt={alt} />)
  const small = [...container.querySelectorAll("source")].find(
    ({ media }) => media === "((width < 48rem) or (width >= 64rem))",
  )
  expect([small?.getAttribute("width"), small?.getAttribute("height")]).toEqual(["720", "540"])
  const img = screen.getByRole("img", { name: alt })
  expect([img.getAttribute("width"), img.getAttribute("height")]).toEqual(["1440", "720"])
})

test("until it has loaded, an image has a background colour for each colour scheme", () => {
  expect(renderToString(<Image image={image} alt={alt} />)).toContain(
    "background-color:light-dark(#f7f4ec, #071523)",
  )
  expect(renderToString(<Image image={imageData({ src: versions.src })} alt={alt} />)).toContain(
    "background-color:#f7f4ec",
  )
})
