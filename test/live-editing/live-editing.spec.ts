import { spawn } from "node:child_process"
import { once } from "node:events"
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, test as base } from "@playwright/test"
import sharp from "sharp"
import { installTool } from "../../tools/install-tool"
import { copyProject } from "../built-site/test-site"
import { fixtureContent } from "../content/copy"
import { freePort } from "../free-port"
import { EditorWindow } from "./editor-window"

/** A copy of the project with the fixture content. */
const copyOfProject = async () => {
  const root = await mkdtemp(path.join(tmpdir(), "live-editing-"))
  await copyProject(root, ["content"])
  await cp(fixtureContent, path.join(root, "content"), { recursive: true })
  installTool("editor")
  const packages = "tools/editor/node_modules"
  await symlink(path.resolve(__dirname, "../..", packages), path.join(root, packages), "dir")
  return root
}

/** Starts live editing in a project and waits until it serves pages. */
const startLiveEditing = async (root: string) => {
  const port = await freePort()
  const site = `http://localhost:${port}`
  const unset = { SITE_RELEASE: "", SITE_PREVIEW: "", CONTEXT: "", NODE_ENV: "" }
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/develop.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, CI: "true", ...unset, PORT: String(port) },
  })
  let printed = ""
  child.stderr.on("data", (text: Buffer) => (printed += text.toString()))
  const closed = once(child, "close")
  const isReady = async () => (await fetch(site).catch(() => undefined))?.ok ?? false
  await expect.poll(isReady, { message: "live editing serves pages", timeout: 300_000 }).toBe(true)
  const stop = async () => {
    child.kill("SIGTERM")
    await closed
  }
  return { site, stop, printed: () => printed }
}

const test = base.extend<{
  /** The folder of a project. */
  root: string
  /** Live editing of the project. */
  live: Awaited<ReturnType<typeof startLiveEditing>>
}>({
  root: async ({}, use) => {
    const root = await copyOfProject()
    await use(root)
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  },
  live: async ({ root }, use) => {
    const live = await startLiveEditing(root)
    await use(live)
    await live.stop()
  },
})

const folder = "2025-03-04--integrating-sap-gts-and-ewm"

/** A photo as a phone writes it: on its side, with the place and the owner. */
const photo = () =>
  sharp({ create: { width: 4032, height: 3024, channels: 3, background: "#678" } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: "Test Person" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 8/1 0/1" },
    })
    .toBuffer()

test("live editing shows drafts, mistakes and changes at once", async ({ live, page, root }) => {
  await test.step("live editing shows drafts and planned articles", async () => {
    await page.goto(`${live.site}/blog`)
    for (const name of ["A draft that is not ready", "An article of the future"])
      await expect(page.getByRole("link", { name: new RegExp(name) }).first()).toBeVisible()
    await page.goto(`${live.site}/blog/not-ready`)
    await expect(page.getByRole("heading", { name: "A draft that is not ready" })).toBeVisible()
  })

  await test.step("the terminal names a mistake until it is fixed, and the page stays", async () => {
    const file = path.join(root, "content/articles", folder, "index.md")
    const good = await readFile(file, "utf8")
    await writeFile(file, good.replace("2025-03-04", "soon"))
    await expect.poll(live.printed).toContain("(soon)")
    await page.goto(`${live.site}/blog/integrating-sap-gts-and-ewm`)
    await expect(page.getByRole("heading", { name: /^Integrating/ })).toBeVisible()
    await writeFile(file, good)
    await expect.poll(live.printed).toMatch(/\(soon\)[^]*The content is in order\./)
  })

  const window = await EditorWindow.open(page, `${live.site}/admin/`, root)
  const heading = (name: string) => window.livePage.getByRole("heading", { name, level: 1 })

  await test.step("a saved change appears beside the form", async () => {
    await window.formAndLivePage(`articles/entries/${folder}/index`)
    await window.set("title", "The first lane, edited")
    await window.save()
    await expect(heading("The first lane, edited")).toBeVisible()
  })

  await test.step("a new article appears beside the form", async () => {
    await window.form("articles/new")
    await window.set("title", "Fresh lane")
    await window.set("excerpt", "What the reader will learn.")
    await window.set("author", "Test Person")
    await window.set("date", "2025-03-20")
    await window.addItem("tags")
    await window.set("tags.0", "Origin")
    await window.set("body", "Words of the fresh lane.")
    await window.save()
    await expect(heading("Fresh lane")).toBeVisible()
    await expect(window.livePage.getByText("Words of the fresh lane.")).toBeVisible()
  })

  await test.step("a photo of a phone becomes an upright picture beside its text, without place and owner", async () => {
    await window.form("group-home/entries/home-why-choose-us")
    await window.setPhoto("about.picture.src", "IMG_4711.JPG", await photo())
    await window.save()
    const text = await readFile(path.join(root, "content/home/why-choose-us.yml"), "utf8")
    expect(text).toMatch(/src: \.\/img_4711\.webp/)
    const { width, height, exif } = await sharp(path.join(root, "content/home/img_4711.webp")).metadata()
    expect({ width, height, exif }).toEqual({ width: 1800, height: 2400, exif: undefined })
  })
})
