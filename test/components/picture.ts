/** Returns an image as GraphQL does: the alternative text of the content file, and data of a small file. */
export const picture = ({ alt }: { alt: string }) => ({
  alt,
  dark: null,
  src: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 4,
        height: 3,
        images: { fallback: { src: "chart.png" } },
      },
    },
  },
})
