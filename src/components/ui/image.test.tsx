import { render, screen } from "@testing-library/react"
import { Image, imageData } from "./image"

const alt = "A chart of the North Sea."

const file = (name: string, width: number, height: number) => ({
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained" as const,
      width,
      height,
      images: {
        sources: [{ type: "image/avif", srcSet: `${name}.avif 720w`, sizes: "94vw" }],
        fallback: { src: `${name}.webp` },
      },
    },
  },
})

const src = file("chart", 1440, 506.99999999999994)
const versions = {
  src,
  dark: file("chart.dark", 1440, 507),
}

const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll("source")].map((source) => [
    source.srcset,
    source.media,
    source.getAttribute("width"),
    source.getAttribute("height"),
  ])

test("an image loads lazily, and has whole pixels", () => {
  render(<Image image={imageData({ src })} alt={alt} />)
  const image = screen.getByRole("img", { name: alt })
  expect(image).toHaveAttribute("loading", "lazy")
  expect(image).toHaveAttribute("width", "1440")
  expect(image).toHaveAttribute("height", "507")
})

test("an image on the first screen loads at once, with priority", () => {
  render(<Image image={imageData({ src })} alt={alt} loading="eager" />)
  const image = screen.getByRole("img", { name: alt })
  expect(image).toHaveAttribute("loading", "eager")
  expect(image).toHaveAttribute("fetchpriority", "high")
})

test("the browser takes the version for the colour scheme", () => {
  const { container } = render(<Image image={imageData(versions)} alt={alt} />)
  const dark = "screen and (prefers-color-scheme: dark)"
  expect(sourcesOf(container)).toEqual([
    ["chart.dark.avif 720w", dark, "1440", "507"],
    ["chart.avif 720w", "", null, null],
  ])
})
