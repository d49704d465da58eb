import { countNodeTest } from "./run-part"

test("each test of Node's runner is counted once, although two reporters print it", () => {
  const printed = "ok 1 - stores\nℹ tests 3\nℹ pass 2\nℹ fail 1\n\n# tests 3\n# pass 2\n# fail 1\n"
  expect(countNodeTest(printed)).toEqual({ passed: 2, failed: 1 })
})

test("a test name that looks like a count is ignored", () => {
  expect(countNodeTest("not ok 2 - # pass 7 of them\n")).toEqual({ passed: 0, failed: 0 })
})
