import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import { usePathname } from "../../hooks/use-pathname"
import { pageUrl } from "../../site/routes"
import * as styles from "./footer.module.css"

type PrintedFromProps = { site: { readonly name: string; readonly url: string } }

/** Names the practice, the page's address and the day of printing; shown on paper only. */
export function PrintedFrom({ site }: PrintedFromProps) {
  const pathname = usePathname()
  const [day, setDay] = useState("")
  useEffect(() => {
    const setToday = () =>
      flushSync(() => setDay(new Date().toLocaleDateString("en-GB", { dateStyle: "long" })))
    window.addEventListener("beforeprint", setToday)
    return () => window.removeEventListener("beforeprint", setToday)
  }, [])
  return (
    // The page for unknown addresses is rendered once and served at all of them.
    <p className={styles.printed} suppressHydrationWarning>
      {[site.name, pageUrl(site.url, pathname), day].filter(Boolean).join(" · ")}
    </p>
  )
}
