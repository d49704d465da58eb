import { useSyncExternalStore } from "react"

const subscribe = () => () => undefined

/** Returns `initial` in the static HTML and during hydration, and then what `read` returns in the browser. */
export const useBrowserValue = <Value extends string | boolean>(read: () => Value, initial: Value): Value =>
  useSyncExternalStore(subscribe, read, () => initial)
