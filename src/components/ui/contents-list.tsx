import { useEffect, useState } from "react"
import { useMediaQuery } from "../../hooks/use-media-query"
import * as styles from "./contents-list.module.css"
import { Fold } from "./fold"

type ContentsListProps = {
  heading: string
  /** The sections of the page; either all of them have a number or none has. */
  sections: readonly { readonly id: string; readonly title: string; readonly number?: number }[]
  className?: string | undefined
}

/**
 * Returns the id of the last section that begins above the upper quarter of the window, as far as the browser has
 * reported it.
 * @param ids the ids of the sections, in the order of the page
 */
const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState<string>()
  const joined = ids.join(" ")
  useEffect(() => {
    const listed = joined.split(" ")
    const passed = new Map<Element, boolean>()
    // A closed section of the policy hides the element with its id.
    const elements = listed.map((id) => {
      const target = document.getElementById(id)
      return target?.closest("details") ?? target
    })
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed.set(target, isIntersecting)
        setCurrent(listed[elements.findLastIndex((element) => element && passed.get(element))])
      },
      // The observed area begins far above the window, so that it has every section above the line.
      { rootMargin: "99999px 0px -75%" },
    )
    for (const element of elements) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [joined])
  return current
}

/** Links to the sections of a page, the current one marked: folded on phones, in view beside the sections on wide screens. */
export function ContentsList({ heading, sections, className = "" }: ContentsListProps) {
  const wide = useMediaQuery("(width >= 64rem)", false)
  const current = useCurrentSection(sections.map(({ id }) => id))
  const numbered = sections.some(({ number }) => number !== undefined)
  return (
    <div className={`${styles.contents} ${className} no-print`}>
      <Fold
        key={String(wide)}
        title={<span className="label">{heading}</span>}
        everywhere
        initiallyOpen={wide}
      >
        <nav aria-label={heading}>
          <ol role={numbered ? undefined : "list"} className={numbered ? styles.numbered : styles.plain}>
            {sections.map(({ id, title, number }) => (
              <li key={id} value={number}>
                <a href={`#${id}`} className={styles.link} aria-current={id === current ? "true" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </Fold>
    </div>
  )
}
