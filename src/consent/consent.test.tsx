import { choiceKey } from "../site/storage"
import { writeChoice } from "./choice-storage"
import { createConsentStore } from "./consent"

const version = "2025-05"
const request = { opener: document.createElement("button") }

const opened = () => {
  const store = createConsentStore()
  store.open(version)
  return store
}

test("the choice is unknown until storage is read, and a request from before is kept", () => {
  writeChoice("denied", version)
  const store = createConsentStore()
  store.reopen(request)
  expect(store.get()).toBe("unknown")
  store.open(version)
  expect(store.get()).toBe("denied")
  expect(store.request()).toEqual(request)
})

test("a visitor who never chose is undecided, and nothing is stored", () => {
  expect(opened().get()).toBe("undecided")
  expect(localStorage).toHaveLength(0)
})

test("a choice that another tab makes or removes applies here too", () => {
  const store = opened()
  const listener = jest.fn()
  store.subscribe(listener)
  writeChoice("denied", version)
  window.dispatchEvent(new StorageEvent("storage", { key: choiceKey }))
  expect(store.get()).toBe("denied")
  expect(listener).toHaveBeenCalledTimes(1)
  localStorage.clear()
  window.dispatchEvent(new StorageEvent("storage", { key: null }))
  expect(store.get()).toBe("undecided")
})

test("a page that comes back from the back/forward cache reads the choice again", () => {
  const store = opened()
  writeChoice("granted", version)
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  expect(store.get()).toBe("granted")
})

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
