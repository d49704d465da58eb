import { once } from "node:events"
import { request, type IncomingMessage } from "node:http"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { expect, test } from "./fixtures"
import { enquiry, formHeaders } from "./post"

test("SIGTERM to npm ends the server after the post in progress", async ({ newDataDir, startServer }) => {
  const env = { CONTACT_DATA_DIR: await newDataDir() }
  const { origin, stop, exitCode } = await startServer(env, ["npm", "start", "--", "--serve-only"])
  const headers = { ...formHeaders, expect: "100-continue" }
  const outgoing = request(origin + contactFormPath, { method: "POST", headers })
  outgoing.flushHeaders()
  await once(outgoing, "continue")
  void stop()
  const isOpen = () => fetch(origin).then(Boolean, () => false)
  await expect.poll(isOpen, { message: "no new connection is accepted" }).toBe(false)
  outgoing.end(JSON.stringify(enquiry(1)))
  const [response] = (await once(outgoing, "response")) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  response.resume()
  await exitCode()
})
