import { choiceKey, choiceMetaKey, consentDays } from "../site/storage"
import { readChoice, writeChoice } from "./choice-storage"

const version = "2025-05"
const now = new Date("2026-03-01T12:00:00Z")
const day = 24 * 60 * 60 * 1000

const read = () => readChoice(version)
const meta = (): unknown => JSON.parse(localStorage.getItem(choiceMetaKey) ?? "")

const stamped = (choice: string, at: number, of = version) => {
  localStorage.setItem(choiceKey, choice)
  localStorage.setItem(choiceMetaKey, JSON.stringify({ at: new Date(at).toISOString(), version: of }))
}

const fillStorage = () =>
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })

beforeEach(() => {
  jest.useFakeTimers({ now })
})

test.each([
  ["granted", "true"],
  ["denied", "false"],
] as const)(
  "the choice %s is stored as '%s', with its time and the version of the policy",
  (choice, value) => {
    writeChoice(choice, version)
    expect(localStorage.getItem(choiceKey)).toBe(value)
    expect(meta()).toEqual({ at: now.toISOString(), version })
    expect(read()).toBe(choice)
  },
)

test.each(["", "TRUE", '{"analytics":true}'])("the stored value %j is not a choice", (value) => {
  localStorage.setItem(choiceKey, value)
  expect(read()).toBeUndefined()
})

test("a choice without a time stamp counts and is stamped", () => {
  localStorage.setItem(choiceKey, "false")
  expect(read()).toBe("denied")
  expect(meta()).toEqual({ at: now.toISOString(), version })
})

test.each([
  ["of the first day", -consentDays * day, version, "granted"],
  ["of an earlier day", -consentDays * day - 1, version, undefined],
  ["of the future", 1000, version, undefined],
  ["for another version of the policy", 0, "2024-01", undefined],
])("a choice %s is asked for again or not", (_, after, of, expected) => {
  stamped("true", now.getTime() + after, of)
  expect(read()).toBe(expected)
})

test.each(["{", "null", '{"at":1,"version":"2025-05"}', '{"at":"soon","version":"2025-05"}'])(
  "a choice with the invalid time stamp %j is asked for again",
  (stamp) => {
    localStorage.setItem(choiceKey, "true")
    localStorage.setItem(choiceMetaKey, stamp)
    expect(read()).toBeUndefined()
  },
)

test("a choice to decline that cannot be stored removes an earlier choice to accept", () => {
  writeChoice("granted", version)
  fillStorage()
  expect(writeChoice("denied", version)).toBe(false)
  expect(localStorage.getItem(choiceKey)).toBeNull()
})

test("a refusal that can be read but not stamped is still kept", () => {
  localStorage.setItem(choiceKey, "false")
  fillStorage()
  expect(read()).toBe("denied")
})
