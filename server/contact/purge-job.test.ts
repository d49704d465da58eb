import { readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../test/temporary-folder"
import { startPurgeJob } from "./purge-job"
import { eraseOldMailFiles } from "./file-mailer"

const folder = temporaryFolder()

test("what is due is erased in portions, until there is no more", async () => {
  const purge = jest.fn().mockResolvedValueOnce({ ids: ["a"], more: true })
  const finished = new Promise<void>((resolve) => {
    purge.mockImplementationOnce(() => {
      resolve()
      return Promise.resolve({ ids: [], more: false })
    })
  })
  const job = startPurgeJob({ store: { purge }, mailFolder: "none", log: jest.fn() })
  await finished
  job.stop()
  expect(purge.mock.calls).toEqual([[{ limit: 500 }], [{ limit: 500 }]])
})

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
