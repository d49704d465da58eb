import { cleanText } from "./clean-text.ts"

const inName = (text: string) => cleanText("name", text)
const inMessage = (text: string) => cleanText("message", text)

test.each([
  ["marks of the writing direction", "\u202aAnn\u200f \u200eLee\u202c"],
  ["zero width characters", "\ufeffAnn\u200b \u2060Lee\u180b"],
  ["joiners that join nothing", "\u200dAnn \u200cL\u200dee\ufe0f"],
  ["soft hyphens and fillers", "A\u00adnn \u3164Lee\u115f\u2062"],
  ["tags without a flag", "Ann \u{e0041}Lee\u{e0001}"],
  ["controls", "A\u0000nn \u0007Lee\u007f\u0091"],
  ["anchors of pictures", "Ann Lee\ufffc"],
])("%s are removed from every field", (_, text) => {
  expect(cleanText("name", text)).toBe("Ann Lee")
  expect(cleanText("company", text)).toBe("Ann Lee")
  expect(cleanText("message", text)).toBe("Ann Lee")
  expect(cleanText("email", text.replace(" ", "@"))).toBe("Ann@Lee")
})

test.each(["\u00a0", "\u3000", "\u2800"])("the space %j is a plain one", (space) => {
  expect(inName(`${space}Ann${space}${space}Lee${space}`)).toBe("Ann Lee")
  expect(inMessage(`Ann${space}Lee`)).toBe("Ann Lee")
})

test.each(["\n", "\r\n", "\r", "\v", "\f", "\u0085", "\u2028", "\u2029"])("%j is a line break", (space) => {
  expect(inName(`Ann\t${space}Lee${space}`)).toBe("Ann Lee")
  expect(inMessage(`Dear\tAnn,${space}${space}thank you`)).toBe("Dear\tAnn,\n\nthank you")
})

test.each([
  ["Persian", "می\u200cخواهم"],
  ["Persian after a Latin word", "USB\u200cها"],
  ["Malayalam", "അവന്\u200d"],
  ["Mongolian", "ᠠᠨ\u180eᠠ"],
  ["Japanese", "葛\u{e0100}城"],
  ["a skin tone", "👩🏽\u200d💻"],
  ["a flag", "🏳\ufe0f\u200d🌈"],
  ["the flag of England", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["a keycap", "1\ufe0f\u20e3"],
  ["an Arabic number sign", "\u0600١٢"],
  ["an accent of its own", "Rene\u0301"],
])("%s keeps the characters that join it", (_, text) => {
  expect(inName(text)).toBe(text)
  expect(inMessage(text)).toBe(text)
})

test("half a character is replaced, so that every database stores the text", () => {
  expect(inMessage("a\ud800b")).toBe("a\ufffdb")
})
