import { existsSync, readdirSync } from "node:fs"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { parseContentFile } from "../../src/content-model/content-file"
import { anyFile, anyPicture, changedText } from "../content/follow-step"
import type { Step } from "../content/recipes"
import { changeForm } from "./change-form"
import type { EditorWindow } from "./editor-window"
import { placeOf } from "./place-of"

/** Returns the values that the form of a file shows. */
export const formValues = (file: string, text: string): Record<string, unknown> => {
  if (file.endsWith(".lock.yml")) return { body: text.trim() }
  const { values, body } = parseContentFile(file.replace("content/", ""), text)
  return { ...(values as object), ...(file.endsWith(".md") ? { body: body.trim() } : {}) }
}

/** A picture with other bytes: the editor uses an earlier upload instead of a second one with the same bytes. */
const otherPicture = anyPicture.replace("home/hero.png", "social.png")

const image = /\n*!\[(.*?)\]\(\.\/(\S+) "(.*?)"\)$/

const fillNewForm = async (window: EditorWindow, file: string, text: string) => {
  const [folder = "", name = ""] = file.replace("content/", "").split("/")
  await window.form(`${folder}/new`)
  const { picture, body, ...values } = formValues(file, text) as { picture?: unknown; body?: string }
  const { src, alt } = (picture ?? {}) as { src?: string; alt?: string }
  if (src !== undefined) await window.setPicture("picture.src", path.basename(src), anyPicture)
  if (alt !== undefined) await window.set("picture.alt", alt)
  await changeForm(window, {}, values)
  const [, description, log = "", caption] = image.exec(body ?? "") ?? []
  if (body !== undefined) await window.set("body", body.replace(image, ""))
  if (description !== undefined) await window.addPictureToText(log, otherPicture, description, caption ?? "")
  await window.setSlug(slugIn(name))
  await window.save()
}

const slugIn = (file: string) => path.basename(file).replace(/^\d{4}-\d\d-\d\d--|\.\w+$/g, "")

/** Returns the path of a file, with the actual folder of its article, whose name can have another date. */
const present = (root: string, file: string): string =>
  file.replace(/(?<=^content\/articles\/)\d[^/]+/, (folder) => {
    const folders = readdirSync(path.join(root, "content", "articles"))
    return folders.find((name) => slugIn(name) === slugIn(folder)) ?? folder
  })

/** Follows a step of a recipe in the editor, on the files of the project in `root`. */
export const followInEditor = async (window: EditorWindow, root: string, step: Step): Promise<void> => {
  const file = step.do === "write" ? step.file : present(root, step.file)
  if (step.do === "picture") {
    // A picture of content is uploaded with the form that shows it.
    if (file.startsWith("static/")) await window.upload("static", path.basename(file), await anyFile(file))
  } else if (step.do === "write") {
    await fillNewForm(window, file, step.to)
  } else if (step.do === "delete") {
    const isPicture = file.endsWith(".png")
    if (isPicture && existsSync(path.join(root, file)))
      await window.deletePicture(path.dirname(file), path.basename(file))
    if (isPicture) return
    await window.form(placeOf(path.extname(file) === "" ? `${file}/index.md` : file))
    await window.delete()
  } else if (step.do === "rename") {
    await window.form(placeOf(path.extname(file) === "" ? `${file}/index.md` : file))
    // A folder with another date and the same slug keeps its name.
    if (slugIn(step.to) === slugIn(file)) return
    await window.setSlug(slugIn(step.to))
    await window.save()
  } else {
    const text = await readFile(path.join(root, file), "utf8")
    await window.form(placeOf(file))
    await changeForm(window, formValues(file, text), formValues(file, changedText(text, step)))
    await window.save()
  }
}
