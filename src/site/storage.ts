/** The number of days until the site asks for the cookie choice again and the analytics cookies expire. */
export const consentDays = 182

/** The key of the cookie choice, which is either 'true' or 'false'. */
export const choiceKey = "cookieConsent"

/** The key of the date of the choice and the version of the policy, as JSON. */
export const choiceMetaKey = "cookieConsentMeta"

/** The key of the draft of the contact form, until the form is sent or the tab is closed. */
export const contactDraftKey = "contact-draft"

/** The key that is 'true' while the animation of the landing page is paused. */
export const particlesPausedKey = "particles-paused"

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

/**
 * Everything that the site may store in a browser. The privacy policy has a row for each name in its table of cookies.
 */
export const storedEntries = [
  { kind: "localStorage", name: choiceKey },
  { kind: "localStorage", name: choiceMetaKey },
  { kind: "sessionStorage", name: contactDraftKey },
  { kind: "sessionStorage", name: particlesPausedKey },
  { kind: "sessionStorage", name: "@@scroll…" },
  { kind: "sessionStorage", name: "gatsby-reload-compilation-hash-match" },
  { kind: "cookie", name: "_ga" },
  { kind: "cookie", name: "_ga_*" },
]
