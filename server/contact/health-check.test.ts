import { healthCheck } from "./health-check"

beforeEach(() => jest.useFakeTimers())
const isKept = () => Promise.resolve(true)
const fine = { mailsFail: false }

test("the health check fails while nothing can be written, which is tried at most every ten seconds", async () => {
  const health = jest.fn().mockRejectedValueOnce(new Error("disk full")).mockResolvedValue(fine)
  const { respond } = healthCheck({ health, isKept })
  const statuses: number[] = []
  for (const wait of [0, 9_999, 1]) {
    jest.advanceTimersByTime(wait)
    // A clock that is set back makes no difference.
    jest.setSystemTime(0)
    statuses.push((await respond()).status)
  }
  expect(statuses).toEqual([503, 503, 200])
  expect(health).toHaveBeenCalledTimes(2)
})

test("the health check fails for a minute after an enquiry was not stored, or until one is", async () => {
  const check = healthCheck({ health: () => Promise.resolve(fine), isKept })
  check.report(503)
  check.report(429)
  expect((await check.respond()).status).toBe(503)
  check.report(200)
  expect((await check.respond()).status).toBe(200)
  check.report(503)
  jest.advanceTimersByTime(60_001)
  expect((await check.respond()).status).toBe(200)
})

test("the health check warns of mails that wait or fail, and goes on accepting enquiries", async () => {
  const { respond } = healthCheck({ health: () => Promise.resolve({ mailsFail: true }), isKept })
  const response = await respond()
  expect([response.status, await response.json()]).toEqual([
    200,
    { ok: true, warning: "Mails wait or fail: npm run enquiries -- mails" },
  ])
})

test("the health check fails at once when the files of the database are gone", async () => {
  const isKept = jest.fn().mockResolvedValueOnce(true).mockResolvedValue(false)
  const { respond } = healthCheck({ health: () => Promise.resolve(fine), isKept })
  const response = await respond()
  expect([response.status, await response.json()]).toEqual([200, { ok: true }])
  expect((await respond()).status).toBe(503)
})
