import { enquiry, enquiryOf } from "../../test/enquiry"
import { track } from "../consent/analytics"
import { trackFailure } from "./track-outcome"

jest.mock("../consent/analytics", () => ({ track: jest.fn() }))

const tracked = () => jest.mocked(track).mock.calls.map(([event]) => event)

beforeEach(() => jest.mocked(track).mockClear())

test.each(["Failed to fetch", "Annual maintenance: this cannot be sent."])(
  "a failure is reported with the message that was shown: %s",
  (message) => {
    trackFailure(message, enquiry)
    expect(tracked()).toEqual([{ action: "form_error", category: "Contact", label: message }])
  },
)

test.each([
  "Sorry, ANN: try again.",
  "<ann@EXAMPLE.com> is not accepted",
  "“Example Forwarding Ltd” is blocked",
  "Refused: We move\nto SAP HANA next year.",
])("a message that contains something typed is reported as Unknown error: %s", (message) => {
  trackFailure(message, enquiry)
  expect(tracked()[0]?.label).toBe("Unknown error")
})

test("empty fields are in no message", () => {
  trackFailure("Failed to fetch", enquiryOf({ company: " ", message: "–" }))
  expect(tracked()[0]?.label).toBe("Failed to fetch")
})
