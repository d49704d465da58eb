import assert from "node:assert/strict"
import { burst } from "./burst"
import { startServer } from "./start-server"
import { generous, newDataDir, numbersOf, quick, storedEnquiries } from "./test-env"
import { test } from "./runner"

test("a server that is killed in a burst loses no enquiry it has acknowledged", async () => {
  const runs = quick ? 1 : 10
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
    assert.ok(result.broken > 0, "the server was killed before the burst was over")
    acknowledged.push(...result.acknowledged)
  }
  const server = await startServer({ ...generous, CONTACT_DATA_DIR: dataDir })
  try {
    const rows = await storedEnquiries(dataDir)
    const stored = numbersOf(rows)
    assert.equal(new Set(stored).size, stored.length, "no enquiry is stored twice")
    assert.deepEqual(
      acknowledged.filter((number) => !stored.includes(number)),
      [],
    )
    // Each enquiry has exactly its two mails, one of each kind.
    assert.ok(rows.every(({ notice, confirmation }) => notice !== null && confirmation !== null))
    console.log(`${runs} kills, ${acknowledged.length} acknowledged, ${stored.length} stored`)
  } finally {
    await server.stop()
  }
})
