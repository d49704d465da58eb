import { choiceKey, choiceMetaKey } from "../site/storage"
import { createConsentStore } from "./consent"

const version = "2025-05"
const now = new Date("2026-03-01T12:00:00Z")
const day = 24 * 60 * 60 * 1000

const opened = () => {
  const store = createConsentStore()
  store.open(version)
  return store
}

const stamped = (choice: string, at: number | string, of = version) => {
  localStorage.setItem(choiceKey, choice)
  const when = typeof at === "number" ? new Date(at).toISOString() : at
  localStorage.setItem(choiceMetaKey, JSON.stringify({ at: when, version: of }))
}

beforeEach(() => {
  jest.useFakeTimers({ now })
  localStorage.clear()
})

test.each([
  ["granted", "true"],
  ["denied", "false"],
] as const)("the choice %s is stored as exactly '%s'", (choice, value) => {
  opened().choose(choice)
  expect(localStorage.getItem(choiceKey)).toBe(value)
  expect(opened().get()).toBe(choice)
})

test.each(["", "1", "TRUE", "null", '{"analytics":true}', " true"])(
  "the stored value %j is not a choice",
  (value) => {
    localStorage.setItem(choiceKey, value)
    expect(opened().get()).toBe("undecided")
  },
)

test("the choice is stored with its time and the version of the policy", () => {
  opened().choose("granted")
  const meta: unknown = JSON.parse(localStorage.getItem(choiceMetaKey) ?? "")
  expect(meta).toEqual({ at: now.toISOString(), version })
})

test.each([
  ["granted", "true"],
  ["denied", "false"],
] as const)("the choice %s without a time stamp counts and is stamped", (choice, value) => {
  localStorage.setItem(choiceKey, value)
  expect(opened().get()).toBe(choice)
  const meta: unknown = JSON.parse(localStorage.getItem(choiceMetaKey) ?? "")
  expect(meta).toEqual({ at: "2026-03-01T12:00:00.000Z", version: "2025-05" })
})

test("a choice is valid for 182 days", () => {
  stamped("true", now.getTime() - 182 * day)
  expect(opened().get()).toBe("granted")
})

test.each([
  ["an older choice", -182 * day - 1, version],
  ["a choice from the future", 1000, version],
  ["a choice for another version of the policy", 0, "2024-01"],
])("%s is asked for again", (_, after, of) => {
  stamped("true", now.getTime() + after, of)
  expect(opened().get()).toBe("undecided")
})

test.each(["", "{", "null", "[]", '{"at":1,"version":"2025-05"}', '{"at":"soon","version":"2025-05"}'])(
  "a choice with the invalid time stamp %j is asked for again",
  (meta) => {
    localStorage.setItem(choiceKey, "true")
    localStorage.setItem(choiceMetaKey, meta)
    expect(opened().get()).toBe("undecided")
  },
)

test("a choice to decline that cannot be stored removes an earlier choice to accept", () => {
  const store = opened()
  store.choose("granted")
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  store.choose("denied")
  expect(store.get()).toBe("denied")
  expect(localStorage.getItem(choiceKey)).toBeNull()
})

test("a refusal that can be read but not stamped is still kept", () => {
  localStorage.setItem(choiceKey, "false")
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(opened().get()).toBe("denied")
})
