import { replaceBetween } from "./report"

test("only the text between the markers is replaced", () => {
  const text = "Before\n\n<!-- bench:start -->\nold\n<!-- bench:end -->\n\nAfter\n"
  expect(replaceBetween(text, "bench", "new")).toBe(
    "Before\n\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\n\nAfter\n",
  )
})

test("a file without the markers is not written", () => {
  expect(() => replaceBetween("Words\n", "bench", "new")).toThrow("The markers <!-- bench:start -->")
})
