import { retryPolicy, backoffSeconds, canRetry, outboxDrain } from "./drain-outbox.ts"
import type { LeasedMail } from "../store/contact-store.ts"
import type { SendOutcome } from "../types.ts"

const leased = (changes: Partial<LeasedMail> = {}): LeasedMail => ({
  id: 1,
  key: "k",
  kind: "notice",
  mail: { from: { name: "", address: "" }, to: "", replyTo: "", subject: "", text: "" },
  heldBack: 0,
  attempts: 1,
  ageSeconds: 0,
  ambiguous: false,
  leaseToken: "t",
  ...changes,
})
const middle = () => 0.5
const day = 24 * 60 * 60

test("the delays double from 30 seconds up to six hours", () => {
  expect([1, 2, 3, 12].map((attempt) => backoffSeconds(attempt, middle))).toEqual([30, 60, 120, 21_600])
})

test("the delays vary by a fifth, so that not all mails are due at once", () => {
  expect([backoffSeconds(1, () => 0), backoffSeconds(1, () => 1)]).toEqual([24, 36])
})

test("a longer delay that the provider asks for is kept, up to six hours: a day would be a wrong clock", () => {
  const delayFor = (afterSeconds: number) => {
    const outcome = { kind: "retry", error: "429", ambiguous: false, afterSeconds } as const
    return retryPolicy(leased(), outcome, middle).delaySeconds
  }
  expect([500, 200_000].map(delayFor)).toEqual([500, 21_600])
})

test("a mail is tried for five days", () => {
  const outcome = { kind: "retry", error: "500", ambiguous: false } as const
  let seconds = 0
  let attempts = 1
  for (;;) {
    const { state, delaySeconds } = retryPolicy(leased({ attempts, kind: "confirmation" }), outcome, middle)
    if (state === "dead") break
    seconds += delaySeconds
    attempts++
  }
  expect(seconds / day).toBeGreaterThan(5)
  expect(seconds / day).toBeLessThan(5.5)
})

const failed = { kind: "retry", error: "500", ambiguous: false } as const
const refused = { kind: "refused", error: "422" } as const

test.each([
  ["notice", 30, { kind: "blocked", error: "401" }, { state: "pending", counted: false }],
  // The next notice reports it.
  ["notice", 1, refused, { state: "held" }],
  ["notice", 30, failed, { state: "held" }],
  ["notice", 1, { kind: "held", error: "409" }, { state: "held" }],
  ["confirmation", 1, refused, { state: "dead" }],
] as const)("a %s whose attempt %i ends with %j becomes %j", (kind, attempts, outcome, expected) => {
  expect(retryPolicy(leased({ kind, attempts }), outcome)).toMatchObject(expected)
})

test("a confirmation that may have gone out is not repeated a day later, a notice is", () => {
  const late = { ambiguous: true, ageSeconds: day }
  expect(canRetry(leased({ ...late, kind: "confirmation" }))).toBe(false)
  expect(canRetry(leased({ ...late, kind: "notice" }))).toBe(true)
  expect(canRetry(leased({ kind: "confirmation", ambiguous: false, ageSeconds: day }))).toBe(true)
})

const mails = (count: number) =>
  Array.from({ length: count }, (_, number) => leased({ key: `mail ${number}` }))
/** An outbox of mails that are due, in memory. */
const outboxOf = (due: LeasedMail[]) => ({
  outboxClaim: jest.fn(({ count }: { count: number }) => Promise.resolve(due.splice(0, count))),
  outboxDone: jest.fn(() => Promise.resolve(true)),
  outboxFail: () => Promise.resolve(true),
})
const mailerOf = (send: (key: string) => Promise<SendOutcome>) => ({
  name: "test",
  parallel: 3,
  leaseSeconds: 60,
  send: jest.fn((_mail: unknown, key: string) => send(key)),
})
const deferred = () => {
  let resolve: (outcome: SendOutcome) => void = () => undefined
  const promise = new Promise<SendOutcome>((settle) => (resolve = settle))
  return { promise, resolve }
}
/** Waits for all promises that can be settled now. */
const allSettled = () => new Promise((resolve) => setImmediate(resolve))
const sent = { kind: "sent", providerId: null } as const
const rest = { log: jest.fn(), stopping: () => false }

test("a mail that hangs delays no other, also none that comes later", async () => {
  const due = mails(10)
  const hanging = deferred()
  const mailer = mailerOf((key) => (key === "mail 1" ? hanging.promise : Promise.resolve(sent)))
  const drain = outboxDrain({ ...rest, store: outboxOf(due), mailer })
  const first = drain()
  await allSettled()
  due.push(leased({ key: "later" }))
  const second = drain()
  await allSettled()
  expect(mailer.send).toHaveBeenCalledTimes(11)
  hanging.resolve(sent)
  expect([await first, await second]).toEqual([11, expect.any(Number)])
})

test("a notice reports the held enquiries that came with its lease", async () => {
  const mailer = mailerOf(() => Promise.resolve(sent))
  await outboxDrain({ ...rest, store: outboxOf([leased({ heldBack: 2 })]), mailer })()
  expect(mailer.send.mock.calls[0]?.[0]).toMatchObject({ text: expect.stringContaining("2 held back") })
})

test("a mail is marked as sent only after the provider has answered", async () => {
  const answer = deferred()
  const store = outboxOf(mails(1))
  const drained = outboxDrain({ ...rest, store, mailer: mailerOf(() => answer.promise) })()
  await allSettled()
  expect(store.outboxDone).not.toHaveBeenCalled()
  answer.resolve({ kind: "sent", providerId: "p" })
  expect(await drained).toBe(1)
  expect(store.outboxDone).toHaveBeenCalledWith({ id: 1, leaseToken: "t", providerId: "p" })
})

test("a provider that rejects the account pauses the whole outbox, even if the clock is set back meanwhile", async () => {
  jest.useFakeTimers()
  const mailer = mailerOf(() => Promise.resolve({ kind: "blocked", error: "EAUTH 535" }))
  const drain = outboxDrain({ ...rest, store: outboxOf(mails(10)), mailer })
  for (let run = 0; run < 5; run++) await drain()
  expect(mailer.send).toHaveBeenCalledTimes(3)
  jest.advanceTimersByTime(300_000)
  jest.setSystemTime(0)
  await drain()
  expect(mailer.send).toHaveBeenCalledTimes(6)
})

test("a failure of the store is logged and reported, and the next run works", async () => {
  const store = outboxOf(mails(10))
  store.outboxClaim.mockRejectedValueOnce(Object.assign(new Error("private"), { code: "57P01" }))
  const log = jest.fn()
  const drain = outboxDrain({ ...rest, store, log, mailer: mailerOf(() => Promise.resolve(sent)) })
  expect(await drain()).toBeNull()
  expect(log).toHaveBeenCalledWith({ level: "error", event: "outbox_failed", code: "57P01" })
  expect(await drain()).toBe(10)
})
