import { useId } from "react"
import { Link } from "../ui/link"
import * as styles from "./footer.module.css"

type FooterLinksProps = {
  heading: string
  links: readonly { readonly label: string; readonly href: string }[]
}

export function FooterLinks({ heading, links }: FooterLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul role="list" className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
