import { serviceIds } from "./service-ids"

test("the id of a service is derived from its title", () => {
  expect(serviceIds(["Customs Management", "Integration with S/4HANA"])).toEqual([
    "customs-management",
    "integration-with-s-4hana",
  ])
})

test("no two services have the same id, and none has that of a section", () => {
  expect(serviceIds(["Contact", "Screening", "Screening"])).toEqual(["contact-2", "screening", "screening-2"])
  expect(serviceIds(["Client list", "Hero primary"])).toEqual(["service-client-list", "hero-primary-2"])
})
