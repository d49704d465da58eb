import { countNodeTest, runPart } from "./run-part"

test("each test of Node's runner is counted once, although two reporters print it", () => {
  const printed = "ok 1 - stores\nℹ tests 3\nℹ pass 2\nℹ fail 1\n\n# tests 3\n# pass 2\n# fail 1\n"
  expect(countNodeTest(printed)).toEqual({ passed: 2, failed: 1 })
})

test("a test name that looks like a count is ignored", () => {
  expect(countNodeTest("not ok 2 - # pass 7 of them\n")).toEqual({ passed: 0, failed: 0 })
})

test("a part ends with its command, although a process that it started still holds its output", async () => {
  const ended = await runPart({ command: "sleep 600 & echo started; exit 3" }, () => undefined)
  expect(ended).toEqual({ code: 3, printed: "started\n" })
})

test("a signal to this process ends the parts, which have their own process groups", async () => {
  const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never)
  const listeners = process.listenerCount("SIGTERM")
  const part = runPart({ command: "echo started; sleep 600" }, () => process.emit("SIGTERM", "SIGTERM"))
  expect(await part).toEqual({ code: 1, printed: "started\n" })
  expect(exit).toHaveBeenCalledWith(1)
  expect(process.listenerCount("SIGTERM")).toBe(listeners)
})
