import { useSyncExternalStore } from "react"

const never = () => () => undefined

/** False in the HTML that is made at build, true once scripts run. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
