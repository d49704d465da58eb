import { cleanText } from "./clean-text.ts"

test.each([
  ["marks of the writing direction", "\u202aAnn\u200f \u200eLee\u202c"],
  ["zero width characters", "\ufeffAnn\u200b \u2060Lee"],
  ["controls", "A\u0000nn \u0007Lee\u007f\u0091"],
  ["half characters, which no database stores", "Ann\ud800 Lee"],
  ["other spaces", "\u00a0Ann\u3000Lee"],
])("%s are removed", (_, text) => {
  expect(cleanText("name", text)).toBe("Ann Lee")
  expect(cleanText("message", text)).toBe("Ann Lee")
})

test.each(["\n", "\r\n", "\r", "\v", "\u0085", "\u2028"])(
  "only a message keeps the line break %j",
  (space) => {
    expect(cleanText("name", `Ann\t${space}Lee${space}`)).toBe("Ann Lee")
    expect(cleanText("message", `Dear\tAnn,${space}${space}thank you`)).toBe("Dear\tAnn,\n\nthank you")
  },
)

test.each(["می\u200cخواهم", "👩🏽\u200d💻", "Rene\u0301"])("%s stays as it is", (text) => {
  expect(cleanText("name", text)).toBe(text)
})
