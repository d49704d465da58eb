import { startCounters } from "./counters"

const hour = 60 * 60 * 1000

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test("the counts since the start are logged after an hour, and again only once they have changed", () => {
  const log = jest.fn()
  const counters = startCounters(log)
  counters.count("contact_200")
  counters.count("contact_200")
  counters.count("mail_sent")
  jest.advanceTimersByTime(3 * hour)
  counters.count("contact_503")
  jest.advanceTimersByTime(hour)
  counters.stop()
  expect(log.mock.calls).toEqual([
    [{ level: "info", event: "contact_counts", contact_200: 2, mail_sent: 1 }],
    [{ level: "info", event: "contact_counts", contact_200: 2, mail_sent: 1, contact_503: 1 }],
  ])
})

test("what was counted last is logged at the end, and then no more", () => {
  const log = jest.fn()
  const counters = startCounters(log)
  counters.count("mail_retry")
  counters.stop()
  jest.advanceTimersByTime(5 * hour)
  expect(log.mock.calls).toEqual([[{ level: "info", event: "contact_counts", mail_retry: 1 }]])
})
