import { contactFormPath, fieldNames, mapFields } from "../../supabase/functions/_shared/contact/contract"
import { readDraft, writeDraft } from "../contact/draft"

// The inline script of every page, which the build bundles (hosting/deferred-scripts.ts). It loads the page's scripts once
// the page has loaded, 200 ms have passed and the browser is idle, or at the visitor's first input, whichever comes first.
// The pause lets the browser draw the page first: frames that are requested after `load` run before the first one is on
// the screen. Until then links, menu, accordion and form work without scripts.

const firstInputs = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"]
const loadedPath = location.pathname
const clickedButtons: HTMLButtonElement[] = []
const beforeHydration = new AbortController()
const options = { capture: true, passive: true, signal: beforeHydration.signal }

/** Returns false in browsers such as Safari 16.3, which cannot parse the scripts. The page works without them. */
const canRunScripts = (): boolean => {
  try {
    return Boolean(new RegExp("(?<=a)b"))
  } catch {
    return false
  }
}

/**
 * Adds the script elements that the `<noscript>` holds to the head. An element that is added to the body makes the browser
 * recalculate the style of the whole page, because of rules such as `* + *`.
 */
const loadScripts = () => {
  const deferred = document.getElementById("deferred-scripts")
  if (!deferred || !canRunScripts()) return
  const scripts = document.createRange().createContextualFragment(deferred.textContent)
  for (const script of scripts.querySelectorAll("script")) script.async = false
  deferred.removeAttribute("id")
  document.head.append(scripts)
}

const loadWhenIdle = () => {
  // Safari does not have the function.
  if ("requestIdleCallback" in window) requestIdleCallback(loadScripts, { timeout: 1000 })
  else loadScripts()
}

/** Records clicks on buttons that need scripts, to repeat them after hydration. */
const recordClick = ({ target }: Event) => {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>("button[type=button]:not([popovertarget])")
  if (button) clickedButtons.push(button)
}

/**
 * Saves the text in the form when the visitor leaves, because Chromium does not restore fields on a reload. Empty fields
 * keep the text of the draft, which fills them at hydration.
 */
const saveDraft = () => {
  const form = document.querySelector<HTMLFormElement>(`form[action$="${contactFormPath}"]`)
  if (!form) return
  const values = new FormData(form)
  const typed = fieldNames.flatMap((name) => {
    const value = values.get(name)
    return typeof value === "string" && value !== "" ? [[name, value] as const] : []
  })
  if (typed.length === 0) return
  const empty = mapFields(() => "")
  // The text has changed, so it does not keep the draft's idempotency key.
  writeDraft({ ...empty, ...readDraft(), key: undefined, ...Object.fromEntries(typed) })
}

/** Loads the page to which Back or Forward leads within the document: no router follows the address yet. */
const loadOtherPage = () => {
  if (location.pathname !== loadedPath) location.reload()
}

const stop = () => beforeHydration.abort()

for (const name of firstInputs) addEventListener(name, loadScripts, options)
addEventListener("load", () => setTimeout(loadWhenIdle, 200))
addEventListener("click", recordClick, options)
addEventListener("pagehide", saveDraft, options)
addEventListener("popstate", loadOtherPage, options)
addEventListener("submit", stop, options)
addEventListener(
  "hydrate",
  () => {
    stop()
    for (const button of clickedButtons) button.click()
  },
  { once: true },
)
