import { xml } from "./xml"

test("characters with a meaning in XML become entities", () => {
  expect(xml(`A & B < C > "D" 'E'`)).toBe("A &amp; B &lt; C &gt; &quot;D&quot; &apos;E&apos;")
})

test("control characters, which XML forbids, are removed", () => {
  expect(xml("a\u0000b\u001Fc\uFFFEd")).toBe("abcd")
})
