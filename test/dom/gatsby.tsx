import type { ComponentProps } from "react"

/** Replaces Gatsby's `Link` with the plain link that it renders. */
export function Link({ to, ...rest }: ComponentProps<"a"> & { to: string }) {
  return <a href={to} {...rest} />
}

export const graphql = () => undefined
export const useStaticQuery = jest.fn()
