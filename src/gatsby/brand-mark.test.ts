import { writeFile } from "node:fs/promises"
import path from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { brandMark } from "./brand-mark"

const content = temporaryFolder()

test("the mark is the initial of the practice in a disc, and each letter has its own outline", async () => {
  const [vogel, small, umlaut] = await Promise.all(
    ["Vogel", "vogel", "Ärmel"].map((name) => brandMark(name, content())),
  )
  expect(small).toEqual(vogel)
  expect(vogel?.paths[0]?.d).toMatch(/^M16 \.5.*Z M/)
  expect(umlaut).not.toEqual(vogel)
})

test("a logo in the content replaces the initial", async () => {
  await writeFile(path.join(content(), "mark.svg"), '<svg viewBox="0 0 4 4"><path d="M0 0h4Z"/></svg>')
  expect(await brandMark("Vogel", content())).toEqual({
    viewBox: "0 0 4 4",
    paths: [{ d: "M0 0h4Z", fillRule: "nonzero" }],
  })
})
