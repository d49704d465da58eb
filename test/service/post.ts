import { enquiry as sample } from "../enquiry"
import { contactFormPath } from "../../supabase/functions/_shared/contact/contract"

/** Returns a valid enquiry; each number makes a different person and text. */
export const enquiry = (number: number) => ({
  ...sample,
  name: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  message: `Message number ${number}`,
})

/** Posts an enquiry as the form does; rejects only if the connection breaks. */
export const post = async (origin: string, body: object, path = contactFormPath) => {
  const headers = { "content-type": "application/json", authorization: "Bearer local-anon-token" }
  const response = await fetch(origin + path, { method: "POST", body: JSON.stringify(body), headers })
  return { status: response.status, body: (await response.json()) as { id?: string; error?: string } }
}

/** Posts enquiries `from` … `from + count - 1`, so many at once. Returns the numbers of those that got a 200. */
export const burst = async (
  origin: string,
  options: {
    count: number
    atOnce: number
    from?: number
    /** Called after each post with their number and its status, which is undefined if the connection broke. */
    onAnswer?: (answered: number, status: number | undefined) => void
  },
): Promise<number[]> => {
  const { count, atOnce, from = 0, onAnswer } = options
  const acknowledged: number[] = []
  let answered = 0
  let next = from
  const client = async () => {
    while (next < from + count) {
      const number = next++
      const result = await post(origin, enquiry(number)).catch(() => null)
      if (result?.status === 200) acknowledged.push(number)
      onAnswer?.(++answered, result?.status)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, client))
  return acknowledged
}
