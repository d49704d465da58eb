import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import { usePathname } from "../../hooks/use-pathname"
import { pageUrl } from "../../site/routes"
import * as styles from "./footer.module.css"

type PrintedFromProps = { site: Pick<Queries.SiteProfile, "name" | "url"> }

/** The name of the practice, the address of the page and the date of printing; shown in print only. */
export function PrintedFrom({ site }: PrintedFromProps) {
  const pathname = usePathname()
  const [date, setDate] = useState("")
  useEffect(() => {
    const setToday = () =>
      flushSync(() => setDate(new Date().toLocaleDateString("en-GB", { dateStyle: "long" })))
    window.addEventListener("beforeprint", setToday)
    return () => window.removeEventListener("beforeprint", setToday)
  }, [])
  return (
    // The 404 page is rendered once and served at every unknown address.
    <p className={styles.printed} suppressHydrationWarning>
      {[site.name, pageUrl(site.url, pathname), date].filter(Boolean).join(" · ")}
    </p>
  )
}
