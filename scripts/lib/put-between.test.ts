import { putBetween } from "./put-between"

test("only what stands between the marks is replaced", () => {
  const text = "Before\n\n<!-- bench:start -->\nold\n<!-- bench:end -->\n\nAfter\n"
  expect(putBetween(text, "bench", "new")).toBe(
    "Before\n\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\n\nAfter\n",
  )
})

test("a file without the marks is not written to", () => {
  expect(() => putBetween("Words\n", "bench", "new")).toThrow("The marks <!-- bench:start -->")
})
