import { enquiry } from "../../../../../test/enquiry.ts"
import { fakeDeps, formRequest } from "../../../../../test/server/contact-handler.ts"
import { contactHandler } from "./handler.ts"

const post = async (fields: Record<string, string>) => {
  const headers = { "content-type": "application/x-www-form-urlencoded", authorization: "" }
  const request = formRequest(new URLSearchParams(fields).toString(), headers)
  const response = await contactHandler(request, "192.0.2.1", fakeDeps().deps)
  return { status: response.status, text: await response.text() }
}

test("a form without JavaScript gets a page with thanks, the promised time and the reference", async () => {
  const { status, text } = await post({ ...enquiry, token: "token" })
  expect(status).toBe(200)
  expect(text).toContain("one working day")
  expect(text).toMatch(/<code>\w{4}-\w{4}<\/code>/)
  expect(text).toContain('<a href="/">Sample Practice</a>')
})

test("a form without JavaScript gets every problem on a page with the same status", async () => {
  const { status, text } = await post({ name: "", email: "x", company: "C", token: "token" })
  expect(status).toBe(422)
  expect(text).toContain("<p>Please enter your name.</p>\n<p>Please enter a valid email address.</p>")
  // Any other link would lose what was typed.
  expect(text.match(/ href="[^"]+"/g)).toEqual([' href="mailto:office@practice.example"'])
})

test("a form without JavaScript needs the token too", async () => {
  expect((await post({ ...enquiry, token: "other" })).status).toBe(401)
})
