/** Keys that the lines press; the names are those of the DOM. */
export type Key = "Tab" | "Enter" | "Escape" | "Space"

/** One tab of one browser, driven in the same words in every engine. */
export type Session = {
  /** Opens a path of the site and waits until its scripts have taken over the page. */
  goto: (path: string) => Promise<void>
  /** Runs a function in the page. It must stand alone: no names from outside but its argument. */
  evaluate: <Argument, Result>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Clicks what has this role and accessible name, with the browser's own pointer. */
  click: (role: Role, name: string) => Promise<void>
  /** Types into the field that has this label, with the browser's own keyboard. */
  type: (label: string, text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** A second tab of the same profile. */
  anotherTab: () => Promise<Session>
}

export type Role = "button" | "link" | "region" | "textbox" | "searchbox"

/** A fresh profile; `requests` holds every address outside the site that it has asked for, of all tabs. */
export type Profile = { tab: Session; requests: () => string[]; close: () => Promise<unknown> }

export type ProfileOptions = {
  /** Runs in each document before the page's own scripts; a function that stands alone. */
  before?: () => void
  /** The size of the window in CSS pixels. */
  size?: { width: number; height: number }
}

export type Engine = {
  name: string
  /** Whether `before` can be kept; WebDriver has no way to run a script ahead of the page. */
  runsBefore: boolean
  open: (options?: ProfileOptions) => Promise<Profile>
  close: () => Promise<void>
}

/** One acceptance line: a sentence and the steps that prove it, in any engine. */
export type Scenario = {
  title: string
  needsBefore?: boolean
  run: (engine: Engine) => Promise<void>
}
