import { symlink } from "node:fs/promises"
import path from "node:path"
import type { TestProject } from "../live-editing/test-project"
import type { EditorWindow } from "./editor-window"
import { editorPackages } from "./fixtures"

/** Prepares a copy of the project for the editor: links its packages. */
export const allowEditor = async (project: TestProject) => {
  await symlink(editorPackages, project.file("tools/editor/node_modules"), "dir")
}

/** Writes an article with a picture in its text and saves it as a draft. */
export const addArticle = async (window: EditorWindow) => {
  await window.form("articles/new")
  await window.set("title", "Fresh lane")
  await window.set("excerpt", "What the reader will learn.")
  await window.set("author", "Test Person")
  await window.set("date", "2025-03-20")
  await window.addItem("tags")
  await window.set("tags.0", "Origin")
  const picture = path.resolve("test/content/site/home/hero.png")
  await window.setPicture("picture.src", "fresh.png", picture)
  await window.set("picture.alt", "A chart.")
  await window.set("body", "Words of the fresh lane.")
  await window.addPicture("body", picture)
  await window.save()
}
