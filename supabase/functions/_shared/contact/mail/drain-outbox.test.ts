import { retryPolicy, backoffSeconds, canRetry } from "./drain-outbox.ts"
import type { LeasedMail } from "../store/contact-store.ts"

const leased = (changes: Partial<LeasedMail> = {}): LeasedMail => ({
  id: 1,
  key: "k",
  kind: "notice",
  mail: { from: { name: "", address: "" }, to: "", replyTo: "", subject: "", text: "", html: "" },
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

test("a longer delay that the provider asks for is kept", () => {
  const outcome = { kind: "retry", error: "429", ambiguous: false, afterSeconds: 500 } as const
  expect(retryPolicy(leased(), outcome, middle).delaySeconds).toBe(500)
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

test("an attempt that the provider blocks for the whole account is not counted", () => {
  const outcome = { kind: "blocked", error: "401", afterSeconds: 300 } as const
  expect(retryPolicy(leased({ attempts: 30 }), outcome)).toMatchObject({ state: "pending", counted: false })
})

test("a notice that cannot be sent is held, so that the next notice reports it", () => {
  const refused = { kind: "refused", error: "422" } as const
  const failed = { kind: "retry", error: "500", ambiguous: false } as const
  expect(retryPolicy(leased(), refused).state).toBe("held")
  expect(retryPolicy(leased({ attempts: 30 }), failed).state).toBe("held")
})

test("a confirmation that the provider refuses is dead, a mail that it cannot distinguish is held for a person", () => {
  expect(retryPolicy(leased({ kind: "confirmation" }), { kind: "refused", error: "422" }).state).toBe("dead")
  expect(retryPolicy(leased(), { kind: "held", error: "409" }).state).toBe("held")
})

test("a confirmation that may have gone out is not repeated a day later, a notice is", () => {
  const late = { ambiguous: true, ageSeconds: day }
  expect(canRetry(leased({ ...late, kind: "confirmation" }))).toBe(false)
  expect(canRetry(leased({ ...late, kind: "notice" }))).toBe(true)
  expect(canRetry(leased({ kind: "confirmation", ambiguous: false, ageSeconds: day }))).toBe(true)
})
