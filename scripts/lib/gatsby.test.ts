import { mkdirSync, readdirSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { gatsby } from "./gatsby"

const project = temporaryFolder()

test("each run starts without the cache and the output of the last one, which may contain drafts", async () => {
  for (const folder of [".cache/images", "public/static", "content"])
    mkdirSync(path.join(project(), folder), { recursive: true })
  const cwd = process.cwd()
  process.chdir(project())
  expect(await gatsby(["--version"])).toBe(0)
  process.chdir(cwd)
  expect(readdirSync(project())).toEqual(["content"])
})
