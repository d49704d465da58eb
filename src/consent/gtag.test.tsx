import { openSite, queue, visit } from "../../test/components/analytics-page"

test("the consent default denies all seven signals", () => {
  expect(queue()[0]).toEqual([
    "consent",
    "default",
    {
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      analytics_storage: "denied",
      functionality_storage: "denied",
      personalization_storage: "denied",
      security_storage: "denied",
    },
  ])
})

test("the queue keeps the `arguments` objects that Google's tag reads", () => {
  const site = openSite()
  visit(site, "/")
  site.consent.choose("granted")
  expect(window.dataLayer?.map((entry) => Object.prototype.toString.call(entry))).toEqual(
    queue().map(() => "[object Arguments]"),
  )
})
