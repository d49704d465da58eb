/** The number of days until the site asks for the cookie choice again and the analytics cookies expire. */
export const consentDays = 182

/** The key of the cookie choice, which is either 'true' or 'false'. */
export const choiceKey = "cookieConsent"

/** The key of the date of the choice and the version of the policy, as JSON. */
export const choiceMetaKey = "cookieConsentMeta"

/** The key of the draft of the contact form, until the form is sent or the tab is closed. */
export const contactDraftKey = "contact-draft"

/** The key that is 'true' while the animation of the landing page is paused. */
export const fieldPausedKey = "moving-chart-paused"

/** The prefix of the keys under which Gatsby stores scroll positions, by page and history entry. */
export const scrollPrefix = "@@scroll|"

/** Matches the names of all cookies that Google Analytics sets, including older versions. */
export const analyticsCookie = /^_(ga|gid|gat)/

/** Returns a value of this tab, or undefined if there is none, it is damaged, or the browser blocks storage. */
export const readSession = (key: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value until the tab is closed; `undefined` removes it. Does nothing if storage is blocked or full. */
export const writeSession = (key: string, value: unknown) => {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Without storage a value lasts until the page is left.
  }
}

export type StoredItem = {
  /** Name of the item for visitors. */
  label: string
  name: string
  kind: "localStorage" | "sessionStorage" | "cookie"
  purpose: string
  lifetime: string
  when: string
}

/** Everything that the site may store in a browser. The table in the privacy policy is generated from it. */
export const storageInventory: readonly StoredItem[] = [
  {
    label: "Your cookie choice",
    name: choiceKey,
    kind: "localStorage",
    purpose: "Remembers whether you accepted or declined analytics",
    lifetime: `Until you clear your browser’s storage; after ${consentDays} days the site asks again`,
    when: "When you choose Decline or Accept All",
  },
  {
    label: "Date of your choice",
    name: choiceMetaKey,
    kind: "localStorage",
    purpose: "Remembers when you chose and for which version of this policy",
    lifetime: `Until you clear your browser’s storage; after ${consentDays} days the site asks again`,
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
