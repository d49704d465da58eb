import { Link as GatsbyLink, type GatsbyLinkProps } from "gatsby"
import { usePathname } from "../../hooks/use-pathname"

type LinkProps = Pick<
  GatsbyLinkProps<unknown>,
  "onClick" | "children" | "aria-label" | "aria-current" | "id"
> & {
  href: string
  className?: string | undefined
}

const isFile = (path: string) => /\.[a-z\d]+$/i.test(path)

/**
 * A link of any kind. Gatsby handles links to pages of the site; the browser itself handles anchors on the current
 * page, files and other sites.
 */
export function Link({ href, className = "", children, ...rest }: LinkProps) {
  const pathname = usePathname()
  const [path = "", hash] = href.split("#")
  const samePage = hash !== undefined && (path === "" || path === pathname)
  if (samePage || isFile(path) || !href.startsWith("/")) {
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
