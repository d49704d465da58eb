import { setImmediate as nextTurn } from "node:timers/promises"
import { onePerTurn } from "./one-per-turn"

test("callers go on in the order they came, one in each turn of the event loop", async () => {
  const turn = onePerTurn()
  const gone: string[] = []
  for (const caller of ["first", "second", "third"]) void turn().then(() => gone.push(caller))
  expect(gone).toEqual([])
  await nextTurn()
  expect(gone).toEqual(["first"])
  await nextTurn()
  expect(gone).toEqual(["first", "second"])
  await nextTurn()
  expect(gone).toEqual(["first", "second", "third"])
})

test("whoever comes after the others have gone does not wait for anyone", async () => {
  const turn = onePerTurn()
  await turn()
  const gone = jest.fn()
  void turn().then(gone)
  await nextTurn()
  expect(gone).toHaveBeenCalledTimes(1)
})
