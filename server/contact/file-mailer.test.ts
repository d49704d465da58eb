import { readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { eraseOldMailFiles } from "./file-mailer"

const folder = temporaryFolder()

test("mail files are erased after 30 days, also beside one that is being renamed", async () => {
  const day = 24 * 60 * 60
  symlinkSync("renamed", join(folder(), "a.part"))
  for (const [name, days] of Object.entries({ old: 31, recent: 29 })) {
    writeFileSync(join(folder(), name), "")
    utimesSync(join(folder(), name), Date.now() / 1000 - days * day, Date.now() / 1000 - days * day)
  }
  await eraseOldMailFiles(folder())
  expect(readdirSync(folder())).toEqual(["a.part", "recent"])
})
