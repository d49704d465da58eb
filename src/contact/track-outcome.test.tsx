import { track } from "../consent/site-analytics"
import { trackOutcome } from "./track-outcome"

jest.mock("../consent/site-analytics", () => ({ track: jest.fn() }))

beforeEach(() => {
  jest.mocked(track).mockClear()
})

test("a form that arrived is reported once as submit_form", () => {
  trackOutcome({ sent: true }, [])
  expect(jest.mocked(track).mock.calls).toEqual([
    [{ action: "submit_form", category: "Contact", label: "Contact Form Submission" }],
  ])
})

test("a form that failed is reported once as form_error, with the error that was shown", () => {
  trackOutcome({ sent: false, error: "Failed to submit form" }, [])
  expect(jest.mocked(track).mock.calls).toEqual([
    [{ action: "form_error", category: "Contact", label: "Failed to submit form" }, []],
  ])
})

test("the form's own texts go along, so that the consultant may reword them", () => {
  trackOutcome({ sent: false, error: "You are offline." }, ["You are offline."])
  expect(jest.mocked(track).mock.calls[0]?.[1]).toEqual(["You are offline."])
})
