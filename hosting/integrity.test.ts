import { addIntegrity } from "./integrity"

const page = '<body>“é”<script src="/a.js" async></script><script src="/b.js" async></script></body>'
const integrityOf = (src: string) => `sha384-${src}`

test("each script of the page's own origin gets its integrity", () => {
  const finished = addIntegrity(page, integrityOf)
  expect(finished).toContain('<script src="/a.js" async integrity="sha384-/a.js"></script>')
  expect(finished).toContain('<script src="/b.js" async integrity="sha384-/b.js"></script>')
})

test("scripts that have their integrity stay as they are", () => {
  const finished = addIntegrity(page, integrityOf)
  expect(addIntegrity(finished, () => "sha384-other")).toBe(finished)
})
