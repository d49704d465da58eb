import { spawn, type ChildProcess } from "node:child_process"
import { findInPage, type Wanted } from "./find-element"
import { hydratedInPage } from "../support/open-page"
import { startRecordingProxy } from "./recording-proxy"
import type { Engine, Key, Session } from "./session"
import { waitUntil } from "./wait-until"
import { elementKey, openSession, type WebDriver } from "./webdriver"

type ElementReference = { [elementKey]: string }
type WebKitPaths = { driver: string; browser: string; display: string }

const keys: Record<Key, string> = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", Space: " " }

const sessionOf = ({ command }: WebDriver, origin: string, handle: string): Session => {
  const turnTo = () => command<null>("POST", "/window", { handle })
  const evaluate: Session["evaluate"] = async (run, argument) => {
    await turnTo()
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
      await turnTo()
      await command("POST", "/url", { url: origin + path })
      await waitUntil("the scripts of the page", () => evaluate(hydratedInPage, undefined))
    },
    evaluate,
    click: async (role, name) => {
      await command("POST", `${await find({ role, name })}/click`)
    },
    type: async (label, text) => {
      await command("POST", `${await find({ role: "textbox", name: label })}/value`, { text })
    },
    press: async (key) => {
      await turnTo()
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

const answers = async (driver: string) => {
  try {
    return (await fetch(`${driver}/status`)).ok
  } catch {
    return false
  }
}

/** WebKitGTK through its WebDriver, on a display of its own and behind a proxy that records. */
export const webkit = async (paths: WebKitPaths, origin: string, port = 4799): Promise<Engine> => {
  const screen = ":97"
  const display = start(paths.display, [screen, "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], {})
  const driver = start(paths.driver, [`--port=${port}`], {
    DISPLAY: screen,
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    // The sandbox needs user namespaces, which containers and root do not have; only the site itself is opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  })
  const proxy = await startRecordingProxy(origin)
  const address = `http://127.0.0.1:${port}`
  await waitUntil("WebKitWebDriver", () => answers(address))
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
