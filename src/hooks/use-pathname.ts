import { createContext, useContext } from "react"

/**
 * The path of the page that is shown, provided by the layout. The router's `useLocation` changes before the next page
 * has loaded, while the previous one is still shown.
 */
export const PathnameContext = createContext("/")

export const usePathname = () => useContext(PathnameContext)
