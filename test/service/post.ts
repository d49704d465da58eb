import { openAdminClient, type ListedEnquiry } from "../../scripts/enquiries/admin-client"
import { enquiry as sample } from "../enquiry"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"
import { root } from "./postgres"

export type Answered = { status: number; headers: Headers; text: string }

/** Returns a valid enquiry; each number makes a different person and text. */
export const enquiry = (number: number) => ({
  ...sample,
  name: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  message: `Message number ${number}`,
})

const formHeaders = { "content-type": "application/json", authorization: "Bearer local-anon-token" }

/** Posts an enquiry as the form does; rejects only if the connection breaks, or after a minute. */
export const post = async (origin: string, body: object, path = contactFormPath): Promise<Answered> => {
  const signal = AbortSignal.timeout(60_000)
  const response = await fetch(origin + path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: formHeaders,
    signal,
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Returns all enquiries in a data directory, whether a server runs on it or not. */
export const storedEnquiries = async (dataDir: string): Promise<ListedEnquiry[]> => {
  const client = await openAdminClient({ database: undefined, dataDir }, root)
  return client.list({}).finally(() => client.close())
}

/** Returns the numbers of enquiries that `enquiry` made. */
export const numbersOf = (rows: readonly { message: string }[]): number[] =>
  rows.map(({ message }) => Number(message.split(" ").at(-1)))
