/** The few commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that the lines need. */
export type WebDriver = {
  command: <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>
}

/** The key under which WebDriver hands out references to elements (section 12.2 of the standard). */
export const elementKey = "element-6066-11e4-a52e-4f735466cecf"

type Answer<Value> = { value: Value & { error?: string; message?: string } }

const send = async <Value>(url: string, method: string, body?: object): Promise<Value> => {
  const response = await fetch(url, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as Answer<Value>
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error ?? ""} ${value.message ?? ""}`)
  return value
}

/** Starts a session at a driver that listens on `driver`; `close` ends it. */
export const openSession = async (driver: string, capabilities: object) => {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, "POST", {
    capabilities: { alwaysMatch: capabilities },
  })
  const base = `${driver}/session/${sessionId}`
  const command: WebDriver["command"] = (method, path, body) => send(base + path, method, body)
  return { command, close: () => send<null>(base, "DELETE") }
}
