import { Link as GatsbyLink, type GatsbyLinkProps } from "gatsby"
import { usePathname } from "../../hooks/use-pathname"

type LinkProps = Pick<GatsbyLinkProps<unknown>, "onClick" | "children" | "aria-label"> & {
  href: string
  className?: string | undefined
}

/** A link of any kind. An anchor on the page the visitor is on stays the browser's own, which also works without scripts. */
export function Link({ href, className = "", children, ...rest }: LinkProps) {
  const pathname = usePathname()
  const [path, hash] = href.split("#")
  const samePage = hash !== undefined && (path === "" || path === pathname)
  if (samePage || !href.startsWith("/")) {
    return (
      <a href={samePage ? `#${hash}` : href} className={className} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <GatsbyLink to={href} className={className} {...rest}>
      {children}
    </GatsbyLink>
  )
}
