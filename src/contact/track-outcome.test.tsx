import fc from "fast-check"
import { fieldNames } from "../../supabase/functions/_shared/contact/contract"
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

test("no label contains a field, whatever was typed", () => {
  fc.assert(
    fc.property(fc.constantFrom(...fieldNames), fc.stringMatching(/[A-Za-z0-9]/u), (field, typed) => {
      trackFailure(`Could not take (${typed}).`, enquiryOf({ [field]: typed }))
      expect(tracked().at(-1)?.label).toBe("Unknown error")
    }),
  )
})

test("empty fields are in no message", () => {
  trackFailure("Failed to fetch", enquiryOf({ company: " ", message: "–" }))
  expect(tracked()[0]?.label).toBe("Failed to fetch")
})
