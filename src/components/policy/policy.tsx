import { graphql } from "gatsby"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { highlightWords } from "../../search/highlight-words"
import { matchTexts, queryWords } from "../../search/search-words"
import { useQuery } from "../../search/use-query"
import { Button, ButtonLink } from "../ui/button"
import { ContentsList } from "../ui/contents-list"
import { SearchBox } from "../ui/search-box"
import { PolicySection } from "./policy-section"
import * as styles from "./policy.module.css"

type PolicyProps = {
  copy: Queries.PolicyFragment
  email: string
  sections: readonly Queries.PolicySectionFragment[]
}

/** Returns what is searched in a section: its title, its keywords and its text without markup. */
const textOf = ({ title, keywords, html }: Queries.PolicySectionFragment): string => {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  return [title, ...keywords, body.textContent].join("\n")
}

/** Returns the section around the element with the id. */
const sectionOf = (id: string) => document.getElementById(id)?.closest("details")

/** Opens a section, scrolls to it and moves the focus to its title. */
const showSection = (id: string) => {
  const section = sectionOf(id)
  if (!section) return
  section.open = true
  section.scrollIntoView()
  section.querySelector("summary")?.focus({ preventScroll: true })
}

/** The sections of the policy, which open independently, and a search that opens the matching ones. */
export function Policy({ copy, email, sections }: PolicyProps) {
  const list = useRef<HTMLDivElement>(null)
  const [allOpen, setAllOpen] = useState(false)
  const [query, setQuery] = useQuery()
  const words = useMemo(() => queryWords(query), [query])
  const { matches, missing } = useMemo(
    () => matchTexts(new Map(words.length ? sections.map((one) => [one.slug, textOf(one)]) : []), words),
    [sections, words],
  )
  const searching = matches.size > 0
  const listed = searching ? sections.filter(({ slug }) => matches.has(slug)) : sections

  useEffect(() => {
    if (!searching) return undefined
    const all = list.current?.querySelectorAll("details") ?? []
    for (const section of all) section.open = !section.hidden
    highlightWords(list.current?.querySelectorAll("details[open] :is(h2, .prose)") ?? [], words)
    return () => highlightWords([], [])
  }, [searching, words])

  /** Shows a section, also one that the search hides. */
  const show = useCallback(
    (id: string) => {
      flushSync(() => setQuery(""))
      showSection(id)
    },
    [setQuery],
  )

  useEffect(() => {
    const onHashChange = () => {
      const id = window.location.hash.slice(1)
      if (sectionOf(id)?.hidden) show(id)
    }
    window.addEventListener("hashchange", onHashChange)
    return () => window.removeEventListener("hashchange", onHashChange)
  }, [show])

  const toggleAll = () => {
    for (const section of list.current?.querySelectorAll("details") ?? []) section.open = !allOpen
    setAllOpen(!allOpen)
  }

  const count = matches.size === 1 ? copy.searchOne : copy.searchSome.replace("{count}", String(matches.size))
  const missed = missing.length > 0 ? `. ${copy.searchMissing} ${missing.join(", ")}` : ""
  const status = searching ? count + missed : words.length > 0 ? copy.searchNone : ""

  return (
    <div className={`${styles.columns} with-rail page-width`}>
      <ContentsList
        heading={copy.contents}
        sections={listed.map(({ slug, title, order }) => ({ id: slug, title, number: order }))}
        className={styles.contents}
      />
      <div>
        <SearchBox
          copy={copy}
          query={query}
          status={status}
          onChange={setQuery}
          onSubmit={() => searching && showSection(listed[0]?.slug ?? "")}
        />
        <div className={`${styles.all} needs-script no-print`} hidden={searching}>
          <Button variant="secondary" onClick={toggleAll}>
            {allOpen ? copy.closeAll : copy.openAll}
          </Button>
        </div>
        <div ref={list} className={styles.sections}>
          {sections.map((section, index) => (
            <PolicySection
              key={section.slug}
              section={section}
              labels={copy}
              hidden={searching && !matches.has(section.slug)}
              initiallyOpen={index === 0}
            />
          ))}
        </div>
        <PolicyContact copy={copy} email={email} onShow={show} />
      </div>
    </div>
  )
}

type PolicyContactProps = Pick<PolicyProps, "copy" | "email"> & { onShow: (id: string) => void }

function PolicyContact({ copy, email, onShow }: PolicyContactProps) {
  return (
    <section aria-labelledby="privacy-contact" className={`${styles.contact} no-print`}>
      <h2 id="privacy-contact" className={styles.heading}>
        {copy.contactHeading}
      </h2>
      <p>{copy.contactLead}</p>
      <div className={`${styles.actions} row`}>
        <ButtonLink href={`mailto:${email}`} variant="secondary">
          {copy.contact}
        </ButtonLink>
        <Button variant="secondary" className="needs-script" onClick={() => onShow(copy.securitySection)}>
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
    searchMissing
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
