import { escapeXml } from "./escape-xml"

test("characters with a meaning in XML become entities", () => {
  expect(escapeXml(`A & B < C > "D" 'E'`)).toBe("A &amp; B &lt; C &gt; &quot;D&quot; &apos;E&apos;")
})

test("control characters, which XML forbids, are removed", () => {
  expect(escapeXml("a\u0000b\u001Fc\uFFFEd")).toBe("abcd")
})
