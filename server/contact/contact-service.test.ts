import { startPurgeJob } from "./background-jobs"
import { clientAddress } from "./contact-service"

const socket = "192.0.2.1"
const forwarded = (value: string) => new Headers({ "x-forwarded-for": value })

test("without a trusted proxy the address is the socket's", () => {
  expect(clientAddress(forwarded("203.0.113.9"), socket, false)).toBe("192.0.2.1")
})

test("behind a trusted proxy the address is the one that the proxy wrote, not what the client wrote before it", () => {
  expect(clientAddress(forwarded("198.51.100.1, 203.0.113.9"), socket, true)).toBe("203.0.113.9")
})

test.each([
  ["203.0.113.9:5678", "203.0.113.9"],
  ["[2001:db8::1]:5678", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
])("the port in %s does not make a different client of the same address", (value, address) => {
  expect(clientAddress(forwarded(value), socket, true)).toBe(address)
})

test("where the proxy writes no address, it is the socket's", () => {
  expect(clientAddress(new Headers(), socket, true)).toBe("192.0.2.1")
})

test("what is due is erased in portions, until there is no more", async () => {
  const purge = jest.fn().mockResolvedValueOnce({ ids: ["a"], more: true })
  const finished = new Promise<void>((resolve) => {
    purge.mockImplementationOnce(() => {
      resolve()
      return Promise.resolve({ ids: [], more: false })
    })
  })
  const job = startPurgeJob({ store: { purge }, mailFolder: "none", log: jest.fn() })
  await finished
  job.stop()
  expect(purge.mock.calls).toEqual([[{ limit: 500 }], [{ limit: 500 }]])
})
