import { graphql } from "gatsby"
import { useEffect, useRef, type RefObject } from "react"
import { scrollBehavior } from "../../browser/navigation"
import { clearHighlights, findWords, highlightWords } from "../../search/highlight-words"
import { resultCount, useFirstResult } from "../../search/use-search"
import { Button, ButtonLink } from "../ui/button"
import { ContentsList } from "../ui/contents-list"
import { SearchBox } from "../ui/search-box"
import { PolicySection } from "./policy-section"
import * as styles from "./policy.module.css"
import { useOpenSections } from "./use-open-sections"
import { searchedElements, usePolicySearch } from "./use-policy-search"

type PolicyProps = {
  copy: Queries.PolicyFragment
  email: string
  sections: readonly Queries.PolicySectionFragment[]
}

const visibleElements = (list: RefObject<HTMLElement | null>) =>
  list.current?.querySelectorAll(`details:not([hidden]) :is(${searchedElements})`) ?? []

/** Scrolls to the first occurrence of the words and moves the focus there. */
const focusFirstWord = (elements: Iterable<Element>, words: string[]) => {
  const parent = findWords(elements, words)[0]?.startContainer.parentElement
  const target = parent?.closest<HTMLElement>("summary, p, li, th, td, h3, h4")
  if (!target) return
  // A summary is focusable without a tabindex.
  if (target.tagName !== "SUMMARY") target.tabIndex = -1
  target.scrollIntoView({ block: "center" })
  target.focus({ preventScroll: true })
}

/** Scrolls to a section and moves the focus to its summary, once it is rendered open. */
const focusSection = (slug: string) =>
  requestAnimationFrame(() => {
    const section = document.getElementById(slug)
    section?.scrollIntoView({ behavior: scrollBehavior() })
    section?.querySelector("summary")?.focus({ preventScroll: true })
  })

/** The sections of the policy, which open one by one, and the search that opens the matching ones and highlights the words. */
export function Policy({ copy, email, sections }: PolicyProps) {
  const list = useRef<HTMLDivElement>(null)
  const slugs = sections.map(({ slug }) => slug)
  const { query, setQuery, clear, matches } = usePolicySearch(list)
  const { open, setOpen, toggle } = useOpenSections(slugs, clear)
  const matching = matches ? sections.filter(({ slug }) => matches.slugs.has(slug)) : sections

  useEffect(() => {
    if (!matches) return undefined
    highlightWords(visibleElements(list), matches.words)
    return clearHighlights
  }, [matches])

  const showFirst = useFirstResult(query, matches?.words, () =>
    focusFirstWord(visibleElements(list), matches?.words ?? []),
  )

  const show = (slug: string) => {
    clear()
    toggle(slug, true)
  }

  const showSecurity = () => {
    show(copy.securitySection)
    focusSection(copy.securitySection)
  }

  return (
    <div className={styles.columns}>
      {matching.length === 0 ? (
        <div />
      ) : (
        <ContentsList
          heading={copy.contents}
          sections={matching.map(({ slug, title, order }) => ({ id: slug, title, number: order }))}
          className={styles.contents}
          onFollow={show}
        />
      )}
      <div>
        <SearchBox
          copy={copy}
          query={query}
          status={resultCount(copy, matches?.slugs.size)}
          onChange={setQuery}
          onSubmit={showFirst}
        />
        <div className={`${styles.all} needs-script no-print`} hidden={matches !== undefined}>
          <Button variant="secondary" onClick={() => setOpen(new Set(slugs))}>
            {copy.openAll}
          </Button>
          <Button variant="secondary" onClick={() => setOpen(new Set())}>
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
                // Ignores what the search opens and hides, but not that the visitor closes a section it opened.
                if (!matches || (!shown && matches.slugs.has(section.slug))) toggle(section.slug, shown)
              }}
            />
          ))}
        </div>
        <PolicyContact copy={copy} email={email} onSecurity={showSecurity} />
      </div>
    </div>
  )
}

type PolicyContactProps = Pick<PolicyProps, "copy" | "email"> & { onSecurity: () => void }

function PolicyContact({ copy, email, onSecurity }: PolicyContactProps) {
  return (
    <section aria-labelledby="privacy-contact" className={`${styles.contact} no-print`}>
      <h2 id="privacy-contact" className={styles.heading}>
        {copy.contactHeading}
      </h2>
      <p>{copy.contactLead}</p>
      <div className={styles.actions}>
        <ButtonLink href={`mailto:${email}`}>{copy.contact}</ButtonLink>
        <Button variant="secondary" className="needs-script" onClick={onSecurity}>
          {copy.security}
        </Button>
      </div>
    </section>
  )
}

export const query = graphql`
  fragment Policy on PrivacyPage {
    contents
    searchLabel
    searchPlaceholder
    searchClear
    searchNone
    searchOne
    searchSome
    openAll
    closeAll
    contactHeading
    contactLead
    contact
    security
    securitySection
    ...PolicySectionLabels
  }
`
