import type { SubmitResult } from "../../supabase/functions/_shared/contact/store/contact-store"
import { withRefusedClients } from "./refused-clients"

const refusal = (scope: "requests" | "sender"): SubmitResult => ({
  outcome: "limited",
  scope,
  retryAfter: 40,
})
const post = (clientHash: string | null) => ({ clientHash }) as never

beforeEach(() => jest.useFakeTimers())

test("a client with too many requests is refused without the database for the rest of its wait, others are not", async () => {
  const store = jest.fn().mockResolvedValue(refusal("requests"))
  const submit = withRefusedClients(store)
  expect(await submit(post("flood"))).toEqual(refusal("requests"))
  jest.advanceTimersByTime(30_500)
  expect(await submit(post("flood"))).toEqual({ ...refusal("requests"), retryAfter: 10 })
  expect(store).toHaveBeenCalledTimes(1)
  await submit(post("other"))
  expect(store).toHaveBeenCalledTimes(2)
  jest.advanceTimersByTime(9_500)
  await submit(post("flood"))
  expect(store).toHaveBeenCalledTimes(3)
})

test("a client with too many posts may still repeat one, and clients without an address are not distinguished", async () => {
  const store = jest.fn().mockResolvedValueOnce(refusal("sender")).mockResolvedValue(refusal("requests"))
  const submit = withRefusedClients(store)
  for (const clientHash of ["busy", "busy", null, null]) await submit(post(clientHash))
  expect(store).toHaveBeenCalledTimes(4)
})
