import { graphql } from "gatsby"
import { useRef } from "react"
import { scrollBehavior } from "../../browser/scroll-positions"
import { resultCount } from "../../search/use-results"
import { Button, ButtonLink } from "../ui/button"
import { ContentsList } from "../ui/contents-list"
import { SearchBox } from "../ui/search-box"
import { PolicySection } from "./policy-section"
import * as styles from "./policy.module.css"
import { detailsOf, showSection, useOpenSections } from "./use-open-sections"
import { usePolicySearch } from "./use-policy-search"

type PolicyProps = {
  copy: Queries.PolicyFragment
  email: string
  sections: readonly Queries.PolicySectionFragment[]
}

/** Shows a section once it is rendered open. */
const focusSection = (slug: string) =>
  requestAnimationFrame(() => {
    const section = detailsOf(slug)
    if (section) showSection(section, scrollBehavior())
  })

/** The sections of the policy, which open independently, and a search that opens the matching ones. */
export function Policy({ copy, email, sections }: PolicyProps) {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const slugs = sections.map(({ slug }) => slug)
  const { query, setQuery, clear, matches, missing, showFirst } = usePolicySearch(sections, list, field)
  const { open, setOpen, toggle } = useOpenSections(slugs, clear)
  const allOpen = slugs.every((slug) => open.has(slug))
  // A search without a match shows all sections.
  const found = matches?.size ? matches : undefined
  const listed = sections.filter(({ slug }) => found?.has(slug) ?? true)
  const missed = found && missing.length > 0 ? `. ${copy.searchMissing} ${missing.join(", ")}` : ""

  const show = (slug: string) => {
    clear()
    toggle(slug, true)
  }

  const onToggle = (slug: string, shown: boolean) => {
    // Ignores the sections that the search opens and hides, unless the visitor closes one that it opened.
    if (!found || (!shown && found.has(slug))) toggle(slug, shown)
  }

  return (
    <div className={`${styles.columns} page-width`}>
      <ContentsList
        heading={copy.contents}
        sections={listed.map(({ slug, title, order }) => ({ id: slug, title, number: order }))}
        className={styles.contents}
        onFollow={show}
      />
      <div className={styles.main}>
        <SearchBox
          field={field}
          copy={copy}
          query={query}
          status={`${resultCount(copy, matches?.size)}${missed}`}
          onChange={setQuery}
          onSubmit={showFirst}
        />
        <div className={`${styles.all} needs-script no-print`} hidden={found !== undefined}>
          <Button variant="secondary" onClick={() => setOpen(new Set(allOpen ? [] : slugs))}>
            {allOpen ? copy.closeAll : copy.openAll}
          </Button>
        </div>
        <div ref={list} className={styles.sections}>
          {sections.map((section) => (
            <PolicySection
              key={section.slug}
              section={section}
              labels={copy}
              hidden={found !== undefined && !found.has(section.slug)}
              open={(found ?? open).has(section.slug)}
              onToggle={(shown) => onToggle(section.slug, shown)}
            />
          ))}
        </div>
        <PolicyContact copy={copy} email={email} onShow={show} />
      </div>
    </div>
  )
}

type PolicyContactProps = Pick<PolicyProps, "copy" | "email"> & { onShow: (slug: string) => void }

function PolicyContact({ copy, email, onShow }: PolicyContactProps) {
  const showSecurity = () => {
    onShow(copy.securitySection)
    focusSection(copy.securitySection)
  }
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
        <Button variant="secondary" className="needs-script" onClick={showSecurity}>
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
