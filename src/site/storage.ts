/** Days after which the cookie choice is asked again, and after which the analytics cookies end. */
export const consentDays = 182

/** Holds exactly 'true' or 'false'. */
export const choiceKey = "cookieConsent"

/** Holds when the choice was made and for which version of the policy. */
export const choiceMetaKey = "cookieConsentMeta"

/** Keeps what is typed in the contact form until it is sent or the tab is closed. */
export const contactDraftKey = "contact-draft"

/** Holds 'true' while the moving chart of the landing page is paused. */
export const fieldPausedKey = "moving-chart-paused"

/** Gatsby keeps one scroll position for each page under this prefix. */
export const scrollPrefix = "@@scroll|"

/** Every cookie that Google Analytics writes, today's and yesterday's. */
export const analyticsCookie = /^_(ga|gid|gat)/

export type StoredItem = {
  /** The entry in a reader's words. */
  label: string
  name: string
  kind: "localStorage" | "sessionStorage" | "cookie"
  purpose: string
  lifetime: string
  when: string
}

/** All that the site may leave in a browser; the privacy policy's table is made of it. */
export const storageInventory: readonly StoredItem[] = [
  {
    label: "Your cookie choice",
    name: choiceKey,
    kind: "localStorage",
    purpose: "Remembers whether you accepted or declined analytics",
    lifetime: `Until you clear your browser's storage; after ${consentDays} days the site asks again`,
    when: "When you choose Decline or Accept All",
  },
  {
    label: "Date of your choice",
    name: choiceMetaKey,
    kind: "localStorage",
    purpose: "Remembers when you chose and for which version of this policy",
    lifetime: `Until you clear your browser's storage; after ${consentDays} days the site asks again`,
    when: "When you choose Decline or Accept All",
  },
  {
    label: "Unsent message",
    name: contactDraftKey,
    kind: "sessionStorage",
    purpose:
      "Keeps what you have typed in the contact form, when you first saw it, and a random number by which it arrives only once, so that a lost connection loses nothing",
    lifetime: "Until the form is sent or the tab is closed",
    when: "When you type in the contact form",
  },
  {
    label: "Paused chart",
    name: fieldPausedKey,
    kind: "sessionStorage",
    purpose: "Remembers that you paused the moving chart of the landing page",
    lifetime: "Until you play it again or the tab is closed",
    when: "When you pause the moving chart",
  },
  {
    label: "Scroll position",
    name: `${scrollPrefix}…`,
    kind: "sessionStorage",
    purpose: "Remembers how far you had scrolled, so that the back button returns you there",
    lifetime: "Until the tab is closed",
    when: "When you move between pages",
  },
  {
    label: "Reload after an update",
    name: "gatsby-reload-compilation-hash-match",
    kind: "sessionStorage",
    purpose: "Remembers that a page was loaded again because the site had changed, so that it happens once",
    lifetime: "Until the next page is shown, or the tab is closed",
    when: "When a new version of the site is published during your visit",
  },
  {
    label: "Browser count",
    name: "_ga",
    kind: "cookie",
    purpose: "Lets Google Analytics tell one browser from another when it counts visits",
    lifetime: `${consentDays} days, or until you decline`,
    when: "Only after you choose Accept All",
  },
  {
    label: "Visit count",
    name: "_ga_*",
    kind: "cookie",
    purpose: "Lets Google Analytics tell one visit from the next",
    lifetime: `${consentDays} days, or until you decline`,
    when: "Only after you choose Accept All",
  },
]
