import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"

export type Answered = { status: number; headers: Headers; text: string }

/** Returns a valid enquiry; each number makes a different person and text. */
export const enquiry = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  company: "Example Trading Ltd",
  message: `Message number ${number}`,
})

/** Posts an enquiry as the form does; rejects only if the connection breaks. */
export const post = async (origin: string, body: object, path = contactFormPath): Promise<Answered> => {
  const headers = { "content-type": "application/json", authorization: "Bearer local-anon-token" }
  const response = await fetch(origin + path, { method: "POST", body: JSON.stringify(body), headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
