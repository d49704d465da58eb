import { burst } from "./burst"
import { expect, test } from "./fixtures"
import { numbersOf, storedEnquiries } from "./post"
import { generous } from "./start-server"

test("a server killed in a burst keeps all it acknowledged", async ({ full, newDataDir, startServer }) => {
  const runs = full ? 10 : 1
  const dataDir = await newDataDir()
  const acknowledged: number[] = []
  for (let run = 0; run < runs; run++) {
    const server = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
    let killed: Promise<number> | undefined
    const result = await burst(server.origin, {
      count: 1500,
      atOnce: 50,
      from: run * 10_000,
      // Kills the server at a different moment in each run.
      onAnswer: (answered) => {
        if (answered === 200 + run * 90) killed = server.kill()
      },
    })
    await killed
    expect(result.broken, "the server was killed before the burst was over").toBeGreaterThan(0)
    acknowledged.push(...result.acknowledged)
  }
  await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
  const rows = await storedEnquiries(dataDir)
  const stored = numbersOf(rows)
  expect(new Set(stored).size, "no enquiry is stored twice").toBe(stored.length)
  expect(acknowledged.filter((number) => !stored.includes(number))).toEqual([])
  // Each enquiry has exactly its two mails, one of each kind.
  expect(rows.filter(({ notice, confirmation }) => notice === null || confirmation === null)).toEqual([])
})
