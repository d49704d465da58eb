import { outboxDrain, retryPolicy } from "./drain-outbox.ts"
import type { LeasedMail } from "../store/contact-store.ts"
import type { SendOutcome } from "../types.ts"

const leased = (changes: Partial<LeasedMail> = {}): LeasedMail => ({
  id: 1,
  key: "k",
  kind: "notice",
  mail: { from: { name: "", address: "" }, to: "", replyTo: "", subject: "", text: "" },
  attempts: 1,
  ageSeconds: 0,
  leaseToken: "t",
  ...changes,
})
const day = 24 * 60 * 60
const failed = { kind: "retry", error: "500" } as const

test("the delays double from 30 seconds up to six hours; a longer one that the provider asks for is kept", () => {
  const delay = (attempts: number, afterSeconds?: number) =>
    retryPolicy(leased({ attempts }), { ...failed, ...(afterSeconds && { afterSeconds }) }, () => 0.5)
      .delaySeconds
  expect([1, 2, 3, 100].map((attempts) => delay(attempts))).toEqual([30, 60, 120, 21_600])
  expect([delay(1, 500), delay(1, 200_000)]).toEqual([500, 21_600])
})

test.each([
  ["notice", 100 * day, failed, { state: "pending" }],
  ["notice", 100 * day, { kind: "blocked", error: "401" }, { state: "pending", delaySeconds: 300 }],
  ["notice", 0, { kind: "refused", error: "550" }, { state: "failed" }],
  ["confirmation", 4.9 * day, failed, { state: "pending" }],
  ["confirmation", 5 * day, failed, { state: "failed" }],
] as const)(
  "a %s of %i seconds whose attempt ends with %j becomes %j",
  (kind, ageSeconds, outcome, expected) => {
    expect(retryPolicy(leased({ kind, ageSeconds }), outcome)).toMatchObject(expected)
  },
)

/** An outbox with ten mails that are due, in memory, and a mailer with this outcome. */
const drainWith = (outcome: SendOutcome) => {
  const due = Array.from({ length: 10 }, () => leased())
  const store = {
    outboxClaim: jest.fn(() => Promise.resolve(due.pop() ?? null)),
    outboxDone: () => Promise.resolve(true),
    outboxFail: () => Promise.resolve(true),
  }
  const send = jest.fn(() => Promise.resolve(outcome))
  const log = jest.fn()
  const mailer = { name: "test", leaseSeconds: 60, send }
  return { store, send, log, drain: outboxDrain({ store, mailer, log }) }
}

test("a provider that rejects the account gets one mail in five minutes", async () => {
  jest.useFakeTimers()
  const { send, drain } = drainWith({ kind: "blocked", error: "EAUTH 535" })
  await drain()
  jest.advanceTimersByTime(299_999)
  await drain()
  expect(send).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  await drain()
  expect(send).toHaveBeenCalledTimes(2)
})

test("a failure of the store is logged without its message, and the next run works", async () => {
  const { store, log, drain } = drainWith({ kind: "sent" })
  store.outboxClaim.mockRejectedValueOnce(Object.assign(new Error("private"), { code: "57P01" }))
  expect(await drain()).toBeNull()
  expect(log).toHaveBeenCalledWith({ level: "error", event: "outbox_failed", code: "57P01" })
  expect(await drain()).toBe(10)
})
