import type { ComponentProps } from "react"

/** Replaces Gatsby's `Link` with the plain link that it renders, and an attribute that tells it from others. */
export function Link({ to, ...rest }: ComponentProps<"a"> & { to: string }) {
  return <a href={to} data-gatsby="true" {...rest} />
}

export const graphql = () => undefined
export const useStaticQuery = jest.fn()
