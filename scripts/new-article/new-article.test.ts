import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { first } from "../../test/content/mistakes/row"
import { withValidCopy } from "../../test/content/valid-copy"
import { checkContent } from "../../src/content-model/validate/check-content"
import { newArticle } from "./new-article"

/** Makes an article of 1 April 2025 in a copy of the small site, and passes the project folder and the file to `use`. */
const withArticle = <T>(title: string, use: (root: string, file: string) => T | Promise<T>) =>
  withValidCopy([], async (root) => use(root, await newArticle(root, title, "2025-04-01")))

test("a new article passes the content check whatever characters its title has", async () => {
  const check = (root: string) => checkContent(path.join(root, "content"))
  expect(await withArticle('Lanes: what\'s "new" & #3 in Gdańsk?', check)).toEqual([])
})

test("a new article has the consultant as its author", async () => {
  const text = await withArticle("The third lane", (root, file) => readFile(path.join(root, file), "utf8"))
  expect(text).toContain("title: The third lane\n")
  expect(text).toContain('author: "{consultant}"\ndate: 2025-04-01\n')
})

test("a new article is in a folder with its date and title, in which umlauts are written out as in the editor", async () => {
  const file = await withArticle("Präferenz, Übergänge: größer", (_, written) => written)
  expect(file).toBe("content/articles/2025-04-01--praeferenz-uebergaenge-groesser/index.md")
})

test("the placeholders of a new article are listed for a release once it is not a draft", async () => {
  const problems = await withArticle("The third lane", async (root, written) => {
    const file = path.join(root, written)
    await writeFile(file, (await readFile(file, "utf8")).replace("draft: true\n", ""))
    return checkContent(path.join(root, "content"), { release: true })
  })
  expect(problems.filter(({ severity }) => severity === "error").map(({ line }) => line)).toEqual([
    3, 7, 10, 13, 15, 17,
  ])
})

test.each(["First lane", "The lane"])("a title whose address is taken is refused: %s", async (title) => {
  const alias = { file: first, from: "author:", to: "aliases:\n  - the-lane\nauthor:" }
  await withValidCopy([alias], (root) =>
    expect(newArticle(root, title, "2025-04-02")).rejects.toThrow("Choose another title."),
  )
})
