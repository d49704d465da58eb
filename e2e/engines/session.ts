import { setTimeout as pause } from "node:timers/promises"

/** Keys that the scenarios press, by their DOM names. */
export type Key = "Tab" | "Enter" | "Escape" | "Space"

export type Role = "button" | "link" | "region" | "textbox" | "searchbox"

/** One tab of a browser, with the same interface in every engine. */
export type Session = {
  /** Opens a path of the site and waits for hydration. */
  goto: (path: string) => Promise<void>
  /** Runs a function in the page. The function can use only its argument. */
  evaluate: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Clicks the element with this role and accessible name with the browser's pointer. */
  click: (role: Role, name: string) => Promise<void>
  /** Types into the field with this label with the browser's keyboard. */
  type: (label: string, text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Opens a second tab of the same profile. */
  anotherTab: () => Promise<Session>
}

/** An empty browser profile. `requests` returns the URLs outside the site that any of its tabs has requested. */
export type Profile = { tab: Session; requests: () => string[]; close: () => Promise<unknown> }

export type ProfileOptions = {
  /** Runs in each document before the page's own scripts; it can use no outer variable. Ignored where `runsBefore` is false. */
  before?: () => void
  /** Size of the window in CSS pixels. */
  size?: { width: number; height: number }
}

export type Engine = {
  name: string
  /** True if the engine runs `before`. WebDriver cannot run a script before the page's own. */
  runsBefore: boolean
  open: (options?: ProfileOptions) => Promise<Profile>
  close: () => Promise<void>
}

/** A test that runs in any engine. */
export type Scenario = {
  title: string
  /** True if the scenario cannot run without `before`. */
  needsBefore?: boolean
  run: (engine: Engine) => Promise<void>
}

/** Runs the steps in an empty profile and closes it even if they fail. */
export const inProfile = async (
  engine: Engine,
  steps: (profile: Profile) => Promise<void>,
  options: ProfileOptions = {},
) => {
  const profile = await engine.open(options)
  try {
    await steps(profile)
  } finally {
    await profile.close()
  }
}

const timeout = 15_000
const interval = 50

/** Polls until the result is truthy and returns it. @throws an Error that names `what` after 15 seconds */
export const waitUntil = async <Result>(
  what: string,
  poll: () => Promise<Result>,
): Promise<NonNullable<Result>> => {
  const end = Date.now() + timeout
  for (;;) {
    const result = await poll()
    if (result) return result
    if (Date.now() > end) throw new Error(`Timed out waiting for ${what}`)
    await pause(interval)
  }
}
