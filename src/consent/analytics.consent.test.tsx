import {
  disabled,
  events,
  id,
  lastUpdate,
  loadPage,
  names,
  openSite,
  queue,
  tags,
} from "../../test/components/analytics-page"
import { consentDays } from "../site/storage"

test("before a choice everything is denied and no tag is loaded", () => {
  openSite()
  expect(queue()).toEqual([
    [
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
    ],
    ["set", "ads_data_redaction", true],
    ["set", "url_passthrough", false],
    ["js", expect.any(Date)],
    [
      "config",
      "G-TEST0000000",
      {
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_expires: consentDays * 24 * 60 * 60,
        cookie_update: false,
        cookie_flags: "SameSite=Lax;Secure",
        send_page_view: false,
      },
    ],
  ])
  expect(tags()).toEqual([])
})

test("on Accept All the tag is loaded once, and finds the choice first", () => {
  const site = openSite()
  site.consent.choose("granted")
  expect(tags()).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
  expect(queue()[1]).toEqual(["consent", "update", { analytics_storage: "granted" }])
  expect(names().filter((name) => name !== "set")).toEqual([
    "consent",
    "consent",
    "js",
    "config",
    "page_view",
  ])
})

test("Accept All after Decline is the last choice that the tag finds", () => {
  const site = openSite()
  site.consent.choose("denied")
  site.consent.choose("granted")
  expect(queue().slice(1, 3)).toEqual([
    ["consent", "update", { analytics_storage: "denied" }],
    ["consent", "update", { analytics_storage: "granted" }],
  ])
  expect(names().slice(3)).not.toContain("consent")
})

test("the queue keeps the `arguments` objects that Google's tag reads", () => {
  openSite().consent.choose("granted")
  const types = window.dataLayer?.map((entry) => Object.prototype.toString.call(entry))
  expect(new Set(types)).toEqual(new Set(["[object Arguments]"]))
})

test("on Decline analytics_storage is denied, nothing is loaded and late cookies are deleted", () => {
  const site = openSite()
  site.consent.choose("denied")
  expect(lastUpdate()).toEqual({ analytics_storage: "denied" })
  expect(window[disabled]).toBe(true)
  document.cookie = "_ga=late; path=/"
  site.visit("/blog")
  expect(tags()).toEqual([])
  expect(document.cookie).toBe("")
})

test("withdrawing deletes Google's cookies, disables the tag and reports nothing more", () => {
  const site = openSite()
  site.consent.choose("granted")
  for (const name of ["_ga", "_ga_TEST0000000", "_gid", "_gat_gtag"]) document.cookie = `${name}=1; path=/`
  document.cookie = "other=kept; path=/"
  site.consent.choose("denied")
  const after = queue().length
  site.track({ action: "submit_form", category: "Contact", label: "Sent" })
  for (const route of ["/blog", "/privacy-policy", "/"]) site.visit(route)
  expect(document.cookie).toBe("other=kept")
  expect(window[disabled]).toBe(true)
  expect(lastUpdate()).toEqual({ analytics_storage: "denied" })
  expect(queue()).toHaveLength(after)
  document.cookie = "other=; max-age=0; path=/"
})

test("accepting again enables the tag, but neither loads nor counts twice", () => {
  const site = openSite()
  site.consent.choose("granted")
  site.consent.choose("denied")
  site.consent.choose("granted")
  expect(tags()).toHaveLength(1)
  expect(window[disabled]).toBe(false)
  expect(lastUpdate()).toEqual({ analytics_storage: "granted" })
  expect(events("page_view")).toHaveLength(1)
})

test("without a measurement ID only the choice is added to the queue, once", () => {
  delete window.dataLayer
  loadPage("")
  const site = openSite()
  const before = names()
  site.consent.choose("granted")
  site.visit("/blog")
  expect(lastUpdate()).toEqual({ analytics_storage: "granted" })
  expect(names()).toEqual(["consent", ...before])
})
