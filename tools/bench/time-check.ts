import { spawnSync } from "node:child_process"
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyProject } from "../../test/built-site/test-site"

const content = path.join("test", "content", "site")
const model = path.join(content, "articles", "2025-03-18--sap-gts-on-hana")

/** Returns a different date for each article, all in the past. */
const dateOf = (number: number): string =>
  new Date(Date.UTC(2000, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)

const writeArticle = async (folder: string, number: number): Promise<void> => {
  await cp(model, folder, { recursive: true })
  const file = path.join(folder, "index.md")
  const text = (await readFile(file, "utf8"))
    .replace(/^id: .*$/m, `id: ${number}`)
    .replace(/^title: .*$/m, `title: Article number ${number}`)
    .replace(/^date: .*$/m, `date: ${dateOf(number)}`)
    .replace(/^aliases:\n(?: +- .*\n)*/m, "")
  await writeFile(file, text)
}

/** Measures the content check with the fixture content and generated articles. Returns the time and its last line. */
export const timeCheck = async (articles: number): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "bench-"))
  try {
    await copyProject(root, ["content"])
    await cp(content, path.join(root, "content"), { recursive: true })
    for (let number = 100; number < 100 + articles; number += 1)
      await writeArticle(path.join(root, `content/articles/${dateOf(number)}--article-${number}`), number)
    const check = (...args: string[]) =>
      spawnSync("node", ["--require=tsx/cjs", "scripts/check-content.ts", ...args], {
        cwd: root,
        encoding: "utf8",
      })
    // Records the addresses of the articles, which is not measured.
    check("--write")
    const begin = performance.now()
    const { stdout } = check()
    const seconds = (performance.now() - begin) / 1000
    return `${seconds.toFixed(1)} s. ${stdout.trim().split("\n").at(-1)}`
  } finally {
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  }
}
