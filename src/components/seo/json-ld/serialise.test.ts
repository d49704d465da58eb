import { serialise } from "./serialise"

const hostile = { "@type": "Thing", name: "</script><script>alert(1)</script> &lt; \u2028 & <!--" }

test("no text can close the script element, open a comment or be read as an entity", () => {
  expect(serialise([hostile])).not.toMatch(/[<>&\u2028\u2029]/)
})

test("a reader of the JSON gets the text as it was written", () => {
  expect(JSON.parse(serialise([hostile]))).toEqual({ "@context": "https://schema.org", "@graph": [hostile] })
})
