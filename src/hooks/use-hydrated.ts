import { useSyncExternalStore } from "react"

const subscribe = () => () => undefined

/** Returns false in the static HTML, true once scripts run. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
