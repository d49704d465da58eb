import { cleanText } from "./clean-text.ts"

test.each([
  ["marks of the writing direction", "\u202aAnn\u200f \u200eLee\u202c"],
  ["controls", "A\u0000nn \u0007Lee\u007f\u0091"],
  ["half characters, which no database stores", "Ann\ud800 Lee"],
  ["other spaces", "\u00a0Ann\u3000Lee"],
])("%s are removed", (_, text) => {
  expect(cleanText("message", text)).toBe("Ann Lee")
})

test.each(["\n", "\r\n", "\u2028"])("only a message keeps the line break %j", (lineBreak) => {
  expect(cleanText("name", `Ann\t${lineBreak}Lee${lineBreak}`)).toBe("Ann Lee")
  expect(cleanText("message", `Dear\tAnn,${lineBreak}${lineBreak}thanks`)).toBe("Dear\tAnn,\n\nthanks")
})
