import fc from "fast-check"
import { events, openSite, queue, visit } from "../../test/components/analytics-page"

const labels = ["Sent", "Failed"]

test("events from before the choice are never sent", () => {
  const site = openSite()
  visit(site, "/")
  site.track({ action: "submit_form", category: "Contact", label: "Sent" }, labels)
  site.track({ action: "form_error", category: "Contact", label: "Failed" }, labels)
  site.consent.choose("granted")
  expect(queue().filter(([name]) => name === "event")).toHaveLength(1)
  expect(events("page_view")).toHaveLength(1)
})

test("after the visitor accepts, a form that was sent is reported", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  site.track({ action: "submit_form", category: "Contact", label: "Sent" }, labels)
  expect(events("submit_form")).toEqual([
    ["event", "submit_form", { event_category: "Contact", event_label: "Sent" }],
  ])
})

test("no parameter of an event contains what a visitor typed", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (typed) => {
      site.track({ action: "form_error", category: "Contact", label: `Could not take ${typed}` }, labels)
      expect(events("form_error").at(-1)?.[2]).toEqual({
        event_category: "Contact",
        event_label: "Unknown error",
      })
    }),
  )
})

test.each([null, "blocked", { push: () => undefined }, Object.freeze([])])(
  "a blocker that replaces the queue with %j breaks nothing",
  (replacement) => {
    const site = openSite()
    window.dataLayer = replacement as unknown as IArguments[]
    expect(() => {
      visit(site, "/")
      site.consent.choose("granted")
      site.track({ action: "submit_form", category: "Contact", label: "Sent" }, labels)
      site.consent.choose("denied")
    }).not.toThrow()
  },
)
