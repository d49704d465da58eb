import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/**
 * Creates an empty folder before each test of a file and deletes it after the test.
 * @returns a function that returns the absolute path of the current folder
 */
export const temporaryFolder = (): (() => string) => {
  let folder = ""
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), "test-")))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return () => folder
}
