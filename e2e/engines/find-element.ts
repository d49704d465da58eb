import type { Role } from "./session"

export type Wanted = { role: Role; name: string }

/**
 * Runs in the page: scrolls to and gives the visible element with this role and accessible name, or null. Roles and names are taken as
 * the site's own markup gives them: native elements, `aria-label`, `aria-labelledby`, labels and text.
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
      // At once: a page that scrolls smoothly would move on while the pointer is on its way.
      element.scrollIntoView({ block: "center", behavior: "instant" })
      return element
    }
  }
  return null
}
