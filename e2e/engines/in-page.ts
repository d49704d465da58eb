import type { Role } from "./session"

// Functions and scripts that run in the page. Each is sent to the browser as text, so it can use only its argument.

/** Script served in place of Google's tag: records the queue that it finds and sets the cookies that the real tag sets. */
export const tagStub = `
window.tagFound = [].map.call(window.dataLayer, function (entry) { return [].slice.call(entry) });
document.cookie = "_ga=GA1.1.1.1; path=/";
document.cookie = "_ga_TEST0000000=GS2.1.1; path=/";
`

export const tagHost = "www.googletagmanager.com"

export type Wanted = { role: Role; name: string }

/**
 * Scrolls to the visible element with this role and accessible name and returns it, or null. Covers only the markup of this site:
 * native elements, `aria-label`, `aria-labelledby`, labels and text.
 */
export const findInPage = ({ role, name }: Wanted): Element | null => {
  const selectors = {
    button: "button, summary, [role=button]",
    link: "a[href]",
    region: "section[aria-label], section[aria-labelledby], [role=region]",
    textbox: "textarea, input:not([type]), input[type=text], input[type=email], input[type=search]",
    searchbox: "input[type=search]",
  }
  for (const element of document.querySelectorAll<HTMLElement>(selectors[role])) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const by = document.getElementById(element.getAttribute("aria-labelledby") ?? "")
    const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const labels = field ? [...(element.labels ?? [])].map((label) => label.textContent).join(" ") : ""
    const found = element.getAttribute("aria-label") ?? by?.textContent ?? (labels || element.textContent)
    if (found.replace(/\s+/g, " ").trim() === name) {
      // During a smooth scroll the element would move away from the pointer.
      element.scrollIntoView({ block: "center", behavior: "instant" })
      return element
    }
  }
  return null
}

export const leftBehindInPage = () => ({
  cookies: document.cookie,
  local: Object.keys(localStorage),
  // Gatsby stores its scroll positions for every visitor.
  session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
})

export const choiceInPage = () => localStorage.getItem("cookieConsent")

/** Returns the queue of the tag as `consent:default`, `set`, `config`, `event:page_view` and so on. */
export const queueInPage = () =>
  [...(window.dataLayer ?? [])].map((entry) => {
    const [name, kind] = Array.from<unknown>(entry).map(String)
    return name === "consent" || name === "event" ? `${name}:${String(kind)}` : String(name)
  })

/** Returns each event in the queue: its name, and its parameters as JSON. */
export const eventsInPage = () =>
  [...(window.dataLayer ?? [])]
    .map((entry) => Array.from<unknown>(entry))
    .filter(([name]) => name === "event")
    .map(([, action, details]) => ({ action: String(action), details: JSON.stringify(details) }))

/** Returns every signal that a consent command has granted. */
export const grantedInPage = () =>
  [...(window.dataLayer ?? [])]
    .map((entry) => Array.from<unknown>(entry))
    .filter(([name]) => name === "consent")
    .flatMap(([, , signals]) => Object.entries(signals as Record<string, string>))
    .filter(([, state]) => state === "granted")
    .map(([signal]) => signal)

export const tagsInPage = () => document.querySelectorAll('script[src*="googletagmanager.com"]').length

export const toEndInPage = () => window.scrollTo(0, document.documentElement.scrollHeight)

export const focusedInPage = () => document.activeElement?.textContent.trim() ?? ""

/** Returns the size and computed style of the buttons with these names. */
export const buttonsInPage = (names: string[]) =>
  [...document.querySelectorAll("section button")]
    .filter((button) => names.includes(button.textContent))
    .map((button) => {
      const { fontSize, fontWeight, padding, backgroundColor, color, borderColor } = getComputedStyle(button)
      const { height, width } = button.getBoundingClientRect()
      const look = { tag: button.tagName, fontSize, fontWeight, padding, backgroundColor, color, borderColor }
      return { name: button.textContent, height: Math.round(height), width: Math.round(width), look }
    })

/** Replaces `fetch` with the response that the contact service would send. */
export const answerInPage = ({ status, body }: { status: number; body: unknown }) => {
  window.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }))
}

export const pageInPage = () => ({
  title: document.title,
  headings: document.querySelectorAll("h1").length,
  words: document.querySelector("main")?.innerText.split(/\s+/).length ?? 0,
  width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})

/** Returns the sections of the policy with the text of their summaries. */
export const sectionsInPage = () =>
  [...document.querySelectorAll("details")].map((section) => ({
    name: section.querySelector("summary")?.textContent.replace(/\s+/g, " ").trim() ?? "",
    open: section.open,
    hidden: section.hidden,
    text: section.textContent,
  }))

/** Returns whether Gatsby has prefetched another page, which it does about three seconds after a page has loaded. */
export const prefetchedInPage = () => {
  // Gatsby waits for an idle callback, which a headless Chromium may never run on a page that draws nothing.
  requestAnimationFrame(() => undefined)
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => /\/page-data(\/.*)\/page-data\.json$/.exec(name)?.[1])
    .some(
      (path) => path !== undefined && ![location.pathname, "/404.html"].includes(path.replace("/index", "/")),
    )
}
