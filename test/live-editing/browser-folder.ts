import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Page } from "@playwright/test"

/** Writes the chosen files of an input into the browser's own folder. Runs in the browser. */
const writeFiles = async (input: HTMLElement) => {
  const project = await navigator.storage.getDirectory()
  // The editor recognises a project by this folder.
  await project.getDirectoryHandle(".git", { create: true })
  for (const file of (input as HTMLInputElement).files ?? []) {
    let folder = project
    for (const name of file.webkitRelativePath.split("/").slice(0, -1))
      folder = await folder.getDirectoryHandle(name, { create: true })
    const handle = await folder.getFileHandle(file.name, { create: true })
    await file.stream().pipeTo(await handle.createWritable())
  }
}

/** Returns the files in the browser's own folder by their path, with their bytes in Base64. Runs in the browser. */
const readFiles = async () => {
  const files: Record<string, string> = {}
  const visit = async (folder: FileSystemDirectoryHandle, place: string) => {
    for await (const [name, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await visit(handle, `${place}/${name}`)
      else if (handle instanceof FileSystemFileHandle) {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
        files[`${place}/${name}`] = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""))
      }
    }
  }
  await visit(await navigator.storage.getDirectory(), "")
  return files
}

/** Lets a page pick the browser's own folder as the project, because a test cannot click in the folder picker. */
export const pickBrowserFolder = async (page: Page) => {
  await page.addInitScript(() =>
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() }),
  )
}

/** Copies the folder `content` of a project into the browser's own folder. */
export const copyToBrowser = async (page: Page, root: string) => {
  const input = (
    await page.evaluateHandle(() =>
      Object.assign(document.createElement("input"), { type: "file", webkitdirectory: true }),
    )
  ).asElement()
  await input.setInputFiles(path.join(root, "content"))
  await input.evaluate(writeFiles)
}

/** Copies the files that the editor has changed into the project. */
export const copyFromBrowser = async (page: Page, root: string) => {
  for (const [name, bytes] of Object.entries(await page.evaluate(readFiles))) {
    const file = path.join(root, name)
    if ((await readFile(file, "base64").catch(() => "")) === bytes) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, Buffer.from(bytes, "base64"))
  }
}
