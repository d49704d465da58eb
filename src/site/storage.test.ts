import { analyticsCookie, storageInventory } from "./storage"

test("every cookie of the inventory is one that withdrawing deletes", () => {
  const cookies = storageInventory.filter(({ kind }) => kind === "cookie")
  expect(cookies.map(({ name }) => name).filter((name) => !analyticsCookie.test(name))).toEqual([])
})

test("no analytics cookie is set before the visitor accepts", () => {
  const cookies = storageInventory.filter(({ kind }) => kind === "cookie")
  expect(new Set(cookies.map(({ when }) => when))).toEqual(new Set(["Only after you choose Accept All"]))
})
