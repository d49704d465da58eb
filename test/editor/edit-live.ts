import { mkdir, symlink } from "node:fs/promises"
import path from "node:path"
import { installTool } from "../../scripts/lib/install-tool"
import { anyPicture } from "../content/follow-step"
import { until, type startLiveEditing } from "../publishing/live-editing"
import type { TestProject } from "../publishing/test-project"
import { EditorWindow, startBrowser } from "./editor-window"

type LiveEditing = Awaited<ReturnType<typeof startLiveEditing>>

/** Prepares a copy of the project for the editor: links its packages, and adds `.git`, by which it recognises a project. */
export const allowEditor = async (project: TestProject) => {
  installTool("editor")
  await mkdir(project.file(".git"))
  await symlink(path.resolve("tools/editor/node_modules"), project.file("tools/editor/node_modules"), "dir")
}

const addArticle = async (window: EditorWindow) => {
  await window.form("articles/new")
  await window.set("id", 9)
  await window.set("title", "Fresh lane")
  await window.set("excerpt", "What the reader will learn.")
  await window.set("author", "Test Person")
  await window.set("date", "2025-03-20")
  await window.addItem("tags")
  await window.set("tags.0", "Origin")
  await window.setPicture("picture.src", "fresh.png", anyPicture)
  await window.set("picture.alt", "A chart.")
  await window.set("body", "Words of the fresh lane.")
  await window.save()
}

/**
 * Edits articles in the editor of live editing: a text that the page shows after the save, a mistake that is listed until it is
 * corrected, and a new article with a picture.
 */
export const editLive = async (project: TestProject, { site, data, mistakes }: LiveEditing) => {
  const browser = await startBrowser()
  try {
    const window = await EditorWindow.open(browser, `${site}/admin/`, project.root)
    const articleAt = async (page: string) =>
      (await data(page))?.["article"] as { title: string; html: string; picture: unknown } | null
    await window.form("articles/entries/2025-03-04--first-lane/index")
    await window.set("title", "The first lane, edited")
    await window.save()
    await until(
      async () => (await articleAt("/blog/first-lane"))?.title === "The first lane, edited" || undefined,
    )

    await window.set("author", "{consultnt}")
    await window.save()
    const [mistake] = await mistakes(1)
    await window.set("author", "Test Person")
    await window.save()
    await mistakes(0)

    await addArticle(window)
    const fresh = await until(async () => (await articleAt("/blog/fresh-lane")) ?? undefined)
    return { mistake, fresh }
  } finally {
    await browser.close()
  }
}
