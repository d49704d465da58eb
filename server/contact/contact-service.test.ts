import { clientAddress, healthCheck } from "./contact-service"

test.each([
  ["without a trusted proxy is the socket's", "203.0.113.9", false, "192.0.2.1"],
  [
    "is the one that the proxy wrote, not what the client wrote before it",
    "1.1.1.1, 203.0.113.9",
    true,
    "203.0.113.9",
  ],
  ["has no port", "203.0.113.9:5678", true, "203.0.113.9"],
  ["has no port either in version 6", "[2001:db8::1]:5678", true, "2001:db8::1"],
  ["may be of version 6", "2001:db8::1", true, "2001:db8::1"],
  [
    "is not known if the proxy writes no address, so that all such clients share one limit",
    "unknown-1",
    true,
    null,
  ],
  ["is the socket's if the proxy writes nothing", "", true, "192.0.2.1"],
])("the address of a client %s", (_, forwarded, trustProxy, address) => {
  const headers = new Headers(forwarded === "" ? {} : { "x-forwarded-for": forwarded })
  expect(clientAddress(headers, "192.0.2.1", trustProxy)).toBe(address)
})

describe("the health check", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const submit = jest.fn()
  const isKept = () => Promise.resolve(true)

  test("fails while nothing can be written, which is tried at most every ten seconds", async () => {
    const health = jest.fn().mockRejectedValueOnce(new Error("disk full")).mockResolvedValue(true)
    const { respond } = healthCheck({ health, submit, isKept })
    const statuses: number[] = []
    for (const wait of [0, 9_999, 1]) {
      jest.advanceTimersByTime(wait)
      statuses.push((await respond()).status)
    }
    expect(statuses).toEqual([503, 503, 200])
    expect(health).toHaveBeenCalledTimes(2)
  })

  test("fails for a minute after an enquiry was not stored, or until one is", async () => {
    const check = healthCheck({ health: () => Promise.resolve(true), submit, isKept })
    const fail = async () => {
      submit.mockRejectedValueOnce(new Error("disk full"))
      await expect(check.submit({} as never)).rejects.toThrow("disk full")
    }
    await fail()
    expect((await check.respond()).status).toBe(503)
    await check.submit({} as never)
    expect((await check.respond()).status).toBe(200)
    await fail()
    jest.advanceTimersByTime(60_001)
    expect((await check.respond()).status).toBe(200)
  })

  test("fails at once when the files of the database are gone", async () => {
    const isKept = jest.fn().mockResolvedValueOnce(true).mockResolvedValue(false)
    const { respond } = healthCheck({ health: () => Promise.resolve(true), submit, isKept })
    expect((await respond()).status).toBe(200)
    expect((await respond()).status).toBe(503)
  })
})
