/** Functions that run in the page and tell what it left behind. Each stands alone. */

export const leftBehindInPage = () => ({
  cookies: document.cookie,
  local: Object.keys(localStorage),
  // Gatsby's scroll positions are the one thing the site keeps for every visitor.
  session: Object.keys(sessionStorage).filter((key) => !key.startsWith("@@scroll|")),
})

export const choiceInPage = () => localStorage.getItem("cookieConsent")

/** The queue as `consent:default`, `set`, `config`, `event:page_view` and so on. */
export const queueInPage = () =>
  [...(window.dataLayer ?? [])].map((entry) => {
    const [name, kind] = Array.from<unknown>(entry).map(String)
    return name === "consent" || name === "event" ? `${name}:${String(kind)}` : String(name)
  })

/** Every event as its name and the JSON of its parameters. */
export const eventsInPage = () =>
  [...(window.dataLayer ?? [])]
    .map((entry) => Array.from<unknown>(entry))
    .filter(([name]) => name === "event")
    .map(([, action, details]) => ({ action: String(action), details: JSON.stringify(details) }))

/** Every signal that an update has ever granted. */
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

/** The look of the two buttons: what must not differ. */
export const buttonsInPage = (names: string[]) =>
  [...document.querySelectorAll("section button")]
    .filter((button) => names.includes(button.textContent))
    .map((button) => {
      const { fontSize, fontWeight, padding, backgroundColor, color, borderColor } = getComputedStyle(button)
      const { height, width } = button.getBoundingClientRect()
      const look = { tag: button.tagName, fontSize, fontWeight, padding, backgroundColor, color, borderColor }
      return { name: button.textContent, height: Math.round(height), width: Math.round(width), look }
    })

/** Answers the next requests of the page itself, as the contact service would. */
export const answerInPage = ({ status, body }: { status: number; body: unknown }) => {
  window.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }))
}

export const pageInPage = () => ({
  title: document.title,
  headings: document.querySelectorAll("h1").length,
  words: document.querySelector("main")?.innerText.split(/\s+/).length ?? 0,
  width: document.documentElement.scrollWidth - document.documentElement.clientWidth,
})

/** The sections of the policy, by the names of their headings. */
export const sectionsInPage = () =>
  [...document.querySelectorAll("details")].map((section) => ({
    name: section.querySelector("summary")?.textContent.replace(/\s+/g, " ").trim() ?? "",
    open: section.open,
    hidden: section.hidden,
    text: section.textContent,
  }))
