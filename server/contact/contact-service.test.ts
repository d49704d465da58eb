import { clientAddress, healthCheck } from "./contact-service"

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

test("values of the proxy that are no address share one limit", () => {
  expect(clientAddress(forwarded("unknown-1"), socket, true)).toBeNull()
})

test("where the proxy writes no address, it is the socket's", () => {
  expect(clientAddress(new Headers(), socket, true)).toBe("192.0.2.1")
})

describe("the health check", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const submit = jest.fn()

  test("fails while nothing can be written, which is tried at most every ten seconds", async () => {
    const health = jest.fn().mockRejectedValueOnce(new Error("disk full")).mockResolvedValue(true)
    const { respond } = healthCheck({ health, submit })
    const statuses: number[] = []
    for (const wait of [0, 9_999, 1]) {
      jest.advanceTimersByTime(wait)
      statuses.push((await respond()).status)
    }
    expect(statuses).toEqual([503, 503, 200])
    expect(health).toHaveBeenCalledTimes(2)
  })

  test("fails for a minute after an enquiry was not stored, or until one is", async () => {
    const check = healthCheck({ health: () => Promise.resolve(true), submit })
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
})
