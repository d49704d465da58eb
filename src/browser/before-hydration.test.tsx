import { enquiryOf } from "../../test/enquiry"
import { contactDraftKey } from "../site/storage"

const form = `<form action="https://service.example.com/functions/v1/contact-form">
  <input name="name"><input name="email"><input name="company"><textarea name="message"></textarea>
  <input type="hidden" name="token" value="local-anon-token"><input name="hp_ref">
</form>`

/** Loads the page's inline script on a page with this content. */
const load = (html: string) => {
  document.body.innerHTML = html
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the script runs once for each page
    require("./before-hydration")
  })
}

const type = (name: string, text: string) => {
  for (const field of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) field.value = text
}

const leave = () => window.dispatchEvent(new Event("pagehide"))

const draft = (): unknown => JSON.parse(sessionStorage.getItem(contactDraftKey) ?? "null")

beforeEach(() => {
  sessionStorage.clear()
  document.head.replaceChildren()
})
// Ends the script of the page.
afterEach(() => window.dispatchEvent(new Event("hydrate")))

test("nothing is stored when nothing was typed", () => {
  load(form)
  leave()
  expect(sessionStorage).toHaveLength(0)
})

test("what was typed is stored, without the token of the site", () => {
  load(form)
  type("message", "We move to SAP HANA.")
  leave()
  expect(draft()).toEqual(enquiryOf({ message: "We move to SAP HANA." }))
})

test("a reload without new text keeps the draft, and new text is added to it", () => {
  const before = enquiryOf({ name: "Ann", message: "Early" })
  sessionStorage.setItem(
    contactDraftKey,
    JSON.stringify({ ...before, key: "0123456789abcdef0123456789abcdef" }),
  )
  load(form)
  leave()
  expect(draft()).toEqual({ ...before, key: "0123456789abcdef0123456789abcdef" })
  type("message", "Late")
  leave()
  expect(draft()).toEqual({ ...before, message: "Late" })
})

test("a page without the form is not an error", () => {
  const failed = jest.fn()
  window.addEventListener("error", failed, { once: true })
  load("")
  leave()
  expect(failed).not.toHaveBeenCalled()
})

const deferred = `<noscript id="deferred-scripts"><script src="/app-1.js" data-kept="true"></script></noscript>`

test("a browser that cannot parse the scripts, such as Safari 16.3, shows the page without them", () => {
  load(deferred)
  jest.spyOn(globalThis, "RegExp").mockImplementationOnce(() => {
    throw new SyntaxError("invalid group specifier name")
  })
  window.dispatchEvent(new Event("keydown"))
  expect(document.querySelector("script")).toBeNull()
})

const inputs = ["pointerdown", "touchstart", "wheel", "keydown", "focusin"]

test.each(inputs)("the scripts are loaded at the first input: %s", (input) => {
  load(deferred)
  expect(document.querySelector("script")).toBeNull()
  window.dispatchEvent(new Event(input))
  expect(document.querySelector("script")).toHaveAttribute("data-kept", "true")
  expect(document.querySelector("#deferred-scripts")).toBeNull()
})

test("a click on a button that needs scripts is repeated after hydration", () => {
  load(`<button type="button"><span>Settings</span></button><button type="submit">Send</button>`)
  const clicked = jest.fn()
  for (const child of document.querySelectorAll<HTMLElement>("span, [type=submit]")) child.click()
  for (const button of document.querySelectorAll("button")) button.addEventListener("click", clicked)
  window.dispatchEvent(new Event("hydrate"))
  expect(clicked).toHaveBeenCalledTimes(1)
})
