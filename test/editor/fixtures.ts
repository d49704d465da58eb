import path from "node:path"
import { test as base } from "@playwright/test"
import { chromiumOptions } from "../../e2e/support/find-program"
import { installTool } from "../../scripts/lib/install-tool"
import { startEditor } from "../../tools/editor/serve"
import { EditorWindow } from "./editor-window"

// Here and not in a fixture: Playwright loads this file once before it starts its workers.
installTool("editor")
const chromium = chromiumOptions()

/** The packages of the editor. */
export const editorPackages = path.resolve(__dirname, "../../tools/editor/node_modules")

type Fixtures = {
  /** Opens a separate editor on the project in a folder. */
  openEditor: (root: string) => Promise<EditorWindow>
}

type WorkerFixtures = {
  /** The address of the editor, which takes seconds to bundle. */
  editor: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  launchOptions: [({}, use) => use(chromium), { scope: "worker" }],
  editor: [
    async ({}, use) => {
      const editor = await startEditor()
      await use(`http://localhost:${editor.port}/admin/`)
      await editor.stop()
    },
    { scope: "worker" },
  ],
  openEditor: async ({ page, editor }, use) => use((root) => EditorWindow.open(page, editor, root)),
})

export { expect } from "@playwright/test"
