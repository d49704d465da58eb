import { fork } from "node:child_process"
import { once } from "node:events"
import path from "node:path"
import { test as base } from "@playwright/test"
import { installTool } from "../../tools/install-tool"
import { EditorWindow } from "./editor-window"

// Playwright loads this file once before it starts its workers, two of which would install the packages at the same time.
installTool("editor")

const program = path.resolve(__dirname, "../../tools/editor/serve.ts")

type Fixtures = {
  /** Opens a separate editor on the project in a folder. */
  openEditor: (root: string) => Promise<EditorWindow>
}

type WorkerFixtures = {
  /** The address of the editor, which takes seconds to bundle. */
  editor: string
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  editor: [
    async ({}, use) => {
      const server = fork(program, { execArgv: ["--import", "tsx"] })
      const [port] = (await once(server, "message")) as [number]
      await use(`http://localhost:${port}/admin/`)
      server.disconnect()
    },
    { scope: "worker" },
  ],
  openEditor: async ({ page, editor }, use) => use((root) => EditorWindow.open(page, editor, root)),
})

export { expect } from "@playwright/test"
