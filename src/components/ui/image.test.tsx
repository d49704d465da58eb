import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { picture } from "../../../test/picture"
import { Image } from "./image"

const { src, alt } = picture({ alt: "A chart of the North Sea." })

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

test("a picture below the first screen loads late", () => {
  render(<Image src={src} alt={alt} />)
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("loading", "lazy")
})

test("a picture of the first screen loads at once", () => {
  render(<Image src={src} alt={alt} eager />)
  expect(screen.getByRole("img", { name: alt })).toHaveAttribute("loading", "eager")
})

test("a picture that could not be read leaves no gap", () => {
  const { container } = render(<Image src={{ childImageSharp: null }} alt={alt} />)
  expect(container).toBeEmptyDOMElement()
})

test("the browser takes the first version that fits the screen and the colour scheme", () => {
  const { container } = render(<Image {...versions} alt={alt} />)
  expect(sourcesOf(container)).toEqual([
    ["chart.small.dark.avif 720w", "screen and (prefers-color-scheme: dark) and (width < 48rem)"],
    ["chart.dark.avif 720w", "screen and (prefers-color-scheme: dark)"],
    ["chart.small.avif 720w", "(width < 48rem)"],
    ["chart.avif 720w", ""],
  ])
})

test("one file is enough", () => {
  const { container } = render(<Image src={versions.src} dark={null} alt={alt} />)
  expect(sourcesOf(container)).toEqual([["chart.avif 720w", ""]])
})

test("a version of another shape keeps its own place free", () => {
  const { container } = render(<Image {...versions} alt={alt} />)
  const small = [...container.querySelectorAll("source")].find(({ media }) => media === "(width < 48rem)")
  expect([small?.getAttribute("width"), small?.getAttribute("height")]).toEqual(["720", "540"])
  const image = screen.getByRole("img", { name: alt })
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1440", "720"])
})

test("the place of a picture has its colour in both schemes until it has loaded", () => {
  expect(renderToString(<Image {...versions} alt={alt} />)).toContain(
    "background-color:light-dark(#f7f4ec, #071523)",
  )
  expect(renderToString(<Image src={versions.src} alt={alt} />)).toContain("background-color:#f7f4ec")
})
