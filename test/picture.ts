/** What GraphQL gives for a picture: the words of the content file, and an image that the stand-in does not look at. */
export const picture = ({ alt }: { alt: string }) => ({
  alt,
  dark: null,
  small: null,
  smallDark: null,
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
