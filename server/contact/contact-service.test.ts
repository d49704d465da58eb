import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { startContactService } from "./contact-service"
import { readContactSettings } from "./settings"

describe("a data folder that cannot be used ends the start with a sentence", () => {
  const root = temporaryFolder()
  const startWith = (folder: string) => startContactService(readContactSettings({ CONTACT_DATA_DIR: folder }))

  test("if a file is in its way", async () => {
    writeFileSync(path.join(root(), "file"), "")
    await expect(startWith(path.join(root(), "file", "data"))).rejects.toThrow(
      /^The data folder .* \(CONTACT_DATA_DIR\) cannot be used: ENOTDIR.* choose another folder\.$/,
    )
  })

  test("if the database is a file", async () => {
    const folder = path.join(root(), "data")
    mkdirSync(folder)
    writeFileSync(path.join(folder, "database"), "")
    await expect(startWith(folder)).rejects.toThrow(
      `EEXIST: file already exists, mkdir '${path.join(folder, "database")}'`,
    )
  })

  test("if the database is incomplete, which is left as it is", async () => {
    const folder = path.join(root(), "incomplete")
    mkdirSync(path.join(folder, "database", "base"), { recursive: true })
    await expect(startWith(folder)).rejects.toThrow(
      /is incomplete: the file PG_VERSION is missing. Nothing was changed/,
    )
    expect(readdirSync(path.join(folder, "database"))).toEqual(["base"])
  })
})
