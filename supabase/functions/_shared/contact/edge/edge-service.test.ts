import { templates } from "../../../../../test/server/contact-handler.ts"
import { edgeService } from "./edge-service.ts"
import { readEdgeSettings } from "./edge-settings.ts"

const secrets: Record<string, string> = {
  // The tests send nothing that is stored, so nothing connects to the database.
  CONTACT_DATABASE_URL: "postgres://127.0.0.1:1/none",
  CONTACT_MAIL_TEMPLATES: JSON.stringify({ ...templates, url: "https://www.practice.example/" }),
  CONTACT_ALLOWED_ORIGINS: "https://preview.example",
  CONTACT_HASH_SECRET: "a secret of some length",
  CONTACT_OUTBOX_SECRET: "outbox",
  RESEND_API_KEY: "key",
}
const service = edgeService(readEdgeSettings((name) => secrets[name]))

beforeEach(() => {
  jest.spyOn(console, "log").mockReturnValue()
})

/** Sends the request with which a browser asks whether a page of `origin` may use the form. */
const preflight = (origin: string) =>
  service.contact(
    new Request("https://project.supabase.example/functions/v1/contact-form", {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    }),
  )

test.each([
  ["the site's own origin", "https://www.practice.example"],
  ["an origin of CONTACT_ALLOWED_ORIGINS", "https://preview.example"],
])("the hosted form may be used from %s", async (_, origin) => {
  const response = await preflight(origin)
  expect(response.status).toBe(204)
  expect(response.headers.get("access-control-allow-origin")).toBe(origin)
})

test("the hosted form may not be used from any other origin", async () => {
  const response = await preflight("https://other.example")
  expect(response.status).toBe(403)
  expect(response.headers.get("access-control-allow-origin")).toBeNull()
})

test("the outbox refuses a request without its secret", async () => {
  const response = await service.outbox(
    new Request("https://project.supabase.example/functions/v1/contact-outbox", { method: "POST" }),
  )
  expect(response.status).toBe(401)
})
