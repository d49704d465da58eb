import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { startContactService } from "./contact-service"
import { readContactSettings } from "./settings"

const root = temporaryFolder()
const startWith = (folder: string) => startContactService(readContactSettings({ CONTACT_DATA_DIR: folder }))

test("a data folder with a file in its way ends the start with a sentence", async () => {
  writeFileSync(path.join(root(), "file"), "")
  await expect(startWith(path.join(root(), "file", "data"))).rejects.toThrow(
    /^The data folder .* \(CONTACT_DATA_DIR\) cannot be used: ENOTDIR.* choose another folder\.$/,
  )
})

test("an incomplete database ends the start with a sentence, and is left as it is", async () => {
  mkdirSync(path.join(root(), "database", "base"), { recursive: true })
  await expect(startWith(root())).rejects.toThrow(
    /is incomplete: the file PG_VERSION is missing. Nothing was changed/,
  )
  expect(readdirSync(path.join(root(), "database"))).toEqual(["base"])
})
