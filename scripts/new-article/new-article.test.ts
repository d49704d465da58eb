import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { withValidCopy } from "../../test/content/valid-copy"
import { checkContent } from "../../src/content-model/validate/check-content"
import { newArticle } from "./new-article"

test("a new article passes the content check whatever characters its title has", async () => {
  const problems = await withValidCopy([], async (root) => {
    await newArticle(root, 'Lanes: what\'s "new" & #3 in Gdańsk?', "2025-04-01")
    return checkContent(path.join(root, "content"))
  })
  expect(problems).toEqual([])
})

test("a new article is in a folder with its date and title, and has the consultant as its author", async () => {
  const [file, text] = await withValidCopy([], async (root) => {
    const written = await newArticle(root, "The third lane", "2025-04-01")
    return [written, await readFile(path.join(root, written), "utf8")]
  })
  expect(file).toBe("content/articles/2025-04-01--the-third-lane/index.md")
  expect(text).toContain("title: The third lane\n")
  expect(text).toContain('author: "{consultant}"\ndate: 2025-04-01\n')
})

test("the placeholders of a new article are listed for a release once it is not a draft", async () => {
  const problems = await withValidCopy([], async (root) => {
    const file = path.join(root, await newArticle(root, "The third lane", "2025-04-01"))
    await writeFile(file, (await readFile(file, "utf8")).replace("draft: true\n", ""))
    return checkContent(path.join(root, "content"), { release: true })
  })
  expect(problems.filter(({ severity }) => severity === "error").map(({ line }) => line)).toEqual([
    3, 7, 10, 13, 15, 17,
  ])
})

test("umlauts are written out in the address, as in the editor", async () => {
  const file = await withValidCopy([], (root) =>
    newArticle(root, "Präferenz, Übergänge: größer", "2025-04-01"),
  )
  expect(file).toBe("content/articles/2025-04-01--praeferenz-uebergaenge-groesser/index.md")
})

test("a title that is taken is refused", async () => {
  await withValidCopy([], async (root) => {
    await expect(newArticle(root, "The first lane", "2025-04-01")).resolves.toContain("the-first-lane")
    await expect(newArticle(root, "The first lane", "2025-04-02")).rejects.toThrow("Choose another title.")
  })
})
