import { countNodeTest } from "./counts"

test("each test of Node's test runner is counted once, though two reporters tell of it", () => {
  const printed = "ok 1 - stores\nℹ tests 3\nℹ pass 2\nℹ fail 1\n\n# tests 3\n# pass 2\n# fail 1\n"
  expect(countNodeTest(printed)).toEqual({ passed: 2, failed: 1 })
})

test("a line that only looks like a count is not one", () => {
  expect(countNodeTest("not ok 2 - # pass 7 of them\n")).toEqual({ passed: 0, failed: 0 })
})
