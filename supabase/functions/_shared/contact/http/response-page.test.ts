import { enquiry } from "../../../../../test/enquiry.ts"
import { fakeDeps, formRequest } from "../../../../../test/server/contact-handler.ts"
import { errorTexts } from "../texts.ts"
import { contactHandler, type ContactDeps } from "./handler.ts"

const post = async (request: Request, store?: ContactDeps["store"]) => {
  const { deps } = fakeDeps(store ? { store } : {})
  const response = await contactHandler(request, "192.0.2.1", deps)
  return { response, text: await response.text() }
}

const plainForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  formRequest(new URLSearchParams(fields).toString(), {
    "content-type": "application/x-www-form-urlencoded",
    authorization: "",
    ...headers,
  })

test("a form without JavaScript gets a page with thanks, the reference and the rule of confirmations", async () => {
  const { response, text } = await post(plainForm({ ...enquiry, token: "token" }), {
    submit: () => Promise.resolve({ outcome: "replayed", id: "7b4c01ab-6a1f-4000-8000-000000000000" }),
  })
  expect(response.status).toBe(200)
  expect(text).toContain("<h1>Thank you</h1>")
  expect(text).toContain("You will have a reply within one working day.")
  expect(text).toContain("<code>7B4C-01AB</code>")
  expect(text).toContain('<a href="/">Sample Practice</a>')
  expect(text).toContain("at most one a day")
})

test("a form without JavaScript gets every problem on a page with the same status", async () => {
  const { response, text } = await post(plainForm({ name: "", email: "x", company: "C", token: "token" }))
  expect(response.status).toBe(422)
  expect(text).toContain("<p>Please enter your name.</p>\n<p>Please enter a valid email address.</p>")
  expect(text).toContain("use the Back button")
  // Any other link would lose what was typed.
  expect(text.match(/ href="[^"]+"/g)).toEqual([' href="mailto:office@practice.example"'])
})

test("a form without JavaScript needs the token too", async () => {
  const { response, text } = await post(plainForm({ ...enquiry, token: "other" }))
  expect(response.status).toBe(401)
  expect(text).toContain(errorTexts.unauthorized)
})

test("the policy of the page allows exactly its own style sheet", async () => {
  const { response, text } = await post(plainForm({ ...enquiry, token: "token" }))
  const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? ""
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style))
  expect(response.headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src 'sha256-${Buffer.from(digest).toString("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  )
})
