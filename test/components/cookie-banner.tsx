import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CookieBanner } from "../../src/components/consent/cookie-banner"
import { consent } from "../../src/consent/consent"
import { copyOf } from "../content/copy"

export const copy = copyOf("CookieBanner")

export const page = (
  <>
    <CookieBanner copy={copy} policyVersion="2025-05" />
    <a href="/elsewhere">Elsewhere</a>
    <button onClick={({ currentTarget }) => consent.reopen({ opener: currentTarget })}>
      Cookie settings
    </button>
  </>
)

export const banner = () => screen.queryByRole("region", { name: "Cookie choice" })
export const button = (name: string) => screen.getByRole("button", { name })

/** Opens the banner again. */
export const reopen = () => userEvent.click(button("Cookie settings"))

/** Renders the page and waits until the banner is shown. */
export const show = async () => {
  const view = render(page)
  await act(() => new Promise((turn) => setTimeout(turn)))
  return view
}

beforeEach(() => {
  globalThis.ResizeObserver = class {
    readonly observe: () => void
    readonly unobserve = () => undefined
    readonly disconnect = () => undefined
    constructor(report: ResizeObserverCallback) {
      this.observe = () => report([], this)
    }
  }
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent("storage", { key: null }))
  })
})
