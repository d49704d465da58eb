import { setImmediate as nextTurn } from "node:timers/promises"
import { requestQueue } from "./contact-route"

test("callers continue in the order they came, one per turn of the event loop", async () => {
  const turn = requestQueue()
  const continued: string[] = []
  for (const caller of ["first", "second", "third"]) void turn().then(() => continued.push(caller))
  expect(continued).toEqual([])
  await nextTurn()
  expect(continued).toEqual(["first"])
  await nextTurn()
  expect(continued).toEqual(["first", "second"])
  await nextTurn()
  expect(continued).toEqual(["first", "second", "third"])
})

test("a caller that comes after all others have continued does not wait", async () => {
  const turn = requestQueue()
  await turn()
  const continued = jest.fn()
  void turn().then(continued)
  await nextTurn()
  expect(continued).toHaveBeenCalledTimes(1)
})
