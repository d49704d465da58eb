import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { CookieBanner } from "./cookie-banner"
import { CookieSettingsButton } from "./cookie-settings-button"
import { choiceKey } from "../../site/storage"

jest.mock("../ui/link", () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}))

const copy = {
  label: "Cookie choice",
  text: "May we count visits?",
  globalPrivacyControl: "Your browser says no; we honour that.",
  policy: { label: "Privacy Policy", href: "/privacy-policy" },
  decline: "Decline",
  accept: "Accept All",
  saved: "Your choice has been saved.",
  current: { granted: "At present: accepted.", denied: "At present: declined." },
  close: "Close",
}

const page = (
  <>
    <CookieBanner copy={copy} policyVersion="2025-05" />
    <a href="/elsewhere">Elsewhere</a>
    <CookieSettingsButton label="Cookie settings" />
  </>
)

const banner = () => screen.queryByRole("region", { name: "Cookie choice" })
const button = (name: string) => screen.getByRole("button", { name })

/** Opens the banner again and waits until a choice counts. */
const reopen = async () => {
  await userEvent.click(button("Cookie settings"))
  await waitFor(() => expect(button("Decline")).toHaveAttribute("aria-disabled", "false"))
}

/** The page once the banner has had its turn. */
const show = async () => {
  const view = render(page)
  await act(() => new Promise((turn) => setTimeout(turn)))
  return view
}

const disconnect = jest.fn()

beforeEach(() => {
  globalThis.ResizeObserver = class {
    readonly tell: ResizeObserverCallback
    constructor(tell: ResizeObserverCallback) {
      this.tell = tell
    }
    observe() {
      this.tell([], this)
    }
    unobserve() {
      this.tell([], this)
    }
    disconnect() {
      disconnect()
    }
  }
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent("storage", { key: null }))
  })
})

test("the static HTML holds no banner", () => {
  const view = renderToString(page)
  expect(view).not.toContain("Accept All")
  expect(view).toContain('role="status"')
})

test("the banner is a named region that takes no focus", async () => {
  await show()
  expect(banner()).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
})

test("a screen reader is told that a choice is asked for", async () => {
  await show()
  expect(screen.getByRole("status")).toHaveTextContent("Cookie choice")
})

test("Decline and Accept All are the same kind of button, in this order", async () => {
  await show()
  const [first, second] = [button("Decline"), button("Accept All")]
  expect(first.className).toBe(second.className)
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("the policy can be read before a choice is made", async () => {
  await show()
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy")
})

test.each([
  ["Decline", "false"],
  ["Accept All", "true"],
])("%s stores '%s', hides the banner and says so", async (name, value) => {
  await show()
  await userEvent.click(button(name))
  expect(localStorage.getItem(choiceKey)).toBe(value)
  expect(banner()).not.toBeInTheDocument()
  expect(screen.getByRole("status")).toHaveTextContent("Your choice has been saved.")
})

test("after a choice the focus stays in the banner's place and is not lost", async () => {
  await show()
  await userEvent.click(button("Decline"))
  expect(screen.getByRole("status")).toHaveFocus()
})

test("Escape changes nothing", async () => {
  await show()
  button("Decline").focus()
  await userEvent.keyboard("{Escape}")
  expect(banner()).toBeVisible()
  expect(localStorage.getItem(choiceKey)).toBeNull()
})

test("a visitor who has chosen does not see the banner", async () => {
  localStorage.setItem(choiceKey, "false")
  await show()
  expect(banner()).not.toBeInTheDocument()
})

test("a choice made in another tab hides the banner", async () => {
  await show()
  act(() => {
    localStorage.setItem(choiceKey, "true")
    window.dispatchEvent(new StorageEvent("storage", { key: choiceKey }))
  })
  expect(banner()).not.toBeInTheDocument()
})

test("Cookie settings shows the banner again, takes the focus to it and gets it back after the choice", async () => {
  localStorage.setItem(choiceKey, "true")
  await show()
  await reopen()
  expect(banner()).toHaveFocus()
  await userEvent.click(button("Decline"))
  expect(localStorage.getItem(choiceKey)).toBe("false")
  expect(banner()).not.toBeInTheDocument()
  expect(button("Cookie settings")).toHaveFocus()
})

test("the same choice made again closes the settings too", async () => {
  localStorage.setItem(choiceKey, "true")
  await show()
  await reopen()
  await userEvent.click(button("Accept All"))
  expect(banner()).not.toBeInTheDocument()
})

test.each(["Decline", "Accept All"])("%s does not count just after the banner was reopened", async (name) => {
  localStorage.setItem(choiceKey, "false")
  await show()
  jest.useFakeTimers()
  fireEvent.click(button("Cookie settings"))
  act(() => jest.advanceTimersByTime(499))
  fireEvent.click(button(name))
  expect(banner()).toBeVisible()
  expect(localStorage.getItem(choiceKey)).toBe("false")
  act(() => jest.advanceTimersByTime(1))
  fireEvent.click(button(name))
  expect(banner()).not.toBeInTheDocument()
  jest.useRealTimers()
})

test.each([
  ["true", copy.current.granted],
  ["false", copy.current.denied],
])("the reopened banner states the choice '%s' that holds", async (value, text) => {
  localStorage.setItem(choiceKey, value)
  await show()
  await userEvent.click(button("Cookie settings"))
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ["Close", () => userEvent.click(button("Close"))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s leaves the reopened banner with the choice as it was", async (_, leave) => {
  localStorage.setItem(choiceKey, "true")
  await show()
  await userEvent.click(button("Cookie settings"))
  await leave()
  expect(banner()).not.toBeInTheDocument()
  expect(localStorage.getItem(choiceKey)).toBe("true")
  expect(button("Cookie settings")).toHaveFocus()
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("a visitor who has yet to choose is not offered a way out of the choice", async () => {
  await show()
  await userEvent.click(button("Cookie settings"))
  expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument()
  await userEvent.keyboard("{Escape}")
  expect(banner()).toBeVisible()
})

test.each([
  ["lower", 700, "top"],
  ["upper", 20, "bottom"],
])("a control in the %s half of the window opens the banner at the other edge", async (_, top, edge) => {
  localStorage.setItem(choiceKey, "false")
  await show()
  const rect = { top, bottom: top + 44 } as DOMRect
  jest.spyOn(button("Cookie settings"), "getBoundingClientRect").mockReturnValue(rect)
  await userEvent.click(button("Cookie settings"))
  expect(banner()).toHaveAttribute("data-edge", edge)
})

test("asking for the settings while the banner is shown takes the focus to it, each time", async () => {
  await show()
  await userEvent.click(button("Cookie settings"))
  await userEvent.click(button("Cookie settings"))
  expect(banner()).toHaveFocus()
})

test("Global Privacy Control is named where the browser sends it, and only there", async () => {
  const { unmount } = await show()
  expect(screen.queryByText(copy.globalPrivacyControl)).not.toBeInTheDocument()
  unmount()
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true })
  await show()
  expect(screen.getByText(copy.globalPrivacyControl)).toBeVisible()
  Reflect.deleteProperty(navigator, "globalPrivacyControl")
})

test("the page keeps the banner's height free while it is shown, and only then", async () => {
  await show()
  expect(document.body.style.paddingBottom).toBe("0px")
  expect(document.documentElement.style.scrollPaddingBottom).toBe("calc(0px + var(--space-4))")
  await userEvent.click(button("Decline"))
  expect(document.body.style.paddingBottom).toBe("")
  expect(document.documentElement.style.scrollPaddingBottom).toBe("")
  expect(disconnect).toHaveBeenCalled()
})
