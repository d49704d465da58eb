import { spawn, type ChildProcess } from "node:child_process"
import { hydratedInPage } from "../support/open-page"
import { findInPage, type Wanted } from "./in-page"
import { startRecordingProxy } from "./recording-proxy"
import { waitUntil, type Engine, type Key, type Session } from "./session"

/** Sends one command of W3C WebDriver (https://www.w3.org/TR/webdriver2/) to the session. */
type WebDriver = {
  command: <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Value>
}

/** The key of an element reference in WebDriver's JSON (section 12.2 of the standard). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf"

type WebDriverResponse<Value> = { value: Value & { error?: string; message?: string } }

const send = async <Value>(url: string, method: string, body?: object): Promise<Value> => {
  const response = await fetch(url, {
    method,
    ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as WebDriverResponse<Value>
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error ?? ""} ${value.message ?? ""}`)
  return value
}

/** Starts a session with the driver at this URL; `close` ends it. */
const openSession = async (driver: string, capabilities: object) => {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, "POST", {
    capabilities: { alwaysMatch: capabilities },
  })
  const base = `${driver}/session/${sessionId}`
  const command: WebDriver["command"] = (method, path, body) => send(base + path, method, body)
  return { command, close: () => send<null>(base, "DELETE") }
}

type ElementReference = { [elementKey]: string }
type WebKitPaths = { driver: string; browser: string; display: string }

const keys: Record<Key, string> = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Space: " " }

const sessionOf = ({ command }: WebDriver, origin: string, handle: string): Session => {
  const switchTo = () => command<null>("POST", "/window", { handle })
  const evaluate: Session["evaluate"] = async (run, argument) => {
    await switchTo()
    return command("POST", "/execute/sync", {
      script: `return (${run.toString()})(arguments[0])`,
      args: [argument ?? null],
    })
  }
  const find = async (wanted: Wanted) => {
    const found = await waitUntil(
      `${wanted.role} “${wanted.name}”`,
      () => evaluate(findInPage, wanted) as Promise<unknown>,
    )
    return `/element/${(found as ElementReference)[elementKey]}`
  }
  const type = (text: string) => {
    const actions = Array.from(text).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ])
    return command<null>("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] })
  }
  return {
    goto: async (path) => {
      await switchTo()
      await command("POST", "/url", { url: origin + path })
      await waitUntil("hydration", () => evaluate(hydratedInPage, undefined))
    },
    evaluate,
    click: async (role, name) => {
      await command("POST", `${await find({ role, name })}/click`)
    },
    type: async (label, text) => {
      await command("POST", `${await find({ role: "textbox", name: label })}/value`, { text })
    },
    press: async (key) => {
      await switchTo()
      await type(keys[key])
    },
    anotherTab: async () => {
      const fresh = await command<{ handle: string }>("POST", "/window/new", { type: "tab" })
      return sessionOf({ command }, origin, fresh.handle)
    },
  }
}

const start = (program: string, args: string[], environment: Record<string, string>): ChildProcess =>
  spawn(program, args, { stdio: "ignore", env: { ...process.env, ...environment } })

const isReady = async (driver: string) => {
  try {
    return (await fetch(`${driver}/status`)).ok
  } catch {
    return false
  }
}

/** Drives WebKitGTK with WebDriver, on its own virtual display and behind a proxy that records requests. */
export const webkit = async (paths: WebKitPaths, origin: string, port = 4799): Promise<Engine> => {
  const screen = ":97"
  const display = start(paths.display, [screen, "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {})
  const driver = start(paths.driver, [`--port=${port}`], {
    DISPLAY: screen,
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    // The sandbox needs user namespaces, which containers and root do not have. Only the site itself is opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  })
  const proxy = await startRecordingProxy(origin)
  const address = `http://127.0.0.1:${port}`
  await waitUntil("WebKitWebDriver", () => isReady(address))
  return {
    name: "WebKitGTK",
    runsBefore: false,
    open: async ({ size } = {}) => {
      const from = proxy.asked.length
      const session = await openSession(address, {
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: paths.browser,
          args: ["--automation", `--proxy=http://${proxy.address}`],
        },
      })
      if (size) await session.command("POST", "/window/rect", size)
      const handle = await session.command<string>("GET", "/window")
      return {
        tab: sessionOf(session, origin, handle),
        requests: () => proxy.asked.slice(from),
        close: session.close,
      }
    },
    close: () => {
      proxy.close()
      driver.kill()
      display.kill()
      return Promise.resolve()
    },
  }
}
