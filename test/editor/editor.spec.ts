import assert from "node:assert/strict"
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type { Browser } from "@playwright/test"
import { checkContent } from "../../src/content-model/validate/check-content"
import { formatProblem } from "../../src/content-model/validate/problem"
import { startEditor } from "../../tools/editor/serve"
import { followStep } from "../content/follow-step"
import { recipesOf } from "../content/recipes"
import { isDeliveredSample } from "../content/sample"
import { after, before, describe, test } from "../service/runner"
import { EditorWindow, startBrowser } from "./editor-window"
import { followInEditor, formValues } from "./follow-in-editor"

const project = path.join(__dirname, "..", "..")

let editor: Awaited<ReturnType<typeof startEditor>>
let browser: Browser
const folders: string[] = []

before(async () => {
  editor = await startEditor()
  browser = await startBrowser()
})

after(async () => {
  await browser.close()
  await editor.stop()
  for (const folder of folders) await rm(folder, { recursive: true })
})

/** Returns a folder that looks like the project to the editor, with a copy of `content`. */
const projectWith = async (content: string): Promise<string> => {
  const root = await mkdtemp(path.join(tmpdir(), "editor-test-"))
  folders.push(root)
  await mkdir(path.join(root, ".git"))
  await mkdir(path.join(root, "static"))
  await cp(path.join(project, content), path.join(root, "content"), { recursive: true })
  return root
}

const openOn = (root: string) => EditorWindow.open(browser, `http://localhost:${editor.port}/admin/`, root)

const filesOf = async (root: string): Promise<string[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
}

/** Returns the files with the values of their fields. The date in the name of an article's folder says nothing. */
const contentOf = async (root: string) => {
  const files = await filesOf(root)
  const entries = files.map(async (file): Promise<[string, unknown]> => {
    const values = /\.(yml|md)$/.test(file)
      ? formValues(file, await readFile(path.join(root, file), "utf8"))
      : "a picture or another file"
    return [file.replace(/\d{4}-\d\d-\d\d--/, ""), values]
  })
  return Object.fromEntries((await Promise.all(entries)).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

test("the editor asks no other server for anything, and reads no folder but content and static", async () => {
  const window = await openOn(await projectWith("test/content/site"))
  assert.deepEqual(window.foreign, [])
})

// The recipes show texts of the sample; once content/ holds other texts, they no longer fit.
if (isDeliveredSample()) {
  describe("each recipe of the guide can be followed in the editor", () => {
    const recipes = recipesOf(readFileSync(path.join(project, "docs", "editing.md"), "utf8"))
    let byHand = ""
    let inEditor = ""
    let window: EditorWindow

    before(async () => {
      byHand = await projectWith("content")
      inEditor = await projectWith("content")
      window = await openOn(inEditor)
    })

    // An article cannot be deleted after it has been scheduled: the recipes change the same link.
    for (const { title, steps } of recipes.filter((each) => each.title !== "Schedule an article")) {
      test(title, async () => {
        for (const step of steps) {
          await followStep(byHand, step)
          await followInEditor(window, inEditor, step)
        }
        const [changed, expected] = [await contentOf(inEditor), await contentOf(byHand)]
        assert.deepEqual(Object.keys(changed), Object.keys(expected))
        for (const [file, values] of Object.entries(expected)) assert.deepEqual(changed[file], values, file)
        const problems = await checkContent(path.join(inEditor, "content"), { today: "2026-11-22" })
        assert.deepEqual(problems.map(formatProblem), [])
      })
    }
  })
}
