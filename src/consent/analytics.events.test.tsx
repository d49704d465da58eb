import { events, openSite, queue, visit } from "../../test/components/analytics-page"

test("events from before the choice are never sent", () => {
  const site = openSite()
  visit(site, "/")
  site.track({ action: "submit_form", category: "Contact", label: "Sent" })
  site.track({ action: "form_error", category: "Contact", label: "Failed" })
  site.consent.choose("granted")
  expect(queue().filter(([name]) => name === "event")).toHaveLength(1)
  expect(events("page_view")).toHaveLength(1)
})

test("after the visitor accepts, a form that was sent is reported with its category, label and value", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  site.track({ action: "submit_form", category: "Contact", label: "Sent", value: 7 })
  expect(events("submit_form")).toEqual([
    ["event", "submit_form", { event_category: "Contact", event_label: "Sent", value: 7 }],
  ])
})

test.each([null, "blocked", { push: () => undefined }, Object.freeze([])])(
  "a blocker that replaces the queue with %j breaks nothing",
  (replacement) => {
    const site = openSite()
    window.dataLayer = replacement as unknown as IArguments[]
    expect(() => {
      visit(site, "/")
      site.consent.choose("granted")
      site.track({ action: "submit_form", category: "Contact", label: "Sent" })
      site.consent.choose("denied")
    }).not.toThrow()
  },
)
