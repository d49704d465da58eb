import { choiceKey, choiceMetaKey } from "../site/storage"
import { createConsentStore } from "./consent"

const version = "2025-05"
const now = new Date("2026-03-01T12:00:00Z")

const opened = () => {
  const store = createConsentStore()
  store.open(version)
  return store
}

const stamped = (choice: string, at: number) => {
  localStorage.setItem(choiceKey, choice)
  localStorage.setItem(choiceMetaKey, JSON.stringify({ at: new Date(at).toISOString(), version }))
}

beforeEach(() => {
  jest.useFakeTimers({ now })
  localStorage.clear()
})

test("the choice is unknown until storage is read", () => {
  localStorage.setItem(choiceKey, "true")
  expect(createConsentStore().get()).toBe("unknown")
})

test("a visitor who never chose is undecided, and nothing is stored", () => {
  expect(opened().get()).toBe("undecided")
  expect(localStorage).toHaveLength(0)
})

test("a choice made in another tab applies here too", () => {
  const store = opened()
  const listener = jest.fn()
  store.subscribe(listener)
  stamped("false", now.getTime())
  window.dispatchEvent(new StorageEvent("storage", { key: choiceKey }))
  expect(store.get()).toBe("denied")
  expect(listener).toHaveBeenCalledTimes(1)
})

test("storage that another tab empties means undecided", () => {
  const store = opened()
  store.choose("granted")
  localStorage.clear()
  window.dispatchEvent(new StorageEvent("storage", { key: null }))
  expect(store.get()).toBe("undecided")
})

test("a page that comes back from the back/forward cache reads the choice again", () => {
  const store = opened()
  stamped("true", now.getTime())
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  expect(store.get()).toBe("granted")
})

const request = { opener: document.createElement("button") }

test("a visitor can ask to see the choice again, repeatedly, and close it without a change", () => {
  const store = opened()
  store.choose("denied")
  store.reopen(request)
  const first = store.request()
  expect(first).toEqual(request)
  store.reopen(request)
  expect(store.request()).not.toBe(first)
  store.close()
  expect(store.request()).toBeUndefined()
  expect(store.get()).toBe("denied")
})

test("making the same choice again ends the request and calls the listeners", () => {
  const store = opened()
  store.choose("denied")
  store.reopen(request)
  const listener = jest.fn()
  store.subscribe(listener)
  store.choose("denied")
  expect(store.request()).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(1)
})

test("a request from before storage is read is kept", () => {
  stamped("false", now.getTime())
  const store = createConsentStore()
  store.reopen(request)
  store.open(version)
  expect(store.request()).toEqual(request)
})

test("if storage throws, the visitor is asked and the choice is kept in memory", () => {
  const blocked = jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  const store = opened()
  expect(store.get()).toBe("undecided")
  store.choose("granted")
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  expect(store.get()).toBe("granted")
  blocked.mockRestore()
})
