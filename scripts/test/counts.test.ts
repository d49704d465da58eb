import { countNodeTest } from "./counts"

test("the counts of several runs of Node's test runner are added up", () => {
  const printed = "ok 1 - stores\n# tests 3\n# pass 2\n# fail 1\n\nℹ tests 4\nℹ pass 4\nℹ fail 0\n"
  expect(countNodeTest(printed)).toEqual({ passed: 6, failed: 1 })
})

test("a line that only looks like a count is not one", () => {
  expect(countNodeTest("not ok 2 - # pass 7 of them\n")).toEqual({ passed: 0, failed: 0 })
})
