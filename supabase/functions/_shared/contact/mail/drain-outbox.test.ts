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

test("the delays double from 30 seconds up to six hours, and vary by a fifth", () => {
  const delay = (attempts: number, random = 0.5) =>
    retryPolicy(leased({ attempts }), failed, () => random).delaySeconds
  expect([1, 2, 3, 12, 100].map((attempts) => delay(attempts))).toEqual([30, 60, 120, 21_600, 21_600])
  expect([delay(1, 0), delay(1, 1), delay(100, 1)]).toEqual([24, 36, 21_600])
})

test("a longer delay that the provider asks for is kept, up to six hours: a day would be a wrong clock", () => {
  const delayFor = (afterSeconds: number) =>
    retryPolicy(leased(), { ...failed, afterSeconds }, () => 0.5).delaySeconds
  expect([500, 200_000].map(delayFor)).toEqual([500, 21_600])
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

/** An outbox with so many mails that are due, in memory, and a mailer with this outcome. */
const drainOf = (count: number, outcome: SendOutcome | Promise<SendOutcome>, stopping?: () => boolean) => {
  const due = Array.from({ length: count }, () => leased())
  const store = {
    outboxClaim: jest.fn(() => Promise.resolve(due.pop() ?? null)),
    outboxDone: jest.fn(() => Promise.resolve(true)),
    outboxFail: jest.fn(() => Promise.resolve(true)),
  }
  const mailer = { name: "test", leaseSeconds: 60, send: jest.fn(async () => outcome) }
  const log = jest.fn()
  return { store, mailer, log, drain: outboxDrain({ store, mailer, log }, stopping) }
}
const sent = { kind: "sent" } as const

test("a mail is marked as sent only after the provider has answered", async () => {
  let answer: (outcome: SendOutcome) => void = () => undefined
  const { store, drain } = drainOf(1, new Promise((resolve) => (answer = resolve)))
  const drained = drain()
  await new Promise((resolve) => setImmediate(resolve))
  expect(store.outboxDone).not.toHaveBeenCalled()
  answer(sent)
  expect(await drained).toBe(1)
  expect(store.outboxDone).toHaveBeenCalledWith({ id: 1, leaseToken: "t" })
})

test("a provider that rejects the account gets one mail in five minutes, even if the clock is set back", async () => {
  jest.useFakeTimers()
  const { mailer, drain } = drainOf(10, { kind: "blocked", error: "EAUTH 535" })
  for (const [wait, sends] of [
    [0, 1],
    [299_999, 1],
    [1, 2],
  ] as const) {
    jest.advanceTimersByTime(wait)
    jest.setSystemTime(0)
    await drain()
    expect(mailer.send).toHaveBeenCalledTimes(sends)
  }
})

test("a failure of the store is logged without its message, and the next run works", async () => {
  const { store, log, drain } = drainOf(10, sent)
  store.outboxClaim.mockRejectedValueOnce(Object.assign(new Error("private"), { code: "57P01" }))
  expect(await drain()).toBeNull()
  expect(log).toHaveBeenCalledWith({ level: "error", event: "outbox_failed", code: "57P01" })
  expect(await drain()).toBe(10)
})

test("a worker that stops claims no other mail", async () => {
  let left = 2
  const { drain } = drainOf(10, sent, () => left-- === 0)
  expect(await drain()).toBe(2)
})
