import { track } from "../consent/analytics"
import { trackOutcome } from "./track-outcome"

jest.mock("../consent/analytics", () => ({ track: jest.fn() }))

const tracked = () => jest.mocked(track).mock.calls
const labels = () => tracked()[0]?.[1] ?? []

beforeEach(() => {
  jest.mocked(track).mockClear()
})

test("a form that arrived is reported once as submit_form", () => {
  trackOutcome({ sent: true }, [])
  expect(tracked().map(([event]) => event)).toEqual([
    { action: "submit_form", category: "Contact", label: "Contact Form Submission" },
  ])
  expect(labels()).toContain("Contact Form Submission")
})

test("a form that failed is reported once as form_error, with the error that was shown", () => {
  trackOutcome({ sent: false, error: "Failed to submit form" }, [])
  expect(tracked().map(([event]) => event)).toEqual([
    { action: "form_error", category: "Contact", label: "Failed to submit form" },
  ])
  expect(labels()).toContain("Failed to submit form")
})

test("the error texts of the page may be reported, even if the consultant rewords them", () => {
  trackOutcome({ sent: false, error: "You are offline." }, ["You are offline."])
  expect(labels()).toContain("You are offline.")
})

test("every message of the service is a whole sentence, so that no name or address equals one of them", () => {
  trackOutcome({ sent: true }, [])
  const sentences = labels().filter((text) => text.startsWith("Please "))
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((text) => !/^[A-Z].* .*\.$/.test(text))).toEqual([])
})
