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
