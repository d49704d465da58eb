import { openSite, queue } from "../../test/components/analytics-page"

test("only events from after the choice are sent, with their category, label and value", () => {
  const site = openSite()
  site.track({ action: "form_error", category: "Contact", label: "Failed" })
  site.consent.choose("granted")
  site.track({ action: "submit_form", category: "Contact", label: "Sent", value: 7 })
  expect(queue().filter(([name]) => name === "event")).toEqual([
    ["event", "page_view", expect.any(Object)],
    ["event", "submit_form", { event_category: "Contact", event_label: "Sent", value: 7 }],
  ])
})

test.each([null, "blocked", { push: () => undefined }, Object.freeze([])])(
  "a blocker that replaces the queue with %j breaks nothing",
  (replacement) => {
    const site = openSite()
    window.dataLayer = replacement as unknown as IArguments[]
    expect(() => {
      site.visit("/")
      site.consent.choose("granted")
      site.track({ action: "submit_form", category: "Contact", label: "Sent" })
      site.consent.choose("denied")
    }).not.toThrow()
  },
)
