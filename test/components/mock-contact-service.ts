/** Creates a JSON response of the contact service. */
export const jsonResponse = (status: number, body: unknown): Response =>
  ({ ok: status < 300, status, json: () => Promise.resolve(body) }) as unknown as Response

/** Creates a response that is not JSON, such as a proxy may send. */
export const htmlResponse = (status: number): Response => ({
  ...jsonResponse(status, null),
  json: () => Promise.reject(new SyntaxError("Unexpected token '<'")),
})

/** Replaces `fetch`. Returns the mock and a function that reads the nth request. */
export const mockService = () => {
  const fetched = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>()
  fetched.mockResolvedValue(jsonResponse(200, { ok: true }))
  globalThis.fetch = fetched
  const sent = (n = 0) => {
    const [url, { method, headers, body } = {}] = fetched.mock.calls[n] ?? []
    return {
      url,
      method,
      headers: headers as Record<string, string>,
      body: JSON.parse(body as string) as Record<string, unknown>,
    }
  }
  return { fetched, sent }
}
