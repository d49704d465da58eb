/** An answer of the contact service, as far as the form looks at it. */
export const answer = (status: number, body: unknown): Response =>
  ({ ok: status < 300, status, json: () => Promise.resolve(body) }) as unknown as Response

/** An answer that is no JSON, as a proxy in between may give. */
export const page = (status: number): Response =>
  ({
    ok: status < 300,
    status,
    json: () => Promise.reject(new SyntaxError("Unexpected token '<'")),
  }) as unknown as Response

/** Stands in for the network: `fetched` is the mock, `sent` what the nth request carried. */
export const mockService = () => {
  const fetched = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>()
  fetched.mockResolvedValue(answer(200, { ok: true }))
  globalThis.fetch = fetched
  const sent = (n = 0) => {
    const [url, options] = fetched.mock.calls[n] ?? []
    const { body, headers, method } = options ?? {}
    return {
      url,
      method,
      headers: headers as Record<string, string>,
      body: JSON.parse(typeof body === "string" ? body : "null") as Record<string, unknown>,
    }
  }
  return { fetched, sent }
}
