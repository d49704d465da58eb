import { mkdir, readdir, readFile, rename, stat, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Page } from "@playwright/test"

/** Runs an operation of a handle in the browser on a path below the folder; `more` is a second path, or the bytes in Base64. */
type Disk = (operation: string, file: string, more?: string) => Promise<unknown>

/** Properties of `window` that the two functions below share. Both run in the browser. */
type Shared = { disk: Disk; FileHandle: new (file: string, name: string) => object }

/** Defines the handles of files, with the interface of the browser's own. */
const defineFileHandle = () => {
  const shared = window as unknown as Shared
  shared.FileHandle = class {
    kind = "file"
    path: string
    name: string
    constructor(path: string, name: string) {
      this.path = path
      this.name = name
    }
    async getFile() {
      const text = String(await shared.disk("read", this.path))
      return new File([Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))], this.name)
    }
    createWritable() {
      const parts: Blob[] = []
      return {
        write: (data: BlobPart) => void parts.push(new Blob([data])),
        close: async () => {
          let text = ""
          for (const byte of new Uint8Array(await new Blob(parts).arrayBuffer()))
            text += String.fromCharCode(byte)
          await shared.disk("write", this.path, btoa(text))
        },
      }
    }
    async move(folder: { path: string }, name: string) {
      const target = `${folder.path}/${name}`
      await shared.disk("move", this.path, target)
      this.path = target
      this.name = name
    }
  }
}

/** Replaces the folder picker, which no test can click, with one that picks the folder of the test. */
const replacePicker = () => {
  const { disk, FileHandle } = window as unknown as Shared
  const join = (folder: string, name: string) => (folder === "" ? name : `${folder}/${name}`)

  class FolderHandle {
    kind = "directory"
    path: string
    name: string
    constructor(path: string, name: string) {
      this.path = path
      this.name = name
    }
    async *entries() {
      for (const [name, kind] of (await disk("list", this.path)) as [string, string][]) {
        yield [name, new (kind === "file" ? FileHandle : FolderHandle)(join(this.path, name), name)]
      }
    }
    async *keys() {
      for await (const [name] of this.entries()) yield name
    }
    async #get(kind: "file" | "folder", name: string, create = false) {
      const found = await disk("kind", join(this.path, name))
      if (found === undefined && create)
        await disk(kind === "file" ? "write" : "mkdir", join(this.path, name), "")
      else if (found === undefined) throw new DOMException(name, "NotFoundError")
      else if (found !== kind) throw new DOMException(name, "TypeMismatchError")
    }
    async getFileHandle(name: string, { create = false } = {}) {
      await this.#get("file", name, create)
      return new FileHandle(join(this.path, name), name)
    }
    async getDirectoryHandle(name: string, { create = false } = {}) {
      await this.#get("folder", name, create)
      return new FolderHandle(join(this.path, name), name)
    }
  }

  Object.assign(window, { showDirectoryPicker: () => Promise.resolve(new FolderHandle("", "project")) })
}

const kindOf = async (file: string) => {
  const found = await stat(file).catch(() => undefined)
  return found && (found.isDirectory() ? "folder" : "file")
}

/** Lets a page pick the folder `root` of this machine as if a person had chosen it. */
export const pickFolder = async (page: Page, root: string) => {
  const operations: Record<string, (file: string, more: string) => Promise<unknown>> = {
    kind: kindOf,
    list: async (file) =>
      (await kindOf(file)) === "folder"
        ? (await readdir(file, { withFileTypes: true })).map((entry) => [
            entry.name,
            entry.isFile() ? "file" : "folder",
          ])
        : [],
    read: (file) => readFile(file, "base64"),
    write: (file, bytes) => writeFile(file, Buffer.from(bytes, "base64")),
    mkdir: (file) => mkdir(file, { recursive: true }),
    move: (file, target) => rename(file, path.join(root, target)),
  }
  const disk: Disk = async (operation, file, more = "") =>
    operations[operation]?.(path.join(root, file), more)
  await page.exposeFunction("disk", disk)
  // tsx names functions with this helper.
  await page.addInitScript("globalThis.__name = (value) => value")
  await page.addInitScript(defineFileHandle)
  await page.addInitScript(replacePicker)
}
