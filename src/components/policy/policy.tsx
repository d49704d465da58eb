import { useEffect, useRef } from "react"
import { scrollBehavior } from "../../browser/scrolling"
import { PolicyIndex } from "./policy-index"
import { PolicySection } from "./policy-section"
import { useOpenSections } from "./use-open-sections"
import { searchedParts, usePolicySearch } from "./use-policy-search"
import { Button } from "../ui/button"
import { ButtonLink } from "../ui/button-link"
import { SearchBox } from "../ui/search-box"
import { findWords, highlightWords, unmarkWords } from "../../search/highlight-words"
import { useSubmit } from "../../search/use-submit"
import * as styles from "./policy.module.css"

type PolicyProps = {
  copy: Queries.PolicyCopyFragment
  email: string
  sections: readonly Queries.PolicySectionFragment[]
}

const said = (copy: Queries.PolicyCopyFragment, count: number | undefined) => {
  if (count === undefined) return ""
  if (count === 0) return copy.searchNone
  return count === 1 ? copy.searchOne : copy.searchSome.replace("{count}", String(count))
}

/** The sections of the policy, each opening alone, and the search that opens and marks those that match. */
export function Policy({ copy, email, sections }: PolicyProps) {
  const list = useRef<HTMLDivElement>(null)
  const slugs = sections.map(({ slug }) => slug)
  const { query, setQuery, clear, matches } = usePolicySearch(list)
  const { open, setOpen, toggle } = useOpenSections(slugs, clear)

  const shownParts = () => list.current?.querySelectorAll(`details:not([hidden]) :is(${searchedParts})`) ?? []

  useEffect(() => {
    if (!matches) return undefined
    highlightWords(shownParts(), matches.words)
    return unmarkWords
  }, [matches])

  const showFirst = useSubmit(query, matches?.words, () => {
    const found = findWords(shownParts(), matches?.words ?? [])[0]?.startContainer.parentElement
    const place = found?.closest<HTMLElement>("summary, p, li, th, td, h3, h4")
    if (!place) return
    // A summary takes the focus by itself.
    if (place.tagName !== "SUMMARY") place.tabIndex = -1
    place.scrollIntoView({ block: "center" })
    place.focus({ preventScroll: true })
  })

  const show = (slug: string) => {
    clear()
    toggle(slug, true)
  }

  const showSecurity = () => {
    show(copy.securitySection)
    requestAnimationFrame(() => {
      const section = document.getElementById(copy.securitySection)
      section?.scrollIntoView({ behavior: scrollBehavior() })
      section?.querySelector("summary")?.focus({ preventScroll: true })
    })
  }

  return (
    <div className={styles.columns}>
      {matches?.slugs.size === 0 ? (
        <div />
      ) : (
        <PolicyIndex
          heading={copy.contents}
          sections={matches ? sections.filter(({ slug }) => matches.slugs.has(slug)) : sections}
          onFollow={show}
        />
      )}
      <div>
        <SearchBox
          copy={copy}
          query={query}
          status={said(copy, matches?.slugs.size)}
          onChange={setQuery}
          onSubmit={showFirst}
        />
        <div className={`${styles.all} needs-script no-print`} hidden={matches !== undefined}>
          <Button look="quiet" onClick={() => setOpen(new Set(slugs))}>
            {copy.openAll}
          </Button>
          <Button look="quiet" onClick={() => setOpen(new Set())}>
            {copy.closeAll}
          </Button>
        </div>
        <div ref={list} className={styles.sections}>
          {sections.map((section) => (
            <PolicySection
              key={section.slug}
              section={section}
              labels={copy}
              hidden={matches !== undefined && !matches.slugs.has(section.slug)}
              open={matches ? matches.slugs.has(section.slug) : open.has(section.slug)}
              onToggle={(shown) => {
                // What the search opens and hides is no choice of the visitor's; closing what it found is one.
                if (!matches || (!shown && matches.slugs.has(section.slug))) toggle(section.slug, shown)
              }}
            />
          ))}
        </div>
        <section aria-labelledby="privacy-contact" className={`${styles.contact} no-print`}>
          <h2 id="privacy-contact" className={styles.heading}>
            {copy.contactHeading}
          </h2>
          <p>{copy.contactLead}</p>
          <div className={styles.actions}>
            <ButtonLink href={`mailto:${email}`}>{copy.contact}</ButtonLink>
            <Button look="quiet" className="needs-script" onClick={showSecurity}>
              {copy.security}
            </Button>
          </div>
        </section>
      </div>
    </div>
  )
}
