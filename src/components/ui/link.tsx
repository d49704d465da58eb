import { useLocation } from "@gatsbyjs/reach-router"
import { Link as GatsbyLink } from "gatsby"
import type { ComponentProps } from "react"

type LinkProps = Omit<ComponentProps<"a">, "href" | "ref"> & { href: string }

/** A link of any kind. An anchor on the page the visitor is on stays the browser's own, which also works without scripts. */
export function Link({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const [path, hash] = href.split("#")
  const samePage = hash !== undefined && (path === "" || path === pathname)
  if (samePage || !href.startsWith("/")) return <a href={samePage ? `#${hash}` : href} {...rest} />
  return <GatsbyLink to={href} {...rest} />
}
