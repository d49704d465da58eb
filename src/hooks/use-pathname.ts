import { createContext, useContext } from "react"

/** The path of the page on show, which the layout provides. */
export const PathnameContext = createContext("/")

export const usePathname = () => useContext(PathnameContext)
