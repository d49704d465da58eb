import { mkdirSync, readdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { readContactSettings } from "./contact/settings"
import { makeSite } from "../test/server/make-site"
import { startSite } from "./start-site"

describe("a data folder that cannot be used ends the start with a sentence", () => {
  const { root, remove } = makeSite()
  afterAll(remove)
  const startWith = (folder: string) =>
    startSite({ root, port: 0, settings: readContactSettings({ CONTACT_DATA_DIR: folder }) })

  test("if a file is in its way", async () => {
    await expect(startWith(path.join(root, "index.html", "data"))).rejects.toThrow(
      /^The data folder .* \(CONTACT_DATA_DIR\) cannot be used: ENOTDIR.* choose another folder\.$/,
    )
  })

  test("if the database is a file", async () => {
    const folder = path.join(root, "data")
    mkdirSync(folder)
    writeFileSync(path.join(folder, "database"), "")
    await expect(startWith(folder)).rejects.toThrow(
      `ENOTDIR: not a directory, scandir '${path.join(folder, "database")}'`,
    )
  })

  test("if the database is incomplete, which is left as it is", async () => {
    const folder = path.join(root, "incomplete")
    mkdirSync(path.join(folder, "database", "base"), { recursive: true })
    await expect(startWith(folder)).rejects.toThrow(
      /is incomplete: the file PG_VERSION is missing. Nothing was changed/,
    )
    expect(readdirSync(path.join(folder, "database"))).toEqual(["base"])
  })
})
