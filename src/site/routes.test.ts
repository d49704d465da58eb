import { serviceIds } from "./routes"

test("a service's id is its title, in a form that fits an address", () => {
  expect(serviceIds(["Customs Management", "Integration with S/4HANA"])).toEqual([
    "customs-management",
    "integration-with-s-4hana",
  ])
})

test("no two services have the same id, and none has that of a section", () => {
  expect(serviceIds(["Contact", "Screening", "Screening"])).toEqual(["contact-2", "screening", "screening-2"])
})
